import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useFirstPageEntry } from '../../lib/page-entry.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import classes from './disabled-until-hydrated.module.css';

const SignalContext = createContext<() => void>(() => {});

/**
 * Keeps fields and buttons closed as long as a page that the server drew is not alive: what somebody types would be lost, a click
 * unheard, and a form that the browser sends by itself would put a password into the address. They look as they will. Links work from
 * the first moment.
 *
 * The page becomes alive after the frame around it, so it is the page that says so, by `SignalHydrated`: a language picked in the header
 * before that would meet texts that are still the server's.
 */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const isClientRendered = useIsHydrated();
  const [isEnabled, setEnabled] = useState(isClientRendered);
  const frame = useRef<HTMLFieldSetElement>(null);
  const signalHydrated = useCallback(() => setEnabled(true), []);
  useEffect(() => {
    // The browser could not focus a field that was closed.
    if (isEnabled) frame.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, [isEnabled]);
  return (
    <fieldset ref={frame} role="presentation" className={classes.frame} disabled={!isEnabled}>
      <SignalContext value={signalHydrated}>{children}</SignalContext>
    </fieldset>
  );
}

/** Stands in whatever becomes alive as one, and opens the fields when it has. */
export function SignalHydrated() {
  const signalHydrated = useContext(SignalContext);
  useFirstPageEntry();
  useEffect(() => {
    // After whatever the page itself does at its beginning: its view is recorded before anything that is done on it.
    const timer = setTimeout(signalHydrated);
    return () => clearTimeout(timer);
  }, [signalHydrated]);
  return null;
}
