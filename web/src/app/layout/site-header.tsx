import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { loadable } from '../../lib/loadable.ts';
import { path } from '../../lib/path.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { useT } from '../messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { type MenuItem, useMenu } from './menu-items.ts';
import classes from './site-header.module.css';

const mobileMenu = loadable(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** The header: the main menu in a row, or behind a button on mobile widths. */
export function SiteHeader() {
  const t = useT();
  const { pages, wider, session } = useMenu();
  const [isOpen, menu] = useDisclosure();
  const { pathname } = useLocation();
  // The menu stays mounted after its first use, so that it can slide out.
  const [isMenuWanted, setMenuWanted] = useState(false);
  if (isOpen && !isMenuWanted) setMenuWanted(true);

  // The mobile menu closes at each navigation (specification, section 2).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger.
  useEffect(() => menu.close(), [pathname]);

  const linksTo = (items: readonly MenuItem[]) =>
    items.map(({ name, label, to }) =>
      // A link that leads elsewhere first, as to the registration, is not marked as the current page there.
      to === path(name) ? (
        <NavLink key={name} to={to} end className={() => classes.link}>
          {label}
        </NavLink>
      ) : (
        <Link key={name} to={to} className={classes.link}>
          {label}
        </Link>
      ),
    );

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <nav className={classes.wide} aria-label={t('menu.main')}>
          {linksTo(pages)}
        </nav>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
          <AccountMenu />
          <div className={classes.burger}>
            <Burger
              opened={isOpen}
              onClick={menu.toggle}
              size="sm"
              aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
              aria-expanded={isOpen}
            />
          </div>
        </div>
      </div>
      {isMenuWanted && (
        <LazyPanel chunk={mobileMenu} frame={(failure) => isOpen && failure}>
          {(MobileMenu) => (
            <MobileMenu isOpen={isOpen} onClose={menu.close}>
              {linksTo([...pages, ...wider])}
              <NavLink to={session.to} className={() => classes.link}>
                {session.label}
              </NavLink>
            </MobileMenu>
          )}
        </LazyPanel>
      )}
    </header>
  );
}
