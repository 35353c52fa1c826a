import { Button } from '@mantine/core';
import { useSiteConfig } from '../lib/site.ts';
import { useIsOnline, useWhenOnlineAgain } from '../lib/use-is-online.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { PageScene } from '../ui/page-scene.tsx';
import { useT } from './messages.ts';

interface RouteErrorProps {
  /** Loads and renders the page again. */
  onRetry: () => void;
}

/**
 * Shown in place of a page that failed to load or to render, below the header. Without a connection it says so, and retries by
 * itself when the connection is back.
 */
export function RouteError({ onRetry }: RouteErrorProps) {
  const t = useT();
  const { contactMail } = useSiteConfig();
  const isOnline = useIsOnline();
  useWhenOnlineAgain(onRetry);
  return (
    <CentredPage>
      <PageScene sign="!" />
      <h1>{t(isOnline ? 'failure.title' : 'failure.offlineTitle')}</h1>
      <p>{isOnline ? t('failure.text', { mail: contactMail }) : t('failure.offlineText')}</p>
      {isOnline ? (
        <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
      ) : (
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      )}
    </CentredPage>
  );
}
