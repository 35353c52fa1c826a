import { type LetterOperation, letterOperationSchema } from '@kreda/document/kinds/letter/operations/operation';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';

export const createLetterSchema = z.object({
  /** The resume that the letter goes with. */
  resumeUuid: z.uuid(),
  /** The resume's where it is absent. */
  language: languageSchema.optional(),
  /** The day in the author's time zone, which the letter begins with. */
  date: z.iso.date().optional(),
});
export type NewLetter = z.infer<typeof createLetterSchema>;

/** Changes that the API makes itself: a signature is uploaded, and a letter stays with its resume. */
const FIELDS_OF_THE_API: ReadonlySet<string> = new Set(['signature', 'resumeUuid']);

/** An operation of the editor. */
export const savedLetterOperationSchema: z.ZodType<LetterOperation> = letterOperationSchema.refine(
  ({ type, field }) => type !== 'field' || !FIELDS_OF_THE_API.has(field),
  { error: 'A signature is uploaded, not saved, and a letter stays with its CV', path: ['field'] },
);

/** A change and the revision that it was made from. Without a revision it is applied to whatever the latest is. */
export const saveLetterSchema = z.object({
  operation: savedLetterOperationSchema,
  baseRevision: z.int().positive().optional(),
});

/** The editor's unsaved changes when its page was closed. Each is validated by itself, as an operation. */
export const pendingLetterChangesSchema = z.array(z.unknown()).min(1).max(100);
