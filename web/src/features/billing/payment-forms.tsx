import type { Provider } from '@kreda/site/providers';
import type { ReactNode, RefObject } from 'react';
import { loadable } from '../../lib/loadable.ts';
import type { SiteConfig } from '../../lib/trpc.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import type { CardFieldsHandle } from './card/card-fields.ts';
import { SandboxCardFields } from './card/sandbox-card-fields.tsx';
import type { t as translate } from './messages.ts';

/** Where the buyer gives the payment details: in fields on our page, or on the provider's page. */
export type PaymentForm =
  | { place: 'fields'; render(site: SiteConfig, ref: RefObject<CardFieldsHandle | null>): ReactNode }
  | { place: 'page'; note(t: typeof translate): string; submitText(t: typeof translate): string };

// Stripe's script is loaded only with real payments.
const stripeCardFields = loadable(async () => (await import('./card/stripe-card-fields.tsx')).StripeCardFields);

export const PAYMENT_FORMS: Readonly<Record<Provider, PaymentForm>> = {
  stripe: {
    place: 'fields',
    render({ stripe }, ref) {
      if (stripe.mode === 'sandbox') return <SandboxCardFields ref={ref} confirmUrl={stripe.confirmUrl} />;
      return (
        <LazyPanel chunk={stripeCardFields}>
          {(StripeCardFields) => <StripeCardFields ref={ref} publishableKey={stripe.publishableKey} />}
        </LazyPanel>
      );
    },
  },
  paypal: {
    place: 'page',
    note: (t) => t('payment.paypalNext'),
    submitText: (t) => t('subscription.toPaypal'),
  },
};
