import { PROVIDERS } from '@kreda/site/providers';
import { PROVIDER_FAILURES, ProviderDown } from './provider-error.ts';

/** The services that the API calls over a network, by their names in the metrics. */
export const CALLED_PROVIDERS = [...PROVIDERS, 'mail', 'google', 'storage', 'ksef', 'nbp', 'vies'] as const;
type CalledProvider = (typeof CALLED_PROVIDERS)[number];

/**
 * How a call of a provider ended. `declined`: the buyer's bank or account refused a charge; `refused`: the provider refused this one
 * request.
 */
export const CALL_OUTCOMES = ['ok', 'declined', 'refused', ...PROVIDER_FAILURES] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Called after every call of a provider. */
export type OnCall = (provider: CalledProvider, outcome: CallOutcome) => void;

/** The outcome of a call that threw. */
export function outcomeOf(error: unknown): CallOutcome {
  return error instanceof ProviderDown ? error.failure : 'refused';
}
