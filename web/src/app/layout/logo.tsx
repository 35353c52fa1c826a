import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import classes from './logo.module.css';

/** The site's mark and name; leads home. */
export function Logo() {
  const { name, logo } = useSiteConfig();
  return (
    <Link to={path('cv-pick-template')} className={classes.logo}>
      {/* The version is the specification's (section 3): a logo that changes gets another. */}
      <img src={`/logos/${logo}.svg?ver=2`} width="28" height="28" alt="" />
      <span>{name}</span>
    </Link>
  );
}
