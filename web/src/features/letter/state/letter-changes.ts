import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import {
  applyLetterOperation,
  type LetterOperation,
  letterOperationSchema,
  targetOfLetterOperation,
} from '@kreda/document/kinds/letter/operations/operation';
import { z } from 'zod';
import type { HistoryRules } from '../../resume/state/history.ts';

/** A change that is not saved yet, as it is stored in the browser: with the operation that puts the known value back. */
export interface UnsavedLetterChange {
  operation: LetterOperation;
  base: LetterOperation;
}

export const unsavedLetterChangeSchema: z.ZodType<UnsavedLetterChange> = z.strictObject({
  operation: letterOperationSchema,
  base: letterOperationSchema,
});

/** The value that an operation replaces. */
export function valueAt(letter: Letter, { type, field }: LetterOperation): unknown {
  return type === 'recipient' ? letter.recipient[field] : letter[field];
}

/** The operation that puts the letter's present value back. */
export function restoring(letter: Letter, operation: LetterOperation): LetterOperation {
  // Field and value belong together, which the compiler cannot see for a union of fields.
  return { ...operation, value: valueAt(letter, operation) } as LetterOperation;
}

/** Whether two letters have equal values where the operation would write. */
export function isSameAt(operation: LetterOperation, a: Letter, b: Letter): boolean {
  return JSON.stringify(valueAt(a, operation)) === JSON.stringify(valueAt(b, operation));
}

/** A change of the language may change the form, which is put back after it. */
function inverseOf(letter: Letter, operation: LetterOperation): LetterOperation[] {
  if (isSameAt(operation, letter, applyLetterOperation(letter, operation))) return [];
  const back = restoring(letter, operation);
  const isLanguage = operation.type === 'field' && operation.field === 'language';
  return isLanguage ? [back, { type: 'field', field: 'form', value: letter.form }] : [back];
}

/** True if an enclosure is added or removed: undoing it must not remove what was typed just before. */
function beginsChange(letter: Letter, operation: LetterOperation): boolean {
  return (
    operation.type === 'field' &&
    operation.field === 'enclosures' &&
    operation.value.length !== letter.enclosures.length
  );
}

export const LETTER_HISTORY: HistoryRules<Letter, LetterOperation> = {
  targetOf: targetOfLetterOperation,
  inverseOf,
  beginsChange,
  replacesSame: isSameAt,
};
