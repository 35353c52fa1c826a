import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_PAGE, type Outage } from '../outages.ts';
import { invalidKey, invalidRequest, keyReused, missing, StripeSandboxError } from './stripe-error.ts';

const REFUSALS: Readonly<Record<Exclude<Outage, 'gateway-page' | 'hanging-up'>, StripeSandboxError>> = {
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

/** Answers a call as Stripe does during an outage. @throws StripeSandboxError for Stripe's refusals. */
export function answerOutage(outage: Outage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (outage === 'gateway-page') return reply.status(502).type('text/html').send(GATEWAY_PAGE);
  if (outage !== 'hanging-up') throw REFUSALS[outage];
  request.raw.socket.destroy();
  return reply.hijack();
}
