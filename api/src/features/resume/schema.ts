import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { patternSchema } from '@kreda/document/kinds/resume/model/pattern-schema';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { type Operation, operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { z } from 'zod';

export const uuidSchema = z.uuid();

export const createSchema = z.object({
  pattern: patternSchema.optional(),
  language: languageSchema.optional(),
  /** What the CV is for, as its personal data name it. */
  profession: lineSchema.optional(),
});

/** An operation of the editor. The photo comes by upload: only the server knows where it lies. */
export type SavedOperation = Exclude<Operation, { type: 'photo' }>;
export const savedOperationSchema = operationSchema.refine(
  (operation): operation is SavedOperation => operation.type !== 'photo',
  'A photo is uploaded, not saved',
) as unknown as z.ZodType<SavedOperation>;

/** A change with the revision it was made from; without one it is applied whatever the latest is. */
export const saveSchema = z.object({
  operation: savedOperationSchema,
  baseRevision: z.int().positive().optional(),
});

/** What the editor had not saved when its page was closed; each change is looked at by itself. */
export const pendingChangesSchema = z.array(z.unknown()).min(1).max(200);

/** One of them that says what it was made from. */
export const pendingChangeSchema = unsavedChangeSchema.refine(
  ({ operation }) => operation.type !== 'photo',
  'A photo is uploaded, not saved',
);

/** SHA-256 of the first page's SVG bytes. */
export const checksumSchema = z.string().regex(/^[0-9a-f]{64}$/, 'A checksum has 64 lower-case hexadecimal digits');
