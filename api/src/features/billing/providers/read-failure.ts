import type { ProviderFailure } from '../../../platform/clients/provider-error.ts';

/** What an error of a provider's client says. */
export interface ReadError {
  failure: ProviderFailure;
  /** The provider's id of the request; null when the provider did not answer. */
  requestId: string | null;
}

/** Reads an error that was thrown while a provider was called. Errors that it does not know are `unexpected`. */
export type ReadFailure = (error: unknown) => ReadError;
