import { toBcp47 } from '@kreda/document/engine/text/languages';
import { type LetterOperation, targetOfLetterOperation } from '@kreda/document/kinds/letter/operations/operation';
import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { TextInput } from '@mantine/core';
import { useAtomValue } from 'jotai';
import { ReasonMessage } from '../../../ui/error-message.tsx';
import { useT } from '../messages.ts';
import { valueAt } from '../state/letter-changes.ts';
import { useApplyToLetter, useLetter } from '../state/letter-context.tsx';
import { letterRefusalsAtom } from '../state/letter-session.ts';

/** The share of the limit from which the number of characters is shown. */
const COUNTED_FROM = 0.8;

interface LineFieldProps {
  label: string;
  /** The operation that sets the field to a text. */
  operation: (value: string) => LetterOperation;
  hint?: string | undefined;
  /** What is printed for an empty field. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

/** A field of one line. Near its limit it shows how many characters there are. */
export function LineField({ label, operation, hint, placeholder, autoComplete }: LineFieldProps) {
  const t = useT();
  const letter = useLetter();
  const apply = useApplyToLetter();
  const emptied = operation('');
  const value = String(valueAt(letter, emptied));
  const refusal = useAtomValue(letterRefusalsAtom)[targetOfLetterOperation(emptied)];
  const isNearLimit = value.length >= COUNTED_FROM * MAX_LINE_CHARACTERS;
  const description = isNearLimit ? t('characters', { count: value.length, max: MAX_LINE_CHARACTERS }) : hint;
  return (
    <TextInput
      label={label}
      {...(description ? { description } : {})}
      {...(placeholder ? { placeholder } : {})}
      {...(autoComplete ? { autoComplete } : {})}
      {...(refusal ? { error: <ReasonMessage reason={refusal} /> } : {})}
      lang={toBcp47(letter.language)}
      maxLength={MAX_LINE_CHARACTERS}
      value={value}
      onChange={(event) => apply(operation(toPrintableLine(event.currentTarget.value)))}
    />
  );
}
