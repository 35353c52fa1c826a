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
  /** The language of the purchase, of its consent and of its invoice. An unpaid order that is continued takes that of the buyer now. */
  language: languageSchema.default('pl'),
  /** The description that the provider was given, if the order was continued in another language since; null: the name. */
  description: z.string().nullable().default(null),
});
export type OrderSnapshot = z.infer<typeof orderSnapshotSchema>;

/** The description of an order's payments at the provider. It never changes: an idempotency key has to be sent with the same one. */
export function descriptionOf({ description, name }: OrderSnapshot): string {
  return description ?? name;
}

/** The snapshot of an order that is continued: the texts and the language are those of now, all else stays as it was opened. */
export function continuedIn(opened: OrderSnapshot, { name, language, renewal }: OrderSnapshot): OrderSnapshot {
  if (opened.language === language) return opened;
  return {
    ...opened,
    name,
    language,
    renewal: opened.renewal && { ...opened.renewal, name: renewal?.name ?? opened.renewal.name },
    description: descriptionOf(opened),
  };
}

/** The package for a further order of a subscription, whose payments are described by its own name. */
export function snapshotOfFurtherOrder(stored: unknown): OrderSnapshot {
  return { ...orderSnapshotSchema.parse(stored), description: null };
}
