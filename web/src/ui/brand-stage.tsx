import type { ReactNode } from 'react';
import classes from './brand-stage.module.css';

interface BrandStageProps {
  /** Size and place of the stage and of what stands on it. */
  className: string | undefined;
  children: ReactNode;
}

/** The brand's ground for a page that is shown large: indigo with an amber sun, as in home's hero and on the magazine's covers. */
export function BrandStage({ className, children }: BrandStageProps) {
  return <div className={`${classes.stage} ${className}`}>{children}</div>;
}
