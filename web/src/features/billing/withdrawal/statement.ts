import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../../../lib/field-schemas.ts';
import type { Outputs } from '../../../lib/trpc.ts';

/** An order of the logged-in buyer. */
export type Contract = Outputs['billing']['payments'][number];

/** What a consumer states to withdraw (Directive 2011/83/EU, art. 11a(2)). */
export interface Statement {
  orderNumber: string;
  email: string;
  name: string;
  /** The buyer's own order; null: by its number and e-mail address alone. */
  contract: Contract | null;
}

export const statementSchema = z.object({
  name: fullNameSchema,
  orderNumber: z.string().trim().min(1, sentenceOf('field-required')).max(60),
  email: emailSchema,
});

/** Whether two spellings of an order number are the same. */
export function numbersMatch(one: string, other: string): boolean {
  const plain = (number: string) => number.replaceAll(/[^0-9a-z]/gi, '').toLowerCase();
  return plain(other) !== '' && plain(one) === plain(other);
}
