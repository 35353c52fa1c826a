import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import classes from './logo.module.css';

/** The site's logo and name, with a link to the home page. */
export function Logo() {
  const { name, logo } = useSiteConfig();
  return (
    <Link to={path('cv-pick-template')} className={classes.logo}>
      {/* The specification sets the version (section 3). A changed logo needs a new one. */}
      <img src={`/logos/${logo}.svg?ver=2`} width="28" height="28" alt="" />
      <span>{name}</span>
    </Link>
  );
}
