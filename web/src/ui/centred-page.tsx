import type { ReactNode } from 'react';
import classes from './centred-page.module.css';

interface CentredPageProps {
  children: ReactNode;
  /** As high as the window, so that the footer does not appear and then move when the next page replaces this one. */
  isFullHeight?: boolean;
}

/** A page with a short centred message: loading, an error, nothing found. */
export function CentredPage({ children, isFullHeight = false }: CentredPageProps) {
  return (
    <div className={classes.page} data-full-height={isFullHeight || undefined}>
      {children}
    </div>
  );
}
