import type { Refusals } from '../outages.ts';
import { duplicateRequestId, invalid, notFound, PaypalSandboxError } from './paypal-sandbox-error.ts';

/** The errors by which PayPal refuses a call during an outage. */
export const REFUSALS: Refusals<PaypalSandboxError> = {
  'bad-key': new PaypalSandboxError(401, 'AUTHENTICATION_FAILURE', {
    issue: 'AUTHENTICATION_FAILURE',
    description: 'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  }),
  'no-permission': new PaypalSandboxError(403, 'NOT_AUTHORIZED', {
    issue: 'PERMISSION_DENIED',
    description: 'You do not have permission to access or perform operations on this resource.',
  }),
  'too-many-calls': new PaypalSandboxError(429, 'RATE_LIMIT_REACHED', {
    issue: 'RATE_LIMIT_REACHED',
    description: 'Too many requests. Blocked due to rate limiting.',
  }),
  rejected: invalid('INVALID_PARAMETER_SYNTAX', 'The value of a field does not conform to the expected format.'),
  'not-found': notFound(),
  'key-reused': duplicateRequestId(),
  failing: new PaypalSandboxError(500, 'INTERNAL_SERVER_ERROR', {
    issue: 'INTERNAL_SERVER_ERROR',
    description: 'The sandbox was told to fail',
  }),
};
