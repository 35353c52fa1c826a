import { readVatNumber } from '@kreda/site/tax/vat-number';
import { z } from 'zod';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CheckPurpose } from './recent-checks.ts';

/** The proof that a VAT number was checked with VIES, and valid. Stored with the order. */
export const vatCheckSchema = z.object({
  /** With its prefix, as on the invoice. */
  number: z.string(),
  /** The member state, ISO 3166-1. */
  country: z.string(),
  /** When VIES confirmed it. */
  checkedAt: z.iso.datetime(),
  /** VIES's number of the check; null: it gave none. */
  consultation: z.string().nullable(),
  /** When VIES did not answer a later check, and the order went on with this one. */
  unansweredAt: z.iso.datetime().optional(),
});
export type VatCheck = z.output<typeof vatCheckSchema>;

/**
 * `malformed`: it has not the form of that country's numbers, and VIES was not asked. `unavailable`: VIES does not answer, or quotes have asked it too often
 * in this minute.
 */
export type VatCheckResult = { state: 'valid'; check: VatCheck } | { state: 'malformed' | 'unknown' | 'unavailable' };

/** Checks a VAT number of another member state, as a buyer typed it. A quote, or another purchase, may take the answer of the last ten minutes. */
export async function checkVatNumber(
  { vies, clock, log }: Pick<BillingDeps, 'vies' | 'clock' | 'log'>,
  { country, typed }: { country: string; typed: string },
  purpose: CheckPurpose,
): Promise<VatCheckResult> {
  const number = readVatNumber(country, typed);
  if (number === null) return { state: 'malformed' };
  try {
    const printed = `${number.prefix}${number.digits}`;
    const answer = await vies.recent.check(printed, { purpose, clock }, () => vies.check(number));
    if (answer === null) {
      log.warn('a VAT number was not checked: quotes have asked VIES too often in this minute');
      return { state: 'unavailable' };
    }
    if (!answer.isValid) return { state: 'unknown' };
    const { consultation } = answer;
    const checkedAt = answer.checkedAt.toISOString();
    return { state: 'valid', check: { number: printed, country: number.country, checkedAt, consultation } };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.warn({ err: error }, 'a VAT number could not be checked');
    return { state: 'unavailable' };
  }
}
