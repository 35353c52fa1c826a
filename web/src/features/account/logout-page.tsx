import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { finishLogout } from './finish-logout.ts';
import { useT } from './messages.ts';

/** Ends the session on mount, then loads the home page. */
export function LogoutPage() {
  const t = useT();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const logout = trpc.account.logout.useMutation({
    onSuccess: () => finishLogout(),
    onError: async (error) => {
      showToastAfterNavigation({ type: 'error', text: errorText(error) });
      await navigate(-1);
    },
  });

  useEffect(() => {
    // Strict mode mounts twice in development; log out once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    logout.mutate();
  });

  return <LoadingScreen message={t('logout.going')} />;
}
