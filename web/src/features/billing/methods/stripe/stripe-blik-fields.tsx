import type { Stripe } from '@stripe/stripe-js';
import { BlikFields } from '../blik-fields.tsx';
import { type FieldsProps, isVerification } from '../method-fields.ts';

interface StripeBlikFieldsProps extends Pick<FieldsProps, 'ref'> {
  stripe: Stripe;
}

/** BLIK by Stripe: the code is typed in our page, and Stripe's script waits for the bank's app (docs/decisions/0078). */
export function StripeBlikFields({ ref, stripe }: StripeBlikFieldsProps) {
  return (
    <BlikFields
      ref={ref}
      confirmCode={async (code, { clientSecret, fullName, email }) => {
        const data = {
          payment_method: { blik: {}, billing_details: { name: fullName, email } },
          payment_method_options: { blik: { code } },
        };
        const { error } = isVerification(clientSecret)
          ? await stripe.confirmBlikSetup(clientSecret, data)
          : await stripe.confirmBlikPayment(clientSecret, data);
        return error ?? null;
      }}
    />
  );
}
