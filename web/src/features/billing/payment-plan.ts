import type { Offer } from './package-card.tsx';
import type { DiscountedPrice } from './use-voucher.ts';

/** What choosing a package costs, now and by itself later. Money in minor units. */
export type PaymentPlan = {
  /** Zero where only the card or account is verified. */
  now: number;
} & (
  | { kind: 'once'; renewal: null }
  /** Both go on until they are cancelled; a trial begins with a verification. */
  | { kind: 'renewing' | 'trial'; renewal: Renewal }
);

export interface Renewal {
  /** Minor units of every payment after the first. */
  amount: number;
  /** Calendar months from one payment to the next. */
  months: number;
  /** The day of the next payment. */
  from: Date;
}

type Priced = Pick<Offer, 'grossAmount' | 'months' | 'trialDays'>;

/** What becomes of the account of who takes the package on that day; a discount is one of the first payment alone. */
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

/** Where the month is shorter, its last day. */
function addMonths(day: Date, months: number): Date {
  const lastOfMonth = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  const date = Math.min(day.getDate(), lastOfMonth.getDate());
  return new Date(lastOfMonth.getFullYear(), lastOfMonth.getMonth(), date);
}
