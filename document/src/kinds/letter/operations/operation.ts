import { z } from 'zod';
import { type Letter, letterFieldSchemas, RECIPIENT_FIELDS, type Recipient, recipientSchema } from '../model/letter.ts';
import { usualForm } from '../model/letter-form.ts';

/** The fields that one operation replaces as a whole: all but the letter's id and its recipient. */
export type LetterField = Exclude<keyof Letter, 'uuid' | 'recipient'>;
export const LETTER_FIELDS = Object.keys(letterFieldSchemas) as LetterField[];

type SetField = { [F in LetterField]: { type: 'field'; field: F; value: Letter[F] } }[LetterField];
interface SetRecipient {
  type: 'recipient';
  field: keyof Recipient;
  value: string;
}

/** One change of a letter: the editor applies and undoes it, the API saves it. */
export type LetterOperation = SetField | SetRecipient;

// Of each field, so that the compiler asks for the schema of a new one.
const FIELD_SCHEMAS: { readonly [F in LetterField]: z.ZodType<Letter[F]> } = letterFieldSchemas;

const fieldOperations = LETTER_FIELDS.map((field) =>
  z.strictObject({ type: z.literal('field'), field: z.literal(field), value: FIELD_SCHEMAS[field] }),
);
const recipientOperations = RECIPIENT_FIELDS.map((field) =>
  z.strictObject({ type: z.literal('recipient'), field: z.literal(field), value: recipientSchema.shape[field] }),
);

/** Schema for untrusted operations. Errors name `value`, and the place inside it. */
export const letterOperationSchema = z.discriminatedUnion('type', [
  z.discriminatedUnion('field', fieldOperations as [(typeof fieldOperations)[number]]),
  z.discriminatedUnion('field', recipientOperations as [(typeof recipientOperations)[number]]),
]) as unknown as z.ZodType<LetterOperation>;

/** What an operation replaces as a whole. Of two operations with the same target, only the later one counts. */
export function targetOfLetterOperation({ type, field }: LetterOperation): string {
  return `${type}/${field}`;
}

/** Applies one operation. Pure: the given letter is not changed, and unchanged parts are shared with the result. */
export function applyLetterOperation(letter: Letter, operation: LetterOperation): Letter {
  if (operation.type === 'recipient')
    return { ...letter, recipient: { ...letter.recipient, [operation.field]: operation.value } };
  if (operation.field === 'language') return withLanguage(letter, operation.value);
  return { ...letter, [operation.field]: operation.value };
}

/** A form that is the usual one of the old language becomes the usual one of the new language. */
function withLanguage(letter: Letter, language: Letter['language']): Letter {
  const isUsual = letter.form === usualForm(letter.language);
  return { ...letter, language, form: isUsual ? usualForm(language) : letter.form };
}
