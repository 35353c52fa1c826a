import type { ReactNode } from 'react';
import classes from './settle-dialog.module.css';

interface SettleRowProps {
  /** The section. */
  where: string;
  /** The entry and the field. */
  what: string;
  children: ReactNode;
}

/** A row of what is to be decided, with its place as heading. */
export function SettleRow({ where, what, children }: SettleRowProps) {
  return (
    <li className={classes.row} data-row>
      <h3 className={classes.where}>
        <span>{where}</span>
        {what}
      </h3>
      {children}
    </li>
  );
}
