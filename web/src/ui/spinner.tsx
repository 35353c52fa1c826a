import { IconLoader2 } from '@tabler/icons-react';
import classes from './spinner.module.css';

/** Turns beside words that say what is under way. `size` in px. It stands still for who wants less motion. */
export function Spinner({ size }: { size: number }) {
  return <IconLoader2 size={size} aria-hidden className={classes.icon} />;
}
