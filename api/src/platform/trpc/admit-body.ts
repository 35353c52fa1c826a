import type { AnyTRPCRouter } from '@trpc/server';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { MAX_BODY_BYTES, MAX_TEXT_BODY_BYTES } from '../rest/body-sizes.ts';
import { hasBody } from '../rest/has-body.ts';
import type { ProcedureMeta } from './init.ts';

/**
 * Hook onRequest of the scope that serves tRPC: a body must be JSON, and its limit depends on the procedures that are called. tRPC would
 * read forms and streams itself, whole into memory and without our limits.
 *
 * Answers `unsupported-media` to a body of another type before it is read, and closes the connection.
 */
export function admitBody(router: AnyTRPCRouter) {
  const procedures = router._def.procedures as unknown as Readonly<Record<string, { _def: { meta?: ProcedureMeta } }>>;
  const takesText = (path: string) =>
    Object.hasOwn(procedures, path) && procedures[path]!._def.meta?.takesText === true;

  return (request: FastifyRequest, reply: FastifyReply, done: DoneFuncWithErrOrRes): void => {
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    if (!isJson && hasBody(request.raw)) {
      reply.header('connection', 'close');
      done(new DomainError({ code: 'request-media-refused', problem: 'The body must be application/json' }));
      return;
    }
    const { path = '' } = request.params as { path?: string };
    request.maxBodyBytes = path.split(',').some(takesText) ? MAX_TEXT_BODY_BYTES : MAX_BODY_BYTES;
    done();
  };
}
