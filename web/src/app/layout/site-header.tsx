import { useDisclosure } from '@mantine/hooks';
import { type Ref, useEffect, useState } from 'react';
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

interface SiteHeaderProps {
  /** Receives the element that the editor fills with its tools. The whole menu is behind the button then. */
  slot?: Ref<HTMLDivElement>;
}

/** The header: the main menu in a row, or behind a button on mobile widths and in the editor. */
export function SiteHeader({ slot }: SiteHeaderProps) {
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
    <header className={classes.header} data-editor={slot === undefined ? undefined : ''}>
      <div className={classes.bar}>
        <Logo />
        {slot === undefined ? (
          <nav className={classes.wide} aria-label={t('menu.main')}>
            {linksTo(pages)}
          </nav>
        ) : (
          <div ref={slot} className={classes.slot} />
        )}
        <div className={classes.tools}>
          {slot === undefined && (
            <>
              <LanguageSwitch />
              <ColorSchemeSwitch />
              <AccountMenu />
            </>
          )}
          <div className={classes.burger}>
            <button
              type="button"
              className={classes.burgerButton}
              onClick={menu.toggle}
              aria-label={t(isOpen ? 'menu.close' : 'menu.open')}
              aria-expanded={isOpen}
            >
              <span />
            </button>
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
              {slot !== undefined && (
                <div className={classes.switches}>
                  <LanguageSwitch />
                  <ColorSchemeSwitch />
                </div>
              )}
            </MobileMenu>
          )}
        </LazyPanel>
      )}
    </header>
  );
}
