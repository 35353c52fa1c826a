import { PROVIDERS, type Provider } from '@kreda/site/providers';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import type { VerifyWebhook } from '../webhook-events/webhook-event.ts';
import { instrumentRail } from './instrument-rail.ts';
import type { ConnectedProvider, ProviderSettings } from './payment-provider.ts';
import { PAYMENT_PROVIDERS } from './payment-providers.ts';
import type { PaymentRail } from './rail.ts';
import type { Rails } from './rails.ts';

/** The verification of webhook requests, by provider. */
export type Verifiers = ReadonlyMap<Provider, VerifyWebhook>;

/**
 * Connects the providers whose credentials are configured.
 *
 * @param onCall called after every call to a provider. Commands that run once need none.
 */
export async function connectProviders(
  settings: ProviderSettings,
  clock: () => Date,
  onCall: OnCall = () => {},
): Promise<{ rails: Rails; verifiers: Verifiers }> {
  const rails = new Map<Provider, PaymentRail>();
  const verifiers = new Map<Provider, VerifyWebhook>();
  for (const provider of PROVIDERS) {
    const connected = await connect(provider, settings, clock);
    if (connected === null) continue;
    const { rail, readFailure, verifyWebhook } = connected;
    rails.set(provider, instrumentRail(rail, { readFailure, onCall }));
    verifiers.set(provider, verifyWebhook);
  }
  return { rails, verifiers };
}

function connect<Name extends Provider>(
  provider: Name,
  settings: ProviderSettings,
  clock: () => Date,
): Promise<ConnectedProvider | null> {
  return PAYMENT_PROVIDERS[provider].connect(settings[provider], clock);
}
