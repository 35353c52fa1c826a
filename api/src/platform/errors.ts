import { ERROR_CODES, type ErrorCode } from '@kreda/site/errors';
import '@kreda/site/file-reasons';
import '@kreda/site/view-reasons';
import '@kreda/site/letter-reasons';
import '@kreda/site/sent-reasons';
import { errorOf, type PlainReasonCode, type Reason, reasonOf, sentenceOf } from '@kreda/site/reasons';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { isStorageFull, StorageDown } from './clients/file-storage.ts';
import { ProviderError } from './clients/provider-error.ts';
import { isDatabaseDown } from './database-errors.ts';
import { QueueFullError } from './fair-queue.ts';

/** The error codes in each transport. */
export const ERRORS = {
  invalid: { status: 400, trpc: 'BAD_REQUEST' },
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED' },
  'payment-declined': { status: 402, trpc: 'PAYMENT_REQUIRED' },
  forbidden: { status: 403, trpc: 'FORBIDDEN' },
  'not-found': { status: 404, trpc: 'NOT_FOUND' },
  conflict: { status: 409, trpc: 'CONFLICT' },
  /** The order is paid already. */
  'already-paid': { status: 409, trpc: 'CONFLICT' },
  'too-large': { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  'unsupported-media': { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  'rate-limited': { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  /** An error of ours. Its cause goes to the log, never to the caller. */
  internal: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
} as const satisfies Record<ErrorCode, { status: number; trpc: TRPC_ERROR_CODE_KEY }>;

/** What is wrong with each field, by its path in the request: `data.items.0.dateFrom`. */
export type FieldErrors = Record<string, string>;

/** A refusal whose message is for the caller. Its reason decides the error code and the English sentence. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly reason: Reason;
  readonly fields: FieldErrors | undefined;

  constructor(reason: Reason | PlainReasonCode, facts: { fields?: FieldErrors; cause?: unknown } = {}) {
    const whole = reasonOf(reason);
    super(sentenceOf(whole), { cause: facts.cause });
    this.code = errorOf(whole.code);
    this.reason = whole;
    this.fields = facts.fields;
  }
}

/** The answer for a resume that is missing or belongs to somebody else, which are answered alike (specification, section 8). */
export function noSuchResume(): DomainError {
  return new DomainError('resume-not-found');
}

/** The same for a letter. */
export function noSuchLetter(): DomainError {
  return new DomainError('letter-not-found');
}

/** Maps any thrown value to what the caller may know. Unexpected errors are `internal`, with the cause for the log. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return invalid(error);
  const isBusy = error instanceof QueueFullError;
  if (isBusy || isDatabaseDown(error) || error instanceof StorageDown || isStorageFull(error)) {
    return new DomainError('unavailable', { cause: error });
  }
  // A retry opens the same order again, so nobody can pay twice.
  if (error instanceof ProviderError) return new DomainError('provider-unavailable', { cause: error });
  const status = frameworkStatusOf(error);
  const code = ERROR_CODES.find((candidate) => candidate !== 'internal' && ERRORS[candidate].status === status);
  if (code) return new DomainError(code, { cause: error });
  return new DomainError('internal', { cause: error });
}

/**
 * The HTTP status of an error of Fastify or one of its plugins. Clients of other services also give their errors a `statusCode`: it is
 * the status of the answer that we got, and says nothing about the request that we answer.
 */
function frameworkStatusOf(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'statusCode' in error)) return undefined;
  return String(error.code).startsWith('FST_') ? error.statusCode : undefined;
}

/** The most wrong fields that an answer names. */
const MAX_FIELDS = 20;
/** The limit of a wrong field's path and of its message, in characters: both may quote the request. */
const MAX_FIELD_CHARACTERS = 200;

/** Names the first wrong fields, each with its first problem. */
export function invalid(error: ZodError): DomainError {
  const fields: FieldErrors = {};
  let count = 0;
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.').slice(0, MAX_FIELD_CHARACTERS);
    if (name in fields) continue;
    if (++count > MAX_FIELDS) break;
    fields[name] = message.slice(0, MAX_FIELD_CHARACTERS);
  }
  return new DomainError('invalid', { fields, cause: error });
}
