import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { isStorageFull, StorageDown } from './clients/file-storage.ts';
import { ProviderDown } from './clients/provider-down.ts';
import { isDatabaseDown } from './database-errors.ts';
import { QueueFullError } from './fair-queue.ts';

/** The one table of what can go wrong, for both transports. */
export const ERRORS = {
  invalid: { status: 400, trpc: 'BAD_REQUEST', message: 'Fix errors' },
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED', message: 'You must be logged in' },
  'payment-declined': { status: 402, trpc: 'PAYMENT_REQUIRED', message: 'An error occurred. Try again' },
  forbidden: { status: 403, trpc: 'FORBIDDEN', message: 'No permissions' },
  'not-found': { status: 404, trpc: 'NOT_FOUND', message: 'Not found' },
  conflict: { status: 409, trpc: 'CONFLICT', message: 'An error occurred. Try again' },
  /** Whoever wants to pay has paid. */
  'already-paid': {
    status: 409,
    trpc: 'CONFLICT',
    message: 'The payment was successful. You will soon be redirected to download your CV',
  },
  'too-large': { status: 413, trpc: 'PAYLOAD_TOO_LARGE', message: 'The request is too large' },
  'unsupported-media': {
    status: 415,
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This kind of content is not supported',
  },
  'rate-limited': { status: 429, trpc: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Try again in a moment' },
  unavailable: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The service is temporarily unavailable. Try again',
  },
  /** Our own fault: what happened goes to the log, never to the caller. */
  internal: { status: 500, trpc: 'INTERNAL_SERVER_ERROR', message: 'An error occurred. Try again' },
} as const satisfies Record<string, { status: number; trpc: TRPC_ERROR_CODE_KEY; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What is wrong with each field, by its path in what was sent: `data.items.0.dateFrom`. */
export type FieldErrors = Record<string, string>;

/** A refusal that its caller is meant to read: the message is the specification's English wording where it gives one. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(
    code: ErrorCode,
    message: string = ERRORS[code].message,
    facts: { fields?: FieldErrors; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause });
    this.code = code;
    this.fields = facts.fields;
  }
}

/** The specification's answer for a resume that is missing or somebody else's: nobody can tell which (section 8). */
export function noSuchResume(): DomainError {
  return new DomainError('not-found', 'CV does not exist');
}

/** The next try opens the same order again, so that whoever reads this cannot pay twice. */
const PROVIDER_IS_DOWN = 'The payment provider is not responding. Try again in a few minutes';

/** What any thrown thing is to a caller. Everything unforeseen is `internal`, with the cause kept for the log. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return invalid(error);
  const isBusy = error instanceof QueueFullError;
  if (isBusy || isDatabaseDown(error) || error instanceof StorageDown || isStorageFull(error)) {
    return new DomainError('unavailable', undefined, { cause: error });
  }
  if (error instanceof ProviderDown) return new DomainError('unavailable', PROVIDER_IS_DOWN, { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const code = ERROR_CODES.find((candidate) => candidate !== 'internal' && ERRORS[candidate].status === status);
  if (code) return new DomainError(code, undefined, { cause: error });
  return new DomainError('internal', undefined, { cause: error });
}

/** The most wrong fields that an answer names. */
const MAX_FIELDS = 20;
/** The longest path and the longest message of a wrong field, in characters: both may quote what was sent. */
const MAX_FIELD_CHARACTERS = 200;

/** Names the first wrong fields, each with the first thing wrong about it. */
export function invalid(error: ZodError): DomainError {
  const fields: FieldErrors = {};
  let count = 0;
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.').slice(0, MAX_FIELD_CHARACTERS);
    if (name in fields) continue;
    if (++count > MAX_FIELDS) break;
    fields[name] = message.slice(0, MAX_FIELD_CHARACTERS);
  }
  return new DomainError('invalid', undefined, { fields, cause: error });
}
