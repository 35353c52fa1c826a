import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type Confirmation, isVerification } from '../method-fields.ts';

/**
 * Confirms what the elements hold. Leaves the page for a method that needs the bank's, and otherwise answers the refusal; null when it was
 * accepted. `billing`: name and address of the buyer, which a wallet has itself.
 */
export async function confirmWithStripe(
  stripe: Stripe,
  elements: StripeElements,
  {
    confirmation: { clientSecret, returnUrl },
    billing,
  }: { confirmation: Confirmation; billing: { name: string; email: string } | null },
): Promise<StripeError | null> {
  const options = {
    elements,
    clientSecret,
    confirmParams: {
      return_url: returnUrl,
      ...(billing ? { payment_method_data: { billing_details: billing } } : {}),
    },
    redirect: 'if_required' as const,
  };
  const { error } = isVerification(clientSecret)
    ? await stripe.confirmSetup(options)
    : await stripe.confirmPayment(options);
  return error ?? null;
}
