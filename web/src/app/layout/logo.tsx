import { Link } from 'react-router';
import { useSiteConfig } from '../../lib/site.ts';
import { path } from '../routes.ts';
import classes from './logo.module.css';

/** The site's mark and name; leads home. */
export function Logo() {
  const { name } = useSiteConfig();
  return (
    <Link to={path('cv-pick-template')} className={classes.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="9" className={classes.tile} />
        <path d="M11 8v16M21.5 8 12.5 16l9 8" className={classes.stroke} />
        <circle cx="24" cy="24" r="2.4" className={classes.dot} />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
