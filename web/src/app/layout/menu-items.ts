import type { RouteName } from '@kreda/site/routes';
import { magazineLink } from '../../features/account/destination.ts';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { useT } from '../messages.ts';

export interface MenuItem {
  name: RouteName;
  label: string;
  to: string;
}

/** The main menu, further links of the wider navigation (specification, section 1), and the link to log in or out. */
export function useMenu(): { pages: MenuItem[]; wider: MenuItem[]; session: MenuItem } {
  const t = useT();
  const user = useUser();
  const { isLoggedIn } = user;
  const item = (name: RouteName, label: string): MenuItem => ({ name, label, to: path(name) });
  return {
    pages: [
      { name: 'blog', label: t('menu.magazine'), to: magazineLink(user) },
      item('cv-pick-template', t('menu.creator')),
      item('my-documents', t('menu.documents')),
      ...(isLoggedIn ? [item('account', t('menu.profile'))] : []),
    ],
    wider: [item('job-offers', t('menu.jobs')), ...(isLoggedIn ? [item('payment', t('menu.payments'))] : [])],
    session: isLoggedIn ? item('logout', t('menu.logout')) : item('login', t('menu.login')),
  };
}
