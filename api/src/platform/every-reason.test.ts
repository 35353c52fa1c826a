import { REASON_CODES } from '@kreda/site/all-reasons';
import { errorOf, sentenceOf } from '@kreda/site/reasons';
import { sampleReason } from '@kreda/site/testing/sample-reason';
import { getTRPCErrorShape } from '@trpc/server';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { DomainError, ERRORS } from './errors.ts';
import { answerError, errorAnswerSchema } from './rest/error-answer.ts';
import { router, toTrpcError } from './trpc/init.ts';

// web/src/app/messages.test.ts tests the client's texts of the same list.
describe.each(REASON_CODES)('the reason %s', (code) => {
  const reason = sampleReason(code);
  const error = errorOf(code);

  test('is sent over tRPC with its parameters, its sentence and its error code', () => {
    const { message, data } = getTRPCErrorShape({
      config: router({})._def._config,
      error: toTrpcError(new DomainError(reason)),
      type: 'query',
      path: 'any',
      input: undefined,
      ctx: undefined,
    });
    expect(JSON.parse(JSON.stringify({ message, data }))).toMatchObject({
      message: sentenceOf(reason),
      data: { domainCode: error, code: ERRORS[error].trpc, httpStatus: ERRORS[error].status, reason },
    });
  });

  test('is sent over REST with the same', async () => {
    const app = Fastify({ logger: false });
    app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply));
    app.get('/', () => {
      throw new DomainError(reason);
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(ERRORS[error].status);
    expect(errorAnswerSchema.parse(answer.json())).toMatchObject({
      error: { code: error, reason, message: sentenceOf(reason) },
    });
    await app.close();
  });
});
