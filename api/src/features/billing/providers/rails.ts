import type { Provider } from '@kreda/site/providers';
import { DomainError } from '../../../platform/errors.ts';
import type { PaymentRail } from './rail.ts';

/** The rails of the configured providers. */
export type Rails = ReadonlyMap<Provider, PaymentRail>;

/** @throws {DomainError} `invalid` for a provider that is not configured. */
export function railOf(rails: Rails, provider: string): PaymentRail {
  const rail = rails.get(provider as Provider);
  if (!rail) throw new DomainError('provider-not-offered');
  return rail;
}
