import type { Provider } from '@kreda/site/providers';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Checkout, checkoutPath, resumeOf } from './checkout.ts';
import { trackPaymentInfo } from './checkout-events.ts';
import { consentVersionOf } from './consent.ts';
import type { Offer } from './package-card.tsx';
import type { PaymentMethodHandle } from './payment-method.tsx';
import type { PaymentPlan } from './payment-plan.ts';
import { companyOf, type Payer, payerField } from './payment-schema.ts';

/** In the payment page's query: the payer came back from the provider's page without paying. */
export const CANCELLED = 'cancelled';

/** What stopped a payment as a whole. */
export interface Failure {
  error: unknown;
  /** The order cannot be made beside what the user has already; trying again does not help. */
  isConflict: boolean;
}

interface PaymentOf {
  offer: Offer;
  plan: PaymentPlan;
  voucherCode: string | null;
  checkout: Checkout;
  method: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  /** Shows what the API says is wrong beside the fields of the form. */
  showErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** One payment: an order at our API, its confirmation at the provider, and on to the thank-you page, which asks how it went. */
export function usePayment({ offer, plan, voucherCode, checkout, method, provider, showErrors }: PaymentOf) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  // Back from a provider's page by the browser's own button, the page is as it was left: busy.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPaying(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const attempt = async (payer: Payer) => {
    const { fullName, email } = payer;
    const opened = await client.billing.checkout.mutate({
      packageSlug: offer.slug,
      resumeUuid: resumeOf(checkout),
      fullName,
      email,
      company: companyOf(payer),
      voucherCode,
      consent: true,
      consentVersion: consentVersionOf(plan),
      provider,
      paths: {
        returnPath: checkoutPath('thank-you', checkout),
        cancelPath: checkoutPath('stripe-payment', checkout, {
          package: offer.slug,
          voucher: voucherCode ?? undefined,
          [CANCELLED]: '1',
        }),
      },
    });
    const thankYou = checkoutPath('thank-you', checkout, { order: opened.orderId });
    const outcome = await method.current!.complete(opened, {
      fullName,
      email,
      returnUrl: new URL(thankYou, location.origin).href,
    });
    if (outcome.kind === 'confirmed') await navigate(thankYou);
    return outcome;
  };

  const pay = async (payer: Payer) => {
    if (isPaying) return;
    setPaying(true);
    setFailure(null);
    trackPaymentInfo({ offer, plan, checkout }, provider);
    try {
      const outcome = await attempt(payer);
      // While the bank's page loads the button stays busy: a second click would start a second payment.
      if (outcome.kind !== 'redirecting') setPaying(false);
    } catch (error) {
      setPaying(false);
      const code = apiErrorOf(error)?.code;
      // Paid already, in another tab or a moment before the connection broke: nothing is charged again.
      if (code === 'already-paid') await navigate(checkoutPath('thank-you', checkout));
      else {
        const fields = Object.entries(apiErrorOf(error)?.fields ?? {}).map(([name, words]) => [
          payerField(name),
          words,
        ]);
        // A voucher that was used up meanwhile has no field here.
        if (fields.some(([name]) => name !== 'voucher')) showErrors(Object.fromEntries(fields));
        else setFailure({ error, isConflict: code === 'conflict' });
      }
    }
  };
  return { pay, isPaying, failure };
}
