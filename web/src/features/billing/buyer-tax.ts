import { splitGross } from '@kreda/site/tax/split-gross';
import { useState } from 'react';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { PaymentPlan } from './payment-plan.ts';

export type TaxQuote = Outputs['billing']['quote'];

/** How the purchase is taxed, as far as the buyer has told who they are. */
export interface BuyerTax {
  /** Null until the API has answered. */
  quote: TaxQuote | null;
  /** The API is being asked about the latest country and VAT number. */
  isChecking: boolean;
  /** Asks about a country and a VAT number; null: not named yet. */
  ask(asked: { country: string | null; vatNumber: string | null }): void;
  /** Asks once more, after VIES did not answer. */
  again(): void;
}

/** Asks the API how the buyer of a package is taxed. The earlier answer stays until the next one. */
export function useBuyerTax(packageSlug: string): BuyerTax {
  const [asked, setAsked] = useState<{ country: string | null; vatNumber: string | null }>({
    country: null,
    vatNumber: null,
  });
  const query = trpc.billing.quote.useQuery(
    { packageSlug, ...asked },
    { placeholderData: (before: TaxQuote | undefined) => before, staleTime: 60_000, retry: false },
  );
  return {
    quote: query.data ?? null,
    isChecking: query.isFetching,
    ask: (next) => setAsked((before) => (isSame(before, next) ? before : next)),
    again: () => void query.refetch(),
  };
}

function isSame(
  one: { country: string | null; vatNumber: string | null },
  other: { country: string | null; vatNumber: string | null },
): boolean {
  return one.country === other.country && one.vatNumber === other.vatNumber;
}

/** What is charged for a listed price: with reverse charge, the price without the VAT in it. Minor units. */
function chargedFor(listed: number, quote: TaxQuote | null): number {
  return quote?.rule === 'reverse-charge' ? splitGross(listed, quote.listedRatePercent).net : listed;
}

/** The plan with the amounts that the buyer is charged. */
export function planInTax(plan: PaymentPlan, quote: TaxQuote | null): PaymentPlan {
  const now = chargedFor(plan.now, quote);
  if (plan.renewal === null) return { ...plan, now };
  return { ...plan, now, renewal: { ...plan.renewal, amount: chargedFor(plan.renewal.amount, quote) } };
}
