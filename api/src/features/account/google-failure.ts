import * as openid from 'openid-client';
import { failureOfStatus, type ProviderFailure } from '../../platform/clients/provider-down.ts';
import { GoogleRefusal } from './google.ts';

/** OAuth's words for a client that is not accepted (RFC 6749, 5.2). */
const CREDENTIALS = new Set(['invalid_client', 'unauthorized_client']);
/** What the client says of an answer that did not come. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** What an error of signing in says of Google; null for one about this sign-in alone, which its caller may have made up. */
export function googleFailureOf(thrown: unknown): ProviderFailure | null {
  const error = thrown instanceof GoogleRefusal ? thrown.cause : thrown;
  if (error instanceof openid.ResponseBodyError)
    return CREDENTIALS.has(error.error) ? 'refused-credentials' : failureOfStatus(error.status);
  if (error instanceof openid.ClientError) {
    if (NO_ANSWER.has(error.code ?? '')) return 'unreachable';
    // Its cause is the answer where the status was not the expected one.
    return error.cause instanceof Response ? failureOfStatus(error.cause.status) : null;
  }
  // What fetch throws where there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unreachable' : null;
}
