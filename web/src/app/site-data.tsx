import { Button, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useEffect } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';
import { onSessionChange } from '../lib/session-channel.ts';
import { useInitialData } from '../lib/site.ts';
import { trpc } from '../lib/trpc.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useT } from './messages.ts';

/**
 * Asks anew who is there when another tab says that somebody came in or left. The editor keeps what is typed: it is told by the
 * first refusal.
 */
function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Not the resume that an editor has open: what is typed there is newer than what the server has.
    const whose = [trpc.account, trpc.resume.list, trpc.resume.trash, trpc.download, trpc.billing];
    const ask = () => {
      for (const queries of whose) void queryClient.invalidateQueries({ queryKey: getQueryKey(queries) });
    };
    return onSessionChange(ask);
  }, [queryClient]);
}

/** The API has answered, and cannot do its work now: the reader's connection is not the reason. */
const isUnavailable = (error: unknown) => apiErrorOf(error)?.code === 'unavailable';

/** Fetches page configuration and the current user, and draws the pages once both are there (specification, section 1). */
export function SiteData({ children }: { children: ReactNode }) {
  const t = useT();
  const { config, user } = useInitialData();
  useSessionOfOtherTabs();

  if (config.data && user.data) return children;
  if (config.isError || user.isError) {
    return (
      <CentredPage>
        <Title order={1} size="h3">
          {t('failure.title')}
        </Title>
        <Text c="dimmed" maw="28rem">
          {t(isUnavailable(config.error ?? user.error) ? 'failure.unavailable' : 'failure.offline')}
        </Text>
        <Button onClick={() => Promise.all([config.refetch(), user.refetch()])}>{t('failure.retry')}</Button>
      </CentredPage>
    );
  }
  return <LoadingScreen message={t('loading')} />;
}
