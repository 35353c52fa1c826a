import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialData } from '../lib/site.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useT } from './messages.ts';

/** Fetches page configuration and the current user, and draws the pages once both are there (specification, section 1). */
export function SiteData({ children }: { children: ReactNode }) {
  const t = useT();
  const { config, user } = useInitialData();

  if (config.data && user.data) return children;
  if (config.isError || user.isError) {
    return (
      <CentredPage>
        <Title order={1} size="h3">
          {t('failure.title')}
        </Title>
        <Text c="dimmed" maw="28rem">
          {t('failure.offline')}
        </Text>
        <Button onClick={() => Promise.all([config.refetch(), user.refetch()])}>{t('failure.retry')}</Button>
      </CentredPage>
    );
  }
  return <LoadingScreen message={t('loading')} />;
}
