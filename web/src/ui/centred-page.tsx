import type { ReactNode } from 'react';
import classes from './centred-page.module.css';

/** A page of a few words in the middle: loading, errors, nothing found. */
export function CentredPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
