import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useEffect } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';
import { onSessionChange } from '../lib/session-channel.ts';
import { useInitialData } from '../lib/site.ts';
import { trpc } from '../lib/trpc.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageScene } from '../ui/page-scene.tsx';
import { useT } from './messages.ts';

/**
 * Refetches the user's data when another tab announces a login or logout. The resume in the editor is not refetched: the editor
 * learns of it by the first refused save.
 */
function useSessionChangesInOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Not `trpc.resume.get`: the resume open in the editor is newer than the server's.
    const userQueries = [trpc.account, trpc.resume.list, trpc.resume.trash, trpc.download, trpc.billing];
    const refetch = () => {
      for (const queries of userQueries) void queryClient.invalidateQueries({ queryKey: getQueryKey(queries) });
    };
    return onSessionChange(refetch);
  }, [queryClient]);
}

/** True if the API answered that it is unavailable: the user's connection is not the cause. */
const isUnavailable = (error: unknown) => apiErrorOf(error)?.code === 'unavailable';

/** Fetches the page configuration and the current user, and renders the pages once both are loaded (specification, section 1). */
export function SiteData({ children }: { children: ReactNode }) {
  const t = useT();
  const { config, user } = useInitialData();
  useSessionChangesInOtherTabs();

  if (config.data && user.data) return children;
  if (config.isError || user.isError) {
    return (
      <CentredPage>
        <PageScene sign="!" />
        <h1>{t('failure.title')}</h1>
        <p>{t(isUnavailable(config.error ?? user.error) ? 'failure.unavailable' : 'failure.offline')}</p>
        <Button onClick={() => Promise.all([config.refetch(), user.refetch()])}>{t('failure.retry')}</Button>
      </CentredPage>
    );
  }
  return <LoadingScreen message={t('loading')} />;
}
