import type { Refusals } from '../outages.ts';
import { invalidKey, invalidRequest, keyReused, missing, StripeSandboxError } from './stripe-error.ts';

/** The errors by which Stripe refuses a call during an outage. */
export const REFUSALS: Refusals<StripeSandboxError> = {
  'bad-key': invalidKey(),
  'no-permission': new StripeSandboxError(403, {
    type: 'invalid_request_error',
    message: 'The provided key does not have the required permissions for this endpoint.',
  }),
  'too-many-calls': new StripeSandboxError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  }),
  rejected: invalidRequest('Received unknown parameter: colour', 'colour', 'parameter_unknown'),
  'not-found': missing('customer', 'cus_unknown'),
  'key-reused': keyReused(),
  failing: new StripeSandboxError(500, { type: 'api_error', message: 'The sandbox was told to fail' }),
};
