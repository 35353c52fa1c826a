import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { DomainError } from '../errors.ts';
import { addressKey } from '../rate-limits.ts';
import type { BodiesInFlight, Sender } from './bodies-in-flight.ts';
import { hasBody } from './has-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The limit of this request's body, where one route serves calls with different limits; null: the route's own limit. */
    maxBodyBytes: number | null;
  }
}

/** The memory that a piece of a body takes beside its bytes. Sent byte by byte, a body takes hundreds of times its size. */
const PIECE_BYTES = 256;

/** Fastify reads no bodies of requests with these methods. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE']);

/**
 * Hook preParsing: limits the bodies that are read whole, each one and all of them together while they arrive. Forms with files have
 * limits of their own (`multipart.ts`).
 *
 * Answers `too-large`, `rate-limited` or `unavailable`, and closes the connection.
 */
export function limitBodies(bodies: BodiesInFlight): preParsingHookHandler {
  return (request, reply, payload, done) => {
    if (!isReadWhole(request)) {
      done(null, payload);
      return;
    }
    const maxBytes = request.maxBodyBytes ?? request.routeOptions.bodyLimit;
    if (Number(request.headers['content-length']) > maxBytes) {
      reply.header('connection', 'close');
      done(new DomainError('too-large'));
      return;
    }
    done(null, countBody(bodies, { request, reply, maxBytes }));
  };
}

function isReadWhole({ method, raw, headers, server }: FastifyRequest): boolean {
  if (BODYLESS.has(method) || !hasBody(raw)) return false;
  const isForm = headers['content-type']?.trim().toLowerCase().startsWith('multipart/') ?? false;
  // Webhooks take bodies of any type whole.
  return !isForm || !server.hasContentTypeParser('multipart/form-data');
}

/** The request's body as a stream that is counted until it ends or fails. */
function countBody(
  bodies: BodiesInFlight,
  { request, reply, maxBytes }: { request: FastifyRequest; reply: FastifyReply; maxBytes: number },
): Transform {
  const { raw } = request;
  let received = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, next) {
      received += piece.length;
      if (received > maxBytes) {
        next(new DomainError('too-large'));
        return;
      }
      body.add(piece.length + PIECE_BYTES);
      // `body.add` may have refused it.
      if (counted.destroyed) next();
      else next(null, piece);
    },
  });
  const body = bodies.admit(senderOf(request), (refusal) => counted.destroy(refusal));
  // The reader of the body answers its errors. After the answer it does not listen any more.
  counted.on('error', () => {});
  counted.once('close', () => {
    body.end();
    raw.unpipe(counted);
  });
  // Not a pipeline: that would close the connection of a refused body before the answer is sent.
  raw.once('error', (error) => counted.destroy(error));
  // With an error, so that the reader of the body ends too. Destroying a body that has ended does nothing.
  reply.raw.once('close', () => counted.destroy(new Error('the connection closed before the body had arrived')));
  return raw.pipe(counted);
}

/** Users are counted by their id, so that others behind the same address do not use up their limit. */
function senderOf({ ctx, ip }: FastifyRequest): Sender {
  const user = ctx?.user;
  return user ? { key: user.id, isUser: true } : { key: addressKey(ip), isUser: false };
}
