/** The payment providers, in the order in which the checkout, metrics and reports list them. */
export const PROVIDERS = ['stripe', 'paypal'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The provider of a checkout that does not name one. */
export const DEFAULT_PROVIDER: Provider = 'stripe';
