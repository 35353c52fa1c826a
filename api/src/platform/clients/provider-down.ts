/** Why a provider did nothing of what it was asked, whatever that was. */
export const PROVIDER_FAILURES = ['refused-credentials', 'unreachable', 'provider-error'] as const;
/** `refused-credentials`: it does not accept our key or our account; `unreachable`: no answer; `provider-error`: it failed itself. */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

const WORDS: Record<ProviderFailure, string> = {
  'refused-credentials': 'does not accept our credentials',
  unreachable: 'does not answer',
  'provider-error': 'failed',
};

/** A provider could not be used. The same may work at the next try, except for credentials, which somebody has to mend. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
  readonly provider: string;
  readonly failure: ProviderFailure;

  /** @param cause what its client threw; the message quotes it, since clients hide the connection's error below their own. */
  constructor(provider: string, failure: ProviderFailure, cause: unknown) {
    super(`${provider} ${WORDS[failure]}: ${messageOf(cause)}`, { cause });
    this.provider = provider;
    this.failure = failure;
  }
}

/** The error's message and those below it. Stripe's SDK keeps the connection's error as `detail`. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const below = 'detail' in error && error.detail instanceof Error ? error.detail : cause;
  return below instanceof Error ? `${message} (${messageOf(below)})` : message;
}

/** What a status of HTTP says of a provider; null for one that answers the request itself. */
export function failureOfStatus(status: number): ProviderFailure | null {
  if (status === 401 || status === 403) return 'refused-credentials';
  return status >= 500 || status === 408 || status === 429 ? 'provider-error' : null;
}
