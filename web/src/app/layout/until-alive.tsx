import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useFirstPageEntry } from '../../lib/page-entry.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import classes from './until-alive.module.css';

const TellAlive = createContext<() => void>(() => {});

/**
 * Keeps fields and buttons closed as long as a page that the server drew is not alive: what somebody types would be lost, a click
 * unheard, and a form that the browser sends by itself would put a password into the address. They look as they will. Links work from
 * the first moment.
 *
 * The page becomes alive after the frame around it, so it is the page that says so, by `Alive`: a language picked in the header
 * before that would meet texts that are still the server's.
 */
export function UntilAlive({ children }: { children: ReactNode }) {
  const isDrawnHere = useIsHydrated();
  const [isAlive, setAlive] = useState(isDrawnHere);
  const frame = useRef<HTMLFieldSetElement>(null);
  const tellAlive = useCallback(() => setAlive(true), []);
  useEffect(() => {
    // The browser could not focus a field that was closed.
    if (isAlive) frame.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, [isAlive]);
  return (
    <fieldset ref={frame} role="presentation" className={classes.frame} disabled={!isAlive}>
      <TellAlive value={tellAlive}>{children}</TellAlive>
    </fieldset>
  );
}

/** Stands in whatever becomes alive as one, and opens the fields when it has. */
export function Alive() {
  const tellAlive = useContext(TellAlive);
  useFirstPageEntry();
  useEffect(() => {
    // After whatever the page itself does at its beginning: its view is recorded before anything that is done on it.
    const timer = setTimeout(tellAlive);
    return () => clearTimeout(timer);
  }, [tellAlive]);
  return null;
}
