import { Button, TextInput } from '@mantine/core';
import { useAtomValue } from 'jotai';
import { dayOf } from '../../../lib/day-of.ts';
import { ReasonMessage } from '../../../ui/error-message.tsx';
import { useT } from '../messages.ts';
import { useApplyToLetter, useLetter } from '../state/letter-context.tsx';
import { letterRefusalsAtom } from '../state/letter-session.ts';
import classes from './letter-forms.module.css';

/** The letter's date. Empty: a letter without one. */
export function DateField() {
  const t = useT();
  const { date } = useLetter();
  const apply = useApplyToLetter();
  const refusal = useAtomValue(letterRefusalsAtom)['field/date'];
  const set = (value: string | null) => apply({ type: 'field', field: 'date', value });
  return (
    <div className={classes.dated}>
      <TextInput
        type="date"
        label={t('fields.date')}
        min="1900-01-01"
        max="2100-12-31"
        {...(refusal ? { error: <ReasonMessage reason={refusal} /> } : {})}
        value={date ?? ''}
        onChange={(event) => set(event.currentTarget.value || null)}
      />
      <Button variant="default" disabled={date === dayOf(new Date())} onClick={() => set(dayOf(new Date()))}>
        {t('today')}
      </Button>
    </div>
  );
}
