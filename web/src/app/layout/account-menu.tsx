import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { loadable } from '../../lib/loadable.ts';
import { useUser } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import classes from './account-menu.module.css';
import { useMenu } from './menu-items.ts';

// Most visitors of the home page have no account.
const userMenu = loadable(async () => (await import('./user-menu.tsx')).UserMenu);

/** The link to log in; for a user the menu of their account. */
export function AccountMenu() {
  const { session } = useMenu();
  const { isLoggedIn } = useUser();
  // The server does not load the menu. Suspending there, it would be an error that React reports in the browser.
  const isHydrated = useIsHydrated();
  return isLoggedIn ? (
    <div className={classes.menu}>
      {isHydrated && <LazyPanel chunk={userMenu}>{(UserMenu) => <UserMenu />}</LazyPanel>}
    </div>
  ) : (
    <Button component={Link} to={session.to} size="sm" className={classes.wideOnly}>
      {session.label}
    </Button>
  );
}
