import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../app/routes.ts';
import { apiErrorOf, errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { CONSENT_VERSION } from './consent.ts';
import type { Offer } from './package-card.tsx';
import type { PaymentMethodHandle, Provider } from './payment-method.tsx';
import { companyOf, type Payer, payerField } from './payment-schema.ts';

interface PaymentOf {
  offer: Offer;
  voucherCode: string | null;
  resumeUuid: string;
  method: RefObject<PaymentMethodHandle | null>;
  provider: Provider;
  /** Shows what the API says is wrong beside the fields of the form. */
  showErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** One payment: an order at our API, its confirmation at the provider, and on to the thank-you page, which asks how it went. */
export function usePayment({ offer, voucherCode, resumeUuid, method, provider, showErrors }: PaymentOf) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  /** What stopped the payment as a whole, in English wording. */
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (payer: Payer) => {
    const { fullName, email } = payer;
    const opened = await client.billing.checkout.mutate({
      packageSlug: offer.slug,
      resumeUuid,
      fullName,
      email,
      company: companyOf(payer),
      voucherCode,
      consent: true,
      consentVersion: CONSENT_VERSION,
      provider,
      paths: {
        returnPath: path('thank-you', { id: resumeUuid }),
        cancelPath: path(
          'stripe-payment',
          { id: resumeUuid },
          { package: offer.slug, voucher: voucherCode ?? undefined },
        ),
      },
    });
    const thankYou = path('thank-you', { id: resumeUuid }, { order: opened.orderId });
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
    try {
      const outcome = await attempt(payer);
      // While the bank's page loads the button stays busy: a second click would start a second payment.
      if (outcome.kind !== 'redirecting') setPaying(false);
    } catch (error) {
      setPaying(false);
      // Paid already, in another tab or a moment before the connection broke: nothing is charged again.
      if (apiErrorOf(error)?.code === 'conflict') await navigate(path('thank-you', { id: resumeUuid }));
      else {
        const fields = Object.entries(apiErrorOf(error)?.fields ?? {}).map(([name, words]) => [
          payerField(name),
          words,
        ]);
        // A voucher that was used up meanwhile has no field here.
        if (fields.some(([name]) => name !== 'voucher')) showErrors(Object.fromEntries(fields));
        else setFailure(errorWording(error));
      }
    }
  };
  return { pay, isPaying, failure };
}
