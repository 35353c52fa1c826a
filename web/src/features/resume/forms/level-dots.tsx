import type { LevelStyle } from '@kreda/document/kinds/resume/model/page-setup';
import { useId } from 'react';
import { LEVELS } from './fields/level-field.tsx';
import { useT } from './messages.ts';
import classes from './terms.module.css';

interface LevelDotsProps {
  /** Names the control. */
  label: string;
  value: number | null;
  /** Drawn as the CV draws its levels; dots where it draws none. */
  shape: LevelStyle;
  onChange: (value: number | null) => void;
}

/** A level of 1 to 5 in a row of an entry. The same level again, Backspace or Delete takes it away. */
export function LevelDots({ label, value, shape, onChange }: LevelDotsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset
      className={classes.level}
      aria-label={label}
      data-shape={shape}
      onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && onChange(null)}
    >
      {LEVELS.map((level) => (
        <label key={level} className={classes.step} data-reached={(value !== null && level <= value) || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('level.step', { value: level })}
            checked={level === value}
            onChange={() => onChange(level)}
            onClick={() => level === value && onChange(null)}
          />
          <span aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}
