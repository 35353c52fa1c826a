import type { FastifyReply } from 'fastify';

/** Answers a stored JPEG of the caller's. The picture at an address never changes, but only its owner's browser may cache it. */
export function sendOwnPicture(reply: FastifyReply, jpeg: Uint8Array): FastifyReply {
  return reply.type('image/jpeg').header('cache-control', 'private, max-age=31536000, immutable').send(jpeg);
}
