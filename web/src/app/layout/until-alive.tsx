import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import classes from './until-alive.module.css';

/**
 * Keeps fields and buttons closed as long as a page that the server drew is not alive: what somebody types would be lost, a click
 * unheard, and a form that the browser sends by itself would put a password into the address. They look as they will. Links work from
 * the first moment.
 */
export function UntilAlive({ children }: { children: ReactNode }) {
  const isDrawnHere = useIsHydrated();
  const [isAlive, setAlive] = useState(isDrawnHere);
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // After whatever the page itself does at its beginning: its view is recorded before anything that is done on it.
    const timer = setTimeout(() => setAlive(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The browser could not focus a field that was closed.
    if (isAlive) frame.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, [isAlive]);
  return (
    <fieldset ref={frame} role="presentation" className={classes.frame} disabled={!isAlive}>
      {children}
    </fieldset>
  );
}
