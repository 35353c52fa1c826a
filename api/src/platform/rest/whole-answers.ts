import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Hook onSend: tRPC answers with a fetch Response, whose body would be piped through two streams and a third that compresses it. No
 * procedure of ours streams, so the body is taken as the text that it is.
 */
export function sendWhole(
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
    // Where streamed answers are asked for, it says `chunked`; what is sent whole has a length, and never both (RFC 9112, section 6.2).
    if (name !== 'transfer-encoding') reply.header(name, value);
  }
  if (payload.body === null) done(null, null);
  else payload.text().then((text) => done(null, text), done);
}
