import { REASON_CODES } from '@kreda/site/all-reasons';
import { ERROR_CODES } from '@kreda/site/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type DomainError, ERRORS, toDomainError } from '../errors.ts';
import { QueueFullError } from '../fair-queue.ts';
import { AbandonedRequestError } from './abandoned-request.ts';

/** The `retry-after` of 503, and of 429 without a time of its own. */
export const RETRY_AFTER_S = 5;

/** The body of every refusal. `fields` says what is wrong with each field, by its path in the request. */
export const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    /** The reason with its parameters beside the code. The client has a text for each code in each language. */
    reason: z.object({ code: z.enum(REASON_CODES) }).catchall(z.union([z.string(), z.number()])),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** Answers a thrown error by the table `ERRORS`. The causes of 5xx go to the log and not to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const domainError = toDomainError(error);
  const { status } = ERRORS[domainError.code];
  const hasLeft = hasHungUp(request) || error instanceof AbandonedRequestError;
  if (hasLeft) request.log.debug({ err: domainError.cause ?? domainError }, 'the client hung up');
  else if (isBusy(domainError))
    request.log.warn({ reason: domainError.reason.code }, 'a request was refused: too much work');
  else if (status >= 500) request.log.error({ err: domainError.cause ?? domainError }, 'a request failed');
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  return reply.status(status).send(errorBody(domainError, request.id));
}

/** Whether the client closed the connection before it had sent the whole request. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** A refusal by a limit of ours. Anybody can cause it as often as they want, so the log has no stack of it. */
function isBusy({ code, cause }: DomainError): boolean {
  return code === 'unavailable' && (cause === undefined || cause instanceof QueueFullError);
}

function errorBody({ code, reason, message, fields }: DomainError, requestId: string): ErrorAnswer {
  return { error: { code, reason, message, ...(fields ? { fields } : {}), requestId } };
}
