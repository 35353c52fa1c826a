import { languageSchema } from '@kreda/document/model/language-schema';
import { z } from 'zod';

/** What an order keeps of the package as it was when it was ordered. */
export const orderSnapshotSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['one-off', 'recurring']),
  days: z.int().positive(),
  /** The language that it was bought in, and the invoice is written in. */
  language: languageSchema.default('pl'),
});
export type OrderSnapshot = z.infer<typeof orderSnapshotSchema>;
