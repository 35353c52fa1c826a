/** When and how often an offer is paid. It has to be shown beside the price. */
export type PriceTerms =
  | { kind: 'once' }
  | { kind: 'period'; months: number }
  | { kind: 'trial'; days: number; months: number };

/** The fields of an offer that decide its terms. */
interface Offered {
  months: number | null;
  trialDays: number | null;
}

/** The terms of an offer. Without months it never renews; with trial days its price is charged after them, then every period. */
export function priceTerms({ months, trialDays }: Offered): PriceTerms {
  if (months === null) return { kind: 'once' };
  return trialDays === null ? { kind: 'period', months } : { kind: 'trial', days: trialDays, months };
}
