import { DEFAULT_METHOD_OF, PAYMENT_METHODS, type PaymentMethod } from '@kreda/site/payment-methods';
import { DEFAULT_PROVIDER, PROVIDERS, type Provider } from '@kreda/site/providers';
import { z } from 'zod';

/** How a buyer pays. The clients of earlier releases send a provider and no method. */
export const methodShape = {
  provider: z.enum(PROVIDERS).default(DEFAULT_PROVIDER),
  method: z.enum(PAYMENT_METHODS).optional(),
};

/** The method of a request: the one it names, or the provider's own. */
export function chosenMethod(input: { provider: Provider; method?: PaymentMethod | undefined }): PaymentMethod {
  return input.method ?? DEFAULT_METHOD_OF[input.provider];
}
