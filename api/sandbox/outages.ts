import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a provider may answer to every call of its API while something is wrong: it does not accept the key, the permissions or the number
 * of calls, rejects the request, does not find what it names, knows its idempotency key with other parameters, fails, is hidden behind a
 * gateway's page, sends half an answer, or hangs up.
 */
export const OUTAGES = [
  'bad-key',
  'no-permission',
  'too-many-calls',
  'rejected',
  'not-found',
  'key-reused',
  'failing',
  'gateway-page',
  'cut-answer',
  'hanging-up',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** The errors by which a provider refuses a call. The other outages have no answer of its own. */
export type Refusals<E extends Error> = Readonly<
  Record<Exclude<Outage, 'gateway-page' | 'cut-answer' | 'hanging-up'>, E>
>;

/** What a gateway in front of a provider answers: no JSON. */
const GATEWAY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>';

/**
 * Answers a call as a provider does during an outage.
 *
 * @throws the provider's refusal, for the outages that are one.
 */
export function answerOutage(
  outage: Outage,
  refusals: Refusals<Error>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  if (outage === 'gateway-page') return reply.status(502).type('text/html').send(GATEWAY_PAGE);
  if (outage === 'cut-answer') return reply.status(200).type('application/json').send('{"id": "cut');
  if (outage !== 'hanging-up') throw refusals[outage];
  request.raw.socket.destroy();
  return reply.hijack();
}
