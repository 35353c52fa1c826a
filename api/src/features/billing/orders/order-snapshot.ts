import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';

/** The package as it was when it was ordered. Stored with the order. */
export const orderSnapshotSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['one-off', 'recurring']),
  days: z.int().positive(),
  /** The subscription's terms; null: the package does not renew. */
  renewal: z
    .object({
      /** The package's name from the second period on, or from the first after a trial. */
      name: z.string(),
      /** Calendar months per period. */
      months: z.int().positive(),
      /** Price of a period without discount. Minor units. */
      grossAmount: z.int().positive(),
      /** Free days before the first payment; null: no trial. */
      trialDays: z.int().positive().nullable(),
    })
    .nullable()
    .default(null),
  /** The language of the purchase and of its invoice. */
  language: languageSchema.default('pl'),
});
export type OrderSnapshot = z.infer<typeof orderSnapshotSchema>;
