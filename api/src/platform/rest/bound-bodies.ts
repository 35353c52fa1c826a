import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { DomainError } from '../errors.ts';
import { addressKey } from '../rate-limits.ts';
import type { BodiesUnderWay, Sender } from './bodies-under-way.ts';
import { hasBody } from './has-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The largest body that this request may have, where its route serves calls of several sizes; null: the route's. */
    maxBodyBytes: number | null;
  }
}

/** What a piece of a body takes beside its bytes: sent byte by byte, a body takes hundreds of times its size. */
const PIECE_BYTES = 256;

/** Fastify reads no bodies of these. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE']);

/**
 * Hook preParsing: bounds the bodies that are read whole before anything looks at them, each by itself and all of them together while
 * they arrive. Forms with files are left to whoever reads them, piece by piece and with bounds of their own.
 *
 * Answers `too-large`, `rate-limited` or `unavailable`, and closes the connection.
 */
export function boundBodies(bodies: BodiesUnderWay): preParsingHookHandler {
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

/** The request's body as it arrives, counted until it has ended in whichever way. */
function countBody(
  bodies: BodiesUnderWay,
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
      // Refused meanwhile: nobody reads on.
      if (counted.destroyed) next();
      else next(null, piece);
    },
  });
  const body = bodies.admit(senderOf(request), (refusal) => counted.destroy(refusal));
  // Whoever reads the body answers its errors; once the request is answered, nobody listens any more.
  counted.on('error', () => {});
  counted.once('close', () => {
    body.end();
    raw.unpipe(counted);
  });
  // Not a pipeline: it would close the connection of a body that is refused, before the answer.
  raw.once('error', (error) => counted.destroy(error));
  // With an error, so that whoever still reads the body ends, too. A body that has ended stays as it is.
  reply.raw.once('close', () => counted.destroy(new Error('the connection closed before the body had arrived')));
  return raw.pipe(counted);
}

/** Members count for themselves, so that nobody behind the same address uses up what they may send. */
function senderOf({ ctx, ip }: FastifyRequest): Sender {
  const user = ctx?.user;
  return user ? { key: user.id, isMember: true } : { key: addressKey(ip), isMember: false };
}
