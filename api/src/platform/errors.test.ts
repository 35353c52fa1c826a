import { expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError, invalid, toDomainError } from './errors.ts';
import { QueueFullError } from './fair-queue.ts';

test('leaves a domain error as it is', () => {
  const error = new DomainError('conflict');
  expect(toDomainError(error)).toBe(error);
});

test('names each wrong field once, with its first problem', () => {
  const schema = z.object({ data: z.object({ items: z.array(z.string().min(3, 'short').regex(/a/, 'no a')) }) });
  const { error } = schema.safeParse({ data: { items: ['x', 1] } });
  expect(invalid(error!).fields).toMatchObject({ 'data.items.0': 'short', 'data.items.1': expect.any(String) });
});

test('names twenty fields at most, none in more than two hundred characters', () => {
  const schema = z.record(z.string(), z.string());
  const { error } = schema.safeParse(
    Object.fromEntries(Array.from({ length: 1_000 }, (_, key) => [`k${key}`.padEnd(500, 'x'), 1])),
  );
  const { fields = {} } = invalid(error!);
  expect(Object.keys(fields)).toHaveLength(20);
  for (const [name, message] of Object.entries(fields)) expect(name.length + message.length).toBeLessThanOrEqual(400);
  const { error: unknownKeys } = z.strictObject({}).safeParse({ ['x'.repeat(100_000)]: 1 });
  expect(JSON.stringify(invalid(unknownKeys!).fields).length).toBeLessThan(500);
});

test('uses the status of an error of a plugin, with a message of ours', () => {
  const tooLarge = Object.assign(new Error('Request body is too large at /secret'), {
    code: 'FST_ERR_CTP_BODY_TOO_LARGE',
    statusCode: 413,
  });
  expect(toDomainError(tooLarge)).toMatchObject({ code: 'too-large', message: 'The request is too large' });
});

test.each([400, 401, 403, 404, 409, 429])('does not answer the status %i of another service', (statusCode) => {
  const ofClient = Object.assign(new Error('Invalid API Key provided'), { statusCode, code: 'api_key_expired' });
  expect(toDomainError(ofClient)).toMatchObject({ code: 'internal', message: 'An error occurred. Try again' });
});

test('maps an unreachable database to unavailable', () => {
  expect(toDomainError(Object.assign(new Error('x'), { code: 'P1001' })).code).toBe('unavailable');
});

test('maps a full queue to unavailable', () => {
  const cause = new QueueFullError('60 jobs are waiting');
  const message = 'The service is temporarily unavailable. Try again';
  expect(toDomainError(cause)).toMatchObject({ code: 'unavailable', message, cause });
});

test('hides unexpected errors', () => {
  const cause = new TypeError('secret of ours');
  const error = toDomainError(cause);
  expect(error).toMatchObject({ code: 'internal', message: 'An error occurred. Try again', cause });
  expect(toDomainError(Object.assign(new Error('secret'), { statusCode: 500 })).code).toBe('internal');
  expect(toDomainError('a string').code).toBe('internal');
});
