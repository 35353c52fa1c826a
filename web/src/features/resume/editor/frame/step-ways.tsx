import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../messages.ts';
import classes from '../step-panel.module.css';

interface StepWaysProps {
  /** The address of the previous step; null at the first. */
  previous: string | null;
  /** The next step; null at the last. */
  next: { address: string; name: string } | null;
  onNext: () => void;
  /** What stands in the place of the next step at the last. */
  children: ReactNode;
}

/** Links to the previous and next step. */
export function StepWays({ previous, next, onNext, children }: StepWaysProps) {
  const t = useT();
  return (
    <div className={classes.ways}>
      {previous === null ? (
        <span />
      ) : (
        <Button
          component={Link}
          to={previous}
          variant="default"
          leftSection={<IconArrowLeft size={17} aria-hidden />}
          className={classes.previous}
        >
          {t('previous')}
        </Button>
      )}
      {next === null ? (
        children
      ) : (
        <Button
          component={Link}
          to={next.address}
          rightSection={<IconArrowRight size={17} aria-hidden />}
          onClick={onNext}
        >
          {`${t('next')}: ${next.name}`}
        </Button>
      )}
    </div>
  );
}
