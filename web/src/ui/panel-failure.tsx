import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { useIsOnline, useWhenOnlineAgain } from '../lib/use-is-online.ts';
import { useT } from './messages.ts';
import classes from './panel-failure.module.css';

/** Shown in place of a panel that could not be loaded. It retries by itself when the connection is back. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const isOnline = useIsOnline();
  useWhenOnlineAgain(onRetry);
  const Icon = isOnline ? IconAlertTriangle : IconCloudOff;
  return (
    <div className={classes.failure} role="alert">
      <Icon size={28} stroke={1.5} aria-hidden />
      <p>{t(isOnline ? 'panel.failed' : 'panel.offline')}</p>
      <Button variant="default" size="sm" onClick={onRetry}>
        {t('panel.retry')}
      </Button>
    </div>
  );
}
