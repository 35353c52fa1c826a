import { consentVersionOf } from '@kreda/site/contract/consent-version';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { storeToasts } from '../../ui/toasts.tsx';
import type { BuyerTax } from './buyer-tax.ts';
import { type Checkout, checkoutPath, resumeOf } from './checkout.ts';
import { trackPaymentInfo } from './checkout-events.ts';
import type { ChosenMethod } from './chosen-method.ts';
import type { WalletPayment } from './methods/method-fields.ts';
import type { Offer } from './package-card.tsx';
import type { PaymentPlan } from './payment-plan.ts';
import { type Buyer, buyerField, placeOf } from './payment-schema.ts';

/** Query parameter of the payment page: the buyer returned from the provider's page without paying. */
export const CANCELLED_PARAM = 'cancelled';

/** Why a payment failed. */
export interface Failure {
  error: unknown;
  /** The order conflicts with what the user has already; a retry does not help. */
  isConflict: boolean;
}

interface PaymentOf {
  offer: Offer;
  plan: PaymentPlan;
  voucherCode: string | null;
  checkout: Checkout;
  method: ChosenMethod;
  tax: BuyerTax;
  /** Shows the API's errors beside the form's fields. */
  showErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** Makes a payment, by the chosen method or by a wallet: opens an order, confirms it at the provider, and leads to the thank-you page, which polls for the result. */
export function usePayment({ offer, plan, voucherCode, checkout, method, tax, showErrors }: PaymentOf) {
  const { client, billing } = trpc.useUtils();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  // The user came back from the provider's page by the browser's back button: the page is restored as it was, still busy.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPaying(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const attempt = async (buyer: Buyer, wallet: WalletPayment | null) => {
    const { fullName, email } = buyer;
    const opened = await client.billing.checkout.mutate({
      packageSlug: offer.slug,
      currency: offer.currency,
      resumeUuid: resumeOf(checkout),
      fullName,
      email,
      ...placeOf(buyer),
      shownAmount: plan.now,
      shownRenewal: plan.renewal?.amount ?? null,
      voucherCode,
      consent: true,
      consentVersion: consentVersionOf({ renews: plan.renewal !== null }),
      method: wallet ? 'card' : method.method,
      paths: {
        returnPath: checkoutPath('thank-you', checkout),
        cancelPath: checkoutPath('stripe-payment', checkout, {
          package: offer.slug,
          voucher: voucherCode ?? undefined,
          [CANCELLED_PARAM]: '1',
        }),
      },
    });
    const thankYou = checkoutPath('thank-you', checkout, { order: opened.orderId });
    const details = { fullName, email, returnUrl: new URL(thankYou, location.origin).href };
    const outcome =
      wallet && opened.kind === 'form'
        ? await wallet.confirm({ clientSecret: opened.clientSecret, ...details })
        : await method.ref.current!.complete(opened, details);
    if (outcome.kind === 'confirmed') await navigate(thankYou);
    return outcome;
  };

  const pay = async (buyer: Buyer, wallet: WalletPayment | null = null) => {
    if (isPaying) return;
    setPaying(true);
    setFailure(null);
    trackPaymentInfo({ offer, plan, checkout }, wallet?.wallet ?? method.method);
    try {
      const outcome = await attempt(buyer, wallet);
      // The button stays busy while the bank's page loads: a second click would start a second payment.
      if (outcome.kind !== 'redirecting') setPaying(false);
    } catch (error) {
      wallet?.fail();
      const refusal = apiErrorOf(error);
      // A price, VIES or a rate has changed meanwhile. The button stays busy until the page shows the amount that is charged.
      const isOtherPrice = refusal?.reason?.code === 'price-changed';
      if (isOtherPrice)
        await Promise.all([billing.priceList.invalidate(), billing.voucher.invalidate(), billing.quote.invalidate()]);
      setPaying(false);
      // This page is of an earlier release, whose text of the consent has been replaced: the reload brings the new one, unticked.
      if (refusal?.reason?.code === 'consent-outdated') {
        storeToasts([{ type: 'warning', text: errorText(error) }]);
        location.reload();
        return;
      }
      const code = refusal?.code;
      if (code === 'unavailable') tax.again();
      // Paid already, in another tab or just before the connection broke: nothing is charged twice.
      if (code === 'already-paid') await navigate(checkoutPath('thank-you', checkout));
      else {
        const fields = Object.entries(apiErrorOf(error)?.fields ?? {}).map(([name, words]) => [
          buyerField(name),
          words,
        ]);
        // A voucher that has been used up meanwhile has no field in this form.
        if (fields.some(([name]) => name !== 'voucher')) showErrors(Object.fromEntries(fields));
        else setFailure({ error, isConflict: code === 'conflict' && !isOtherPrice });
      }
    }
  };
  return { pay, isPaying, failure };
}
