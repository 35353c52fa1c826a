import { type Operation, operationSchema } from '@kreda/document/edit/operation';
import { languageSchema } from '@kreda/document/model/languages';
import { patternSchema } from '@kreda/document/model/patterns';
import { z } from 'zod';

export const uuidSchema = z.uuid();

export const createSchema = z.object({ pattern: patternSchema.optional(), language: languageSchema.optional() });

/** An operation of the editor. The photo comes by upload: only the server knows where it lies. */
export type SavedOperation = Exclude<Operation, { type: 'photo' }>;
export const savedOperationSchema = operationSchema.refine(
  (operation): operation is SavedOperation => operation.type !== 'photo',
  'A photo is uploaded, not saved',
) as unknown as z.ZodType<SavedOperation>;

/** What the editor had not saved when its page was closed; each change is looked at by itself. */
export const pendingOperationsSchema = z.array(z.unknown()).min(1).max(200);

/** SHA-256 of the first page's SVG bytes. */
export const checksumSchema = z.string().regex(/^[0-9a-f]{64}$/, 'A checksum has 64 lower-case hexadecimal digits');
