import type { ReactNode } from 'react';
import classes from './centred-page.module.css';

interface CentredPageProps {
  children: ReactNode;
  /** Takes the window's height, so that the footer is not seen and then pushed out by what takes this page's place. */
  isFullHeight?: boolean;
}

/** A page of a few words in the middle: loading, errors, nothing found. */
export function CentredPage({ children, isFullHeight = false }: CentredPageProps) {
  return (
    <div className={classes.page} data-full-height={isFullHeight || undefined}>
      {children}
    </div>
  );
}
