import { Burger, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useT } from '../messages.ts';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useMenu } from './menu-items.ts';
import classes from './site-header.module.css';

/** The header: the main menu in a row, or behind a button on mobile widths. */
export function SiteHeader() {
  const t = useT();
  const { pages, session } = useMenu();
  const [isOpen, menu] = useDisclosure();
  const { pathname } = useLocation();

  // On leaving any route the mobile menu closes (specification, section 2).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger.
  useEffect(() => menu.close(), [pathname]);

  const links = pages.map(({ name, label, to }) => (
    <NavLink key={name} to={to} end className={() => classes.link}>
      {label}
    </NavLink>
  ));

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <nav className={classes.wide} aria-label={t('menu.main')}>
          {links}
        </nav>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
          <Button
            component={Link}
            to={session.to}
            variant={session.name === 'login' ? 'filled' : 'default'}
            size="sm"
            className={classes.wideOnly}
          >
            {session.label}
          </Button>
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
      <Drawer
        opened={isOpen}
        onClose={menu.close}
        position="right"
        size="min(20rem, 86vw)"
        title={t('menu.main')}
        closeButtonProps={{ 'aria-label': t('menu.close') }}
      >
        <nav className={classes.stack} aria-label={t('menu.main')}>
          {links}
          <NavLink to={session.to} className={() => classes.link}>
            {session.label}
          </NavLink>
        </nav>
      </Drawer>
    </header>
  );
}
