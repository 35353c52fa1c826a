import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '../steps-navigation.module.css';

interface StepItemProps {
  address: string;
  name: string;
  /** The step's place among all steps, from 1. */
  number: number;
  isCurrent: boolean;
  isFilled: boolean;
}

/** A link to a step in the list of steps, with its number, or a tick once something is filled in. */
export function StepItem({ address, name, number, isCurrent, isFilled }: StepItemProps) {
  return (
    <li>
      <Link to={address} className={classes.step} aria-current={isCurrent ? 'step' : undefined}>
        <span className={classes.mark} data-filled={isFilled || undefined} aria-hidden>
          {isFilled ? <IconCheck size={13} stroke={3} /> : number}
        </span>
        {name}
      </Link>
    </li>
  );
}
