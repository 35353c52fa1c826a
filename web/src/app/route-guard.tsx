import { registerInstead } from '@kreda/site/register-instead';
import { type Guard, matchPath } from '@kreda/site/routes';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { magazinePricing } from '../features/account/destination.ts';
import { activeLanguage } from '../i18n/active-language.ts';
import { useUser } from '../lib/site.ts';
import { trpc, type User } from '../lib/trpc.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { showToast, showToastAfterNavigation } from '../ui/toasts.tsx';
import { useT } from './messages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { guardPaid } from './paid-guard.ts';

/**
 * Lets in who may enter (specification, section 4): visitors are sent to register from where login is needed, and who has not
 * paid to the price list from where that is needed. The server decides the same about what a page shows.
 */
export function RouteGuard({ guard }: { guard: Guard }) {
  const user = useUser();
  const location = useLocation();
  const match = matchPath(location.pathname);
  // The router takes anything for an id, the route table only what can be one.
  if (!match) return <NotFoundPage />;
  if (guard === 'anybody') return <Outlet />;
  if (!user.isLoggedIn) return <Navigate to={registerInstead(activeLanguage(), match, location)} replace />;
  if (guard === 'user' || user.isPaid) return <Outlet />;
  return <PaidGuard user={user} />;
}

/** While the server is asked anew; a user who has paid meanwhile is then let in by the guard above. */
function PaidGuard({ user }: { user: User }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    // Development mounts twice; the server is asked once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    let asked: User | null = null;
    void guardPaid({
      toast: ({ type, key, isLoading = false }) =>
        showToast({ type, text: t(`guard.${key}`), isLoading }, 'paid-guard'),
      toastAfterNavigation: ({ type, key }) => showToastAfterNavigation({ type, text: t(`guard.${key}`) }),
      isPaid: async () => {
        asked = { ...user, isPaid: await utils.account.isPaid.fetch(undefined, { staleTime: 0 }) };
        return asked.isPaid;
      },
      letIn: () => utils.account.me.setData(undefined, asked ?? user),
      goToPricing: async () => navigate(magazinePricing(user.id!), { replace: true }),
    });
  });
  return <LoadingScreen message={t('guard.verifying')} />;
}
