import type { PaymentMethod } from '@kreda/site/payment-methods';
import { trpc } from '../../lib/trpc.ts';
import type { Purchase } from './methods/method-fields.ts';

/** The methods that a purchase can be paid by, as the API offers them. The last answer stays while another one loads. */
export function useOfferedMethods({ amount, renewalAmount, currency }: Purchase, isTrial: boolean) {
  return trpc.billing.methods.useQuery(
    { amount, renewalAmount, currency, country: countryOfClock(), isTrial },
    { placeholderData: (before: PaymentMethod[] | undefined) => before, staleTime: Number.POSITIVE_INFINITY },
  );
}

/** Poland if the buyer's clock is set to it, since its banks offer methods of their own. The API knows the rest from the language. */
function countryOfClock(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Warsaw' ? 'PL' : null;
}
