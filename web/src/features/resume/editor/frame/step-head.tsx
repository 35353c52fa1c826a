import { Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../messages.ts';
import classes from '../step-panel.module.css';

interface StepHeadProps {
  /** The step's place among all steps, from 1. */
  number: number;
  count: number;
  title: string;
  /** What belongs in this step. */
  lead?: ReactNode;
  isStepsOpen: boolean;
  onToggleSteps: () => void;
  /** What the step offers beside its form. */
  children?: ReactNode;
}

/** A step's place and heading. On narrow screens the place opens the list of steps. */
export function StepHead({ number, count, title, lead, isStepsOpen, onToggleSteps, children }: StepHeadProps) {
  const t = useT();
  const place = t('step', { number, count });
  return (
    <div className={classes.head}>
      <div>
        <p className={classes.place}>{place}</p>
        <UnstyledButton
          className={classes.placeButton}
          aria-expanded={isStepsOpen}
          aria-controls="steps"
          onClick={onToggleSteps}
        >
          {place}
          <IconChevronDown size={16} className={classes.chevron} data-open={isStepsOpen || undefined} aria-hidden />
        </UnstyledButton>
        <Title order={1} size="h2" tabIndex={-1}>
          {title}
        </Title>
        {lead}
      </div>
      {children}
    </div>
  );
}
