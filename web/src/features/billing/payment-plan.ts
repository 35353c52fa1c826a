import type { Offer } from './package-card.tsx';
import type { DiscountedPrice } from './use-voucher.ts';

/** What a package costs now, and what is charged automatically later. Amounts in minor units. */
export type PaymentPlan = {
  /** Amount paid now; zero if the card or account is only verified. */
  now: number;
} & (
  | { kind: 'once'; renewal: null }
  /** Both renew until they are cancelled. A trial begins with a verification. */
  | { kind: 'renewing' | 'trial'; renewal: Renewal }
);

export interface Renewal {
  /** Amount of every payment after the first, in minor units. */
  amount: number;
  /** Calendar months from one payment to the next. */
  months: number;
  /** The day of the next payment. */
  from: Date;
}

type Priced = Pick<Offer, 'grossAmount' | 'months' | 'trialDays'>;

/** The payment schedule of a package bought on a day. A discount applies to the first payment only. */
export function planOf(offer: Priced, price: Pick<DiscountedPrice, 'gross'> | null, today: Date): PaymentPlan {
  const { grossAmount: amount, months, trialDays } = offer;
  const now = price?.gross ?? (trialDays === null ? amount : 0);
  if (months === null) return { kind: 'once', now, renewal: null };
  if (trialDays !== null) return { kind: 'trial', now, renewal: { amount, months, from: addDays(today, trialDays) } };
  return { kind: 'renewing', now, renewal: { amount, months, from: addMonths(today, months) } };
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/** Adds calendar months. If the target month is shorter, returns its last day. */
function addMonths(day: Date, months: number): Date {
  const lastOfMonth = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  const date = Math.min(day.getDate(), lastOfMonth.getDate());
  return new Date(lastOfMonth.getFullYear(), lastOfMonth.getMonth(), date);
}
