import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useFirstPageEntry } from '../../lib/page-entry.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import classes from './disabled-until-hydrated.module.css';

const SignalContext = createContext<() => void>(() => {});

/**
 * Disables fields and buttons of a server-rendered page until it is hydrated. Before that, typed text and clicks would be lost,
 * and a form that the browser submits by itself would put a password into the address. The controls look enabled. Links work at
 * once.
 *
 * The page is hydrated after the frame around it, so the page signals it, by `SignalHydrated`. A language chosen in the header
 * before that would not match the server's texts.
 */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const isClientRendered = useIsHydrated();
  const [isEnabled, setEnabled] = useState(isClientRendered);
  const frame = useRef<HTMLFieldSetElement>(null);
  const signalHydrated = useCallback(() => setEnabled(true), []);
  useEffect(() => {
    // The browser could not focus a disabled field.
    if (isEnabled) frame.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, [isEnabled]);
  return (
    <fieldset ref={frame} role="presentation" className={classes.frame} disabled={!isEnabled}>
      <SignalContext value={signalHydrated}>{children}</SignalContext>
    </fieldset>
  );
}

/** Rendered inside a Suspense boundary: enables the fields when that boundary is hydrated. */
export function SignalHydrated() {
  const signalHydrated = useContext(SignalContext);
  useFirstPageEntry();
  useEffect(() => {
    // After the page's own effects: its view is recorded before any action on it.
    const timer = setTimeout(signalHydrated);
    return () => clearTimeout(timer);
  }, [signalHydrated]);
  return null;
}
