import { toBcp47 } from '@kreda/document/engine/text/languages';
import { Input, NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../../i18n/define-messages.ts';
import { useT } from '../messages.ts';
import classes from './fields.module.css';
import { yearsToChoose } from './years.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
/** Width of a select's arrow, in px. It is narrow, so that the longest month name of any language fits. */
const ARROW_PX = 28;

interface YearMonthFieldProps {
  label: string;
  /** `2021-03`, `2021` or empty. */
  value: string;
  onChange: (value: string) => void;
  /** How many years after the present one can be chosen. */
  yearsAhead: number;
  disabled?: boolean;
  hint?: string | undefined;
  error?: ReactNode;
}

/** Selects for a year and an optional month. */
export function YearMonthField({
  label,
  value,
  onChange,
  yearsAhead,
  disabled = false,
  hint,
  error,
}: YearMonthFieldProps) {
  const t = useT();
  const language = useLanguage();
  const hintId = useId();
  const [year = '', month = ''] = value.split('-');
  const years = yearsToChoose(year, new Date().getFullYear() + yearsAhead);
  const monthName = new Intl.DateTimeFormat(toBcp47(language), { month: 'long', timeZone: 'UTC' });

  // A month needs a year: choosing a month first sets the current year.
  const setMonth = (next: string) => onChange(next === '' ? year : `${year || new Date().getFullYear()}-${next}`);
  const setYear = (next: string) => onChange(next === '' ? '' : month ? `${next}-${month}` : next);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      {...(error ? { error } : {})}
      {...(hint ? { description: hint, descriptionProps: { id: hintId, mt: 5 } } : {})}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          rightSectionWidth={ARROW_PX}
          aria-label={t('months.monthOf', { label })}
          value={month}
          disabled={disabled}
          data={[
            { value: '', label: t('months.none') },
            ...MONTHS.map((code) => ({ value: code, label: monthName.format(new Date(`2024-${code}-01`)) })),
          ]}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          rightSectionWidth={ARROW_PX}
          aria-label={t('months.yearOf', { label })}
          aria-describedby={hint ? hintId : undefined}
          value={year}
          disabled={disabled}
          data={[{ value: '', label: t('months.year') }, ...years]}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );
}
