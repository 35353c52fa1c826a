import { headOf } from '@kreda/site/route-titles';
import { type RouteName, routeOf } from '@kreda/site/routes';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { isConsentBannerOpenAtom } from '../../lib/analytics/consent-state.ts';
import { path } from '../../lib/path.ts';
import { useSiteConfig, useUser } from '../../lib/site.ts';
import { useT } from '../messages.ts';
import { Logo } from './logo.tsx';
import { type MenuItem, useMenu } from './menu-items.ts';
import classes from './site-footer.module.css';

/** Menu items about the account, which the footer shows in a group of their own. */
const ACCOUNT_ITEMS: readonly RouteName[] = ['account', 'payment', 'login', 'logout'];

/** The wider navigation (specification, section 1): product, account, help and legal texts. */
export function SiteFooter() {
  const t = useT();
  const language = useLanguage();
  const { name, year, tagManagerId } = useSiteConfig();
  const { isLoggedIn } = useUser();
  const setBannerOpen = useSetAtom(isConsentBannerOpenAtom);
  const { pages, wider, session } = useMenu();
  const items = [...pages, ...wider, session];
  const titled = (route: RouteName): MenuItem => ({
    name: route,
    label: headOf(routeOf(route).titleKey, language).title,
    to: path(route),
  });
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.promise}>{t('footer.promise')}</p>
        </div>
        <LinkGroup title={t('footer.product')}>
          {items.filter((item) => !ACCOUNT_ITEMS.includes(item.name)).map(toLink)}
          <li>
            <Link to={`${path('cv-pick-template')}#prices`}>{t('footer.prices')}</Link>
          </li>
        </LinkGroup>
        <LinkGroup title={t('footer.account')}>
          {items
            .filter((item) => ACCOUNT_ITEMS.includes(item.name))
            .map((item) => toLink(item.name === 'account' ? { ...item, label: t('footer.settings') } : item))}
          {!isLoggedIn && toLink(titled('register'))}
        </LinkGroup>
        <LinkGroup title={t('footer.help')}>
          <li>
            <Link to={`${path('cv-pick-template')}#questions`}>{t('footer.questions')}</Link>
          </li>
          {toLink(titled('contact'))}
          {toLink({ name: 'withdrawal', label: t('footer.withdraw'), to: path('withdrawal') })}
        </LinkGroup>
        <LinkGroup title={t('footer.legal')}>
          {(['terms', 'privacy', 'cookies'] as const).map(titled).map(toLink)}
          {tagManagerId && (
            <li>
              <button type="button" onClick={() => setBannerOpen(true)}>
                {t('consent.change')}
              </button>
            </li>
          )}
        </LinkGroup>
      </div>
      <p className={classes.small}>
        © {year} {name}
      </p>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={classes.group} aria-label={title}>
      <p aria-hidden>{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

function toLink({ name, label, to }: MenuItem) {
  return (
    <li key={name}>
      <Link to={to}>{label}</Link>
    </li>
  );
}
