import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Hook onSend: tRPC answers with a fetch Response, whose body would be piped through two streams and a third that compresses it. None
 * of our procedures streams, so the body is sent as one text.
 */
export function sendAsText(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (!(payload instanceof Response)) {
    done(null, payload);
    return;
  }
  reply.code(payload.status);
  for (const [name, value] of payload.headers) {
    // For streamed answers it says `chunked`. This answer has a length, and may not have both (RFC 9112, section 6.2).
    if (name !== 'transfer-encoding') reply.header(name, value);
  }
  if (payload.body === null) done(null, null);
  else payload.text().then((text) => done(null, text), done);
}
