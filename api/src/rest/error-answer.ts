import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, ERRORS, toDomainError } from '../errors.ts';

const RETRY_AFTER_S = 5;

/** Answers whatever was thrown, by the one table; our own faults go to the log and not to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const domainError = toDomainError(error);
  const { status } = ERRORS[domainError.code];
  if (status >= 500) request.log.error({ err: domainError.cause ?? domainError }, 'a request failed');
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  return reply.status(status).send(errorBody(domainError, request.id));
}

function errorBody({ code, message, fields }: DomainError, requestId: string) {
  return { error: { code, message, ...(fields ? { fields } : {}), requestId } };
}
