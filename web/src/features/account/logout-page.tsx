import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../app/routes.ts';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';

/** Ends the session as it is opened, forgets what the user saw, and goes home. */
export function LogoutPage() {
  const t = useT();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const logout = trpc.account.logout.useMutation({
    onSuccess: async () => {
      await utils.account.me.fetch(undefined, { staleTime: 0 });
      await navigate(path('cv-pick-template'), { replace: true });
      for (const router of [trpc.resume, trpc.download, trpc.billing])
        queryClient.removeQueries({ queryKey: getQueryKey(router) });
    },
    onError: async (error) => {
      await navigate(-1);
      showToast({ type: 'error', text: translateWording(errorWording(error)) });
    },
  });

  useEffect(() => {
    // Development mounts twice; a session ends once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    logout.mutate();
  });

  return <LoadingScreen message={t('logout.going')} />;
}
