import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudPause, IconLoader2 } from '@tabler/icons-react';
import type { SaveState } from '../state/save-queue.ts';
import { useT } from './messages.ts';
import classes from './save-indicator.module.css';

const ICONS = {
  saved: IconCheck,
  saving: IconLoader2,
  offline: IconCloudOff,
  waiting: IconCloudPause,
  refused: IconAlertTriangle,
  held: IconCloudPause,
};

/** Shows whether all changes are saved. */
export function SaveIndicator({ state }: { state: SaveState }) {
  const t = useT();
  const Icon = ICONS[state];
  return (
    <span className={classes.indicator} data-state={state} role="status">
      <Icon size={15} aria-hidden />
      <span className={classes.words}>{t(`save.${state}`)}</span>
    </span>
  );
}
