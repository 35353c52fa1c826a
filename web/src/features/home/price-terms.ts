/** When and how often an offer is paid for, as a price's small print has to say. */
export type PriceTerms =
  | { kind: 'once' }
  | { kind: 'period'; months: number }
  | { kind: 'trial'; days: number; months: number };

/** What the price list knows of an offer. */
interface Offered {
  months: number | null;
  trialDays: number | null;
}

/** A package without months renews never; one with days for nothing asks for its price after them, and then again and again. */
export function priceTerms({ months, trialDays }: Offered): PriceTerms {
  if (months === null) return { kind: 'once' };
  return trialDays === null ? { kind: 'period', months } : { kind: 'trial', days: trialDays, months };
}
