import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CentredPage } from './centred-page.tsx';
import { useT } from './messages.ts';
import { PageScene } from './page-scene.tsx';

interface FailedPageProps {
  /** What went wrong, in the interface's language. */
  message: ReactNode;
  /** Asks again for what could not be loaded. */
  onRetry?: () => void;
  /** Other ways on. */
  children?: ReactNode;
}

/** Shown in place of a page whose data the API refused or could not give. */
export function FailedPage({ message, onRetry, children }: FailedPageProps) {
  const t = useT();
  return (
    <CentredPage>
      <PageScene sign="!" />
      <div role="alert">
        <Title order={1} size="h3">
          {message}
        </Title>
      </div>
      <Group gap="sm" justify="center">
        {onRetry && (
          <Button variant={children ? 'default' : 'filled'} onClick={onRetry}>
            {t('panel.retry')}
          </Button>
        )}
        {children}
      </Group>
    </CentredPage>
  );
}
