import { registerInstead } from '@kreda/site/register-instead';
import { type Guard, matchPath } from '@kreda/site/routes';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { magazinePricing } from '../features/account/magazine-links.ts';
import { activeLanguage } from '../i18n/active-language.ts';
import { useUser } from '../lib/site.ts';
import { trpc, type User } from '../lib/trpc.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { showToast, showToastAfterNavigation } from '../ui/toasts.tsx';
import { useT } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { guardPaid } from './paid-guard.ts';

/**
 * Checks access to a route (specification, section 4). Where a login is needed, visitors are sent to the registration; where
 * access is needed, users without it are sent to the price list. The server makes the same decisions about the page's data.
 */
export function RouteGuard({ guard }: { guard: Guard }) {
  const user = useUser();
  const location = useLocation();
  const match = matchPath(location.pathname);
  // The router accepts any text as an id, the route table only valid ids.
  if (!match) return <NotFoundPage />;
  if (guard === 'anybody') return <Outlet />;
  if (!user.isLoggedIn) return <Navigate to={registerInstead(activeLanguage(), match, location)} replace />;
  if (guard === 'user' || user.isPaid) return <Outlet />;
  return <PaidGuard user={user} />;
}

/** Shown while the server is asked again. If the user has access by now, the guard above lets them in. */
function PaidGuard({ user }: { user: User }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Strict mode mounts twice in development; ask the server once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    let refetched: User | null = null;
    void guardPaid({
      toast: ({ type, key, isLoading = false }) =>
        showToast({ type, text: t(`guard.${key}`), isLoading }, 'paid-guard'),
      toastAfterNavigation: ({ type, key }) => showToastAfterNavigation({ type, text: t(`guard.${key}`) }),
      isPaid: async () => {
        refetched = { ...user, isPaid: await utils.account.isPaid.fetch(undefined, { staleTime: 0 }) };
        return refetched.isPaid;
      },
      letIn: () => utils.account.me.setData(undefined, refetched ?? user),
      goToPricing: async () => navigate(magazinePricing(user.id!), { replace: true }),
    });
  });
  return <LoadingScreen message={t('guard.verifying')} />;
}
