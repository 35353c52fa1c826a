import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useUser } from '../../lib/site.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { destinationAfterLogin } from './destination.ts';
import { useT } from './messages.ts';
import { useFinishLogin } from './use-finish-login.ts';

/** Shows its children to visitors only. Users are redirected to their destination, after a Google login with a toast. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const [query] = useSearchParams();
  // The state when the page opened: a login on this page navigates by itself.
  const [wasLoggedIn] = useState(user.isLoggedIn);
  if (!wasLoggedIn) return children;
  if (query.has('via')) return <FinishGoogleLogin isNew={query.get('via') === 'registered'} />;
  return <Navigate to={destinationAfterLogin(query, user)} replace />;
}

function FinishGoogleLogin({ isNew }: { isNew: boolean }) {
  const t = useT();
  const user = useUser();
  const finishLogin = useFinishLogin();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Strict mode mounts twice in development; finish the login once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const event = isNew ? 'register' : 'login';
    void finishLogin(user, { event, method: 'google' }, t(`${event}.done`));
  });
  return <LoadingScreen message={t(isNew ? 'register.done' : 'login.done')} />;
}
