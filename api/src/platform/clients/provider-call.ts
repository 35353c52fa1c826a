import { PROVIDERS } from '@kreda/site/providers';
import { PROVIDER_FAILURES, ProviderDown } from './provider-down.ts';

/** Whom the API asks over a network, by the names that its metrics have for them. */
export const CALLED_PROVIDERS = [...PROVIDERS, 'mail', 'google', 'storage'] as const;
type CalledProvider = (typeof CALLED_PROVIDERS)[number];

/**
 * How a call of a provider ended. `declined`: the payer's bank or account refused a charge; `refused`: the provider did not do what it
 * was asked, for a reason of that request alone.
 */
export const CALL_OUTCOMES = ['ok', 'declined', 'refused', ...PROVIDER_FAILURES] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Told of every call. */
export type OnCall = (provider: CalledProvider, outcome: CallOutcome) => void;

/** How a call ended that threw. */
export function outcomeOf(error: unknown): CallOutcome {
  return error instanceof ProviderDown ? error.failure : 'refused';
}
