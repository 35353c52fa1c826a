import { IconLoader2 } from '@tabler/icons-react';
import classes from './spinner.module.css';

/** A spinner for use beside a text about work in progress. `size` in px. It does not move for users who prefer reduced motion. */
export function Spinner({ size }: { size: number }) {
  return <IconLoader2 size={size} aria-hidden className={classes.icon} />;
}
