import type { Provider } from '@kreda/site/providers';
import type { PaymentProvider } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** The module of each provider. */
export const PAYMENT_PROVIDERS: { readonly [Name in Provider]: PaymentProvider<Name> } = {
  stripe: stripeProvider,
  paypal: paypalProvider,
};
