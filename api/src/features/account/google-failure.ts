import * as openid from 'openid-client';
import { failureOfStatus, type ProviderFailure } from '../../platform/clients/provider-error.ts';
import { GoogleRefusal } from './google.ts';

/** OAuth's error codes for a client that is not accepted (RFC 6749, 5.2). */
const CREDENTIALS = new Set(['invalid_client', 'unauthorized_client']);
/** The OpenID client's error codes for a missing answer. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** What a failed sign-in says about Google's health. Null for an error of this sign-in alone, which its caller may have forged. */
export function googleFailureOf(thrown: unknown): ProviderFailure | null {
  const error = thrown instanceof GoogleRefusal ? thrown.cause : thrown;
  if (error instanceof openid.ResponseBodyError)
    return CREDENTIALS.has(error.error) ? 'refused-credentials' : failureOfStatus(error.status);
  if (error instanceof openid.ClientError) {
    if (NO_ANSWER.has(error.code ?? '')) return 'unreachable';
    // After an unexpected status, `cause` is the answer.
    return error.cause instanceof Response ? failureOfStatus(error.cause.status) : null;
  }
  // fetch throws this where there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unreachable' : null;
}
