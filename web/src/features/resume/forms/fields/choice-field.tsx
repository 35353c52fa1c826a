import { LICENCE_CATEGORIES } from '@kreda/document/kinds/resume/model/section';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../messages.ts';
import type { ChoiceKind } from './choice-kinds.ts';
import { LANGUAGE_LEVELS } from './language-levels.ts';
import { LevelField } from './level-field.tsx';
import { YearMonthField } from './year-month-field.tsx';

interface ChoiceFieldProps {
  kind: ChoiceKind;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  hint: string | undefined;
  error: ReactNode;
  disabled: boolean;
  /** Of a date: how many years after the present one can be chosen. */
  yearsAhead: number;
}

/** The control for a field whose value is chosen. */
export function ChoiceField({ kind, label, value, onChange, hint, error, disabled, yearsAhead }: ChoiceFieldProps) {
  const t = useT();
  const text = typeof value === 'string' ? value : '';
  const shared = { label, disabled, ...(hint ? { description: hint } : {}), ...(error ? { error } : {}) };
  switch (kind) {
    case 'year-month':
      return (
        <YearMonthField
          label={label}
          value={text}
          onChange={onChange}
          yearsAhead={yearsAhead}
          disabled={disabled}
          hint={hint}
          error={error}
        />
      );
    case 'level':
      return <LevelField label={label} value={value as number | null} onChange={onChange} />;
    case 'language-level':
      return (
        <NativeSelect
          {...shared}
          size="md"
          value={text}
          data={[
            { value: '', label: t('languageLevel.none') },
            ...LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`languageLevel.${level}`) })),
          ]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'licence-category':
      return (
        <NativeSelect
          {...shared}
          size="md"
          value={text}
          data={[{ value: '', label: t('licenceCategory.none') }, ...LICENCE_CATEGORIES]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'flag':
      return (
        <Checkbox {...shared} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      );
  }
}
