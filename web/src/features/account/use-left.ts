import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { path } from '../../app/routes.ts';
import { trpc } from '../../lib/trpc.ts';

/** What follows the end of a session: the visitor is nobody again, what the user saw is forgotten, and home they go. */
export function useLeft() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    await utils.account.me.fetch(undefined, { staleTime: 0 });
    await navigate(path('cv-pick-template'), { replace: true });
    for (const router of [trpc.resume, trpc.download, trpc.billing]) {
      queryClient.removeQueries({ queryKey: getQueryKey(router) });
    }
    for (const query of [trpc.account.sessions, trpc.account.signInMethods]) {
      queryClient.removeQueries({ queryKey: getQueryKey(query) });
    }
  };
}
