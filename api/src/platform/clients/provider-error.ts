/** Why a call of a provider failed. */
export const PROVIDER_FAILURES = ['refused-credentials', 'unreachable', 'provider-error', 'unexpected'] as const;
/**
 * `refused-credentials`: the provider does not accept our key or our account; `unreachable`: no answer; `provider-error`: an error of its
 * own; `unexpected`: it rejects a request that we consider right, or answers what we do not understand.
 */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

const DESCRIPTIONS: Record<ProviderFailure, string> = {
  'refused-credentials': 'does not accept our credentials',
  unreachable: 'does not answer',
  'provider-error': 'failed',
  unexpected: 'answered unexpectedly',
};

/** A failed call of a provider. It is never the fault of the user who waits for it: users get `provider-unavailable`. */
export abstract class ProviderError extends Error {
  /** The provider's id of the request, by which its support finds the request; null without an answer. */
  readonly providerRequestId: string | null;

  constructor(message: string, { cause, requestId = null }: { cause?: unknown; requestId?: string | null }) {
    super(message, { cause });
    this.providerRequestId = requestId;
  }
}

/** A provider could not be used. A retry may succeed, except with refused credentials, which an operator has to correct. */
export class ProviderDown extends ProviderError {
  override readonly name = 'ProviderDown';
  readonly provider: string;
  readonly failure: ProviderFailure;

  /** @param cause the error of the provider's client. The message quotes it with its causes, such as the connection's error. */
  constructor(provider: string, failure: ProviderFailure, cause: unknown, requestId?: string | null) {
    super(`${provider} ${DESCRIPTIONS[failure]}: ${messageOf(cause)}`, { cause, requestId: requestId ?? null });
    this.provider = provider;
    this.failure = failure;
  }
}

/** The messages of an error and its causes. Stripe's SDK keeps the connection's error as `detail`. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const below = 'detail' in error && error.detail instanceof Error ? error.detail : cause;
  return below instanceof Error ? `${message} (${messageOf(below)})` : message;
}

/** The failure that an HTTP status means; null for a status that concerns this request alone. */
export function failureOfStatus(status: number): ProviderFailure | null {
  if (status === 401 || status === 403) return 'refused-credentials';
  return status >= 500 || status === 408 || status === 429 ? 'provider-error' : null;
}
