import { ERROR_CODES } from '@kreda/site/errors';
import { REASON_CODES } from '@kreda/site/reasons';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type DomainError, ERRORS, toDomainError } from '../errors.ts';

/** When whoever was told 503, or 429 without a time, may ask again. */
export const RETRY_AFTER_S = 5;

/** What every refusal looks like. `fields` says what is wrong with each field, by its path in what was sent. */
export const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    /** Why, for a person, with its parameters beside the code: a client that speaks other languages has a text for each. */
    reason: z.object({ code: z.enum(REASON_CODES) }).catchall(z.union([z.string(), z.number()])),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** Answers whatever was thrown, by the one table; our own faults go to the log and not to the caller. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const domainError = toDomainError(error);
  const { status } = ERRORS[domainError.code];
  if (hasHungUp(request)) request.log.debug({ err: domainError.cause ?? domainError }, 'the client hung up');
  else if (status >= 500) request.log.error({ err: domainError.cause ?? domainError }, 'a request failed');
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  return reply.status(status).send(errorBody(domainError, request.id));
}

/** The connection ended before the whole request was there: nothing of ours failed, and nobody reads the answer. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function errorBody({ code, reason, message, fields }: DomainError, requestId: string): ErrorAnswer {
  return { error: { code, reason, message, ...(fields ? { fields } : {}), requestId } };
}
