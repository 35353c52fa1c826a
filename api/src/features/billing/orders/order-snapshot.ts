import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { z } from 'zod';

/** What an order keeps of the package as it was when it was ordered. */
export const orderSnapshotSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['one-off', 'recurring']),
  days: z.int().positive(),
  /** How it goes on by itself; null: it does not. */
  renewal: z
    .object({
      /** What it is called from the second period on, or from the first after a trial. */
      name: z.string(),
      /** Calendar months that are paid for at a time. */
      months: z.int().positive(),
      /** Minor units of every payment but one with a discount. */
      grossAmount: z.int().positive(),
      /** Days for nothing before the first payment; null: none. */
      trialDays: z.int().positive().nullable(),
    })
    .nullable()
    .default(null),
  /** The language that it was bought in, and the invoice is written in. */
  language: languageSchema.default('pl'),
});
export type OrderSnapshot = z.infer<typeof orderSnapshotSchema>;
