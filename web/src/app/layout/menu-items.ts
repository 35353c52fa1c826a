import type { RouteName } from '@kreda/site/routes';
import { useLocation } from 'react-router';
import { magazineLink } from '../../features/account/magazine-links.ts';
import { useChosenPackage } from '../../lib/chosen-package.ts';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { useT } from '../messages.ts';

export interface MenuItem {
  name: RouteName;
  label: string;
  to: string;
}

/** Links of the menu (specification, section 1): pages for everybody, a user's own pages, and the link to log in or out. */
export function useMenu(): { pages: MenuItem[]; wider: MenuItem[]; session: MenuItem } {
  const t = useT();
  const user = useUser();
  const { isLoggedIn } = user;
  const { pathname, search } = useLocation();
  // A login from the registration leads on to what the visitor registers for.
  const loginQuery = new URLSearchParams(pathname === path('register') ? search : '');
  const chosenPackage = useChosenPackage();
  if (chosenPackage !== null) loginQuery.set('package', chosenPackage);
  const item = (name: RouteName, label: string): MenuItem => ({ name, label, to: path(name) });
  return {
    pages: [
      { name: 'blog', label: t('menu.magazine'), to: magazineLink(user) },
      item('cv-pick-template', t('menu.creator')),
      item('my-documents', t('menu.documents')),
      item('job-offers', t('menu.jobs')),
    ],
    wider: isLoggedIn ? [item('account', t('menu.profile')), item('payment', t('menu.payments'))] : [],
    session: isLoggedIn
      ? item('logout', t('menu.logout'))
      : { name: 'login', label: t('menu.login'), to: path('login') + (loginQuery.size > 0 ? `?${loginQuery}` : '') },
  };
}
