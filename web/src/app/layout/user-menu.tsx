import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useUser } from '../../lib/site.ts';
import { useT } from '../messages.ts';
import { useMenu } from './menu-items.ts';
import classes from './user-menu.module.css';

const ID = 'account-menu';

/** A button with the user's name, which opens the pages of their account. */
export function UserMenu() {
  const t = useT();
  const { wider, session } = useMenu();
  const { firstName, lastName, email } = useUser();
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger.
  useEffect(() => list.current?.hidePopover(), [pathname]);

  const name = [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
  const initials = ([firstName, lastName].map((part) => part?.[0] ?? '').join('') || name.slice(0, 1)).toUpperCase();
  return (
    <>
      {/* The browser opens and closes a popover, with Escape and a click elsewhere too, and puts it next in the order of Tab. */}
      <button
        type="button"
        popoverTarget={ID}
        className={classes.opener}
        aria-label={`${t('footer.account')}: ${name}`}
      >
        <span className={classes.initials} aria-hidden>
          {initials}
        </span>
        <span className={classes.name} aria-hidden>
          {firstName || name}
        </span>
        <IconChevronDown size={14} aria-hidden />
      </button>
      <nav ref={list} id={ID} popover="auto" className={classes.list} aria-label={t('footer.account')}>
        <p className={classes.who} aria-hidden>
          <strong>{name}</strong>
          {name !== email && <span>{email}</span>}
        </p>
        {[...wider, session].map(({ name: route, label, to }) => (
          <NavLink key={route} to={to} end className={() => classes.link}>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
