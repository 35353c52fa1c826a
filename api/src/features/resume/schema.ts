import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { lineSchema } from '@kreda/document/kinds/resume/model/section';
import { templateSlugSchema } from '@kreda/document/kinds/resume/model/template-slug-schema';
import { type Operation, operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChangeSchema } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { z } from 'zod';

export const uuidSchema = z.uuid();

export const createSchema = z.object({
  pattern: templateSlugSchema.optional(),
  language: languageSchema.optional(),
  /** What is known already of the new resume's personal data. */
  firstName: lineSchema.optional(),
  lastName: lineSchema.optional(),
  profession: lineSchema.optional(),
});

/** An operation of the editor. The photo is uploaded instead, since only the server knows its address. */
export type SavedOperation = Exclude<Operation, { type: 'photo' }>;
export const savedOperationSchema = operationSchema.refine(
  (operation): operation is SavedOperation => operation.type !== 'photo',
  'A photo is uploaded, not saved',
) as unknown as z.ZodType<SavedOperation>;

/** A change and the revision that it was made from. Without a revision it is applied to whatever the latest is. */
export const saveSchema = z.object({
  operation: savedOperationSchema,
  baseRevision: z.int().positive().optional(),
});

/** The editor's unsaved changes when its page was closed. Each one is validated separately. */
export const pendingChangesSchema = z.array(z.unknown()).min(1).max(200);

/** One of them with the state that it was made from. */
export const pendingChangeSchema = unsavedChangeSchema.refine(
  ({ operation }) => operation.type !== 'photo',
  'A photo is uploaded, not saved',
);

/** SHA-256 of the first page's SVG bytes. */
export const checksumSchema = z.string().regex(/^[0-9a-f]{64}$/, 'A checksum has 64 lower-case hexadecimal digits');
