import { Skeleton } from '@mantine/core';
import type { Stripe } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import type { FieldsProps, FormMethod, ProviderForms } from '../method-fields.ts';
import { StripeBlikFields } from './stripe-blik-fields.tsx';
import { StripeElementFields } from './stripe-element-fields.tsx';
import { StripeUnavailable } from './stripe-unavailable.tsx';
import { StripeWallets } from './stripe-wallets.tsx';
import { useStripeScript } from './use-stripe-script.ts';

interface StripeFormsProps {
  publishableKey: string;
  children: (forms: ProviderForms) => ReactNode;
}

/** Stripe's forms, once its script is there. Until then, and where it is blocked, other providers can be chosen all the same. */
export function StripeForms({ publishableKey, children }: StripeFormsProps) {
  const script = useStripeScript(publishableKey);
  return children({
    fields(method, props) {
      if (script.state === 'loading') return <Skeleton height={150} radius="md" />;
      if (script.state === 'failed') return <StripeUnavailable onRetry={script.retry} />;
      return fieldsOf(script.stripe, method, props);
    },
    wallets: (props) => (script.state === 'ready' ? <StripeWallets {...props} stripe={script.stripe} /> : null),
  });
}

function fieldsOf(stripe: Stripe, method: FormMethod, { ref, purchase }: FieldsProps): ReactNode {
  if (method === 'blik') return <StripeBlikFields ref={ref} stripe={stripe} />;
  return <StripeElementFields ref={ref} stripe={stripe} type={method} purchase={purchase} />;
}
