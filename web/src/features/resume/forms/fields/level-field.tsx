import { Button, Input } from '@mantine/core';
import { useT } from '../messages.ts';
import classes from './fields.module.css';

/** A level's steps (specification, section 9). */
export const LEVELS = [1, 2, 3, 4, 5] as const;

interface LevelFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A level of 1 to 5, or none (specification, section 9). */
export function LevelField({ label, value, onChange }: LevelFieldProps) {
  const t = useT();
  return (
    <Input.Wrapper label={label} labelElement="div">
      <fieldset className={classes.level} aria-label={label} style={{ border: 0, margin: 0, padding: 0 }}>
        {LEVELS.map((level) => (
          <button
            type="button"
            key={level}
            className={classes.step}
            aria-label={t('level.step', { value: level })}
            aria-pressed={level === value}
            data-reached={(value !== null && level <= value) || undefined}
            onClick={() => onChange(level)}
          >
            {level}
          </button>
        ))}
        {value !== null && (
          <Button variant="subtle" size="compact-sm" className={classes.clear} onClick={() => onChange(null)}>
            {t('level.none')}
          </Button>
        )}
      </fieldset>
    </Input.Wrapper>
  );
}
