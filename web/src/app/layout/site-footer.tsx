import { useSetAtom } from 'jotai';
import { Link } from 'react-router';
import { useSiteConfig } from '../../lib/site.ts';
import { useT } from '../messages.ts';
import { isConsentAskedAtom } from './consent-state.ts';
import { Logo } from './logo.tsx';
import { useMenu } from './menu-items.ts';
import classes from './site-footer.module.css';

export function SiteFooter() {
  const t = useT();
  const { name, contactMail, tagManagerId } = useSiteConfig();
  const askConsent = useSetAtom(isConsentAskedAtom);
  const { pages, wider, session } = useMenu();
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div>
          <Logo />
          <p className={classes.promise}>{t('footer.promise')}</p>
        </div>
        <ul className={classes.links}>
          {[...pages, ...wider, session].map((item) => (
            <li key={item.name}>
              <Link to={item.to}>{item.label}</Link>
            </li>
          ))}
          <li>
            <a href={`mailto:${contactMail}`}>{t('footer.contact')}</a>
          </li>
          {tagManagerId && (
            <li>
              <button type="button" onClick={() => askConsent(true)}>
                {t('consent.change')}
              </button>
            </li>
          )}
        </ul>
      </div>
      <p className={classes.small}>
        © {new Date().getFullYear()} {name}
      </p>
    </footer>
  );
}
