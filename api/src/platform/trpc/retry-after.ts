import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ERRORS } from '../errors.ts';
import { RETRY_AFTER_S } from '../rest/error-answer.ts';

/** The header `retry-after` of an answer to one or many calls; none if no call failed with `unavailable`. */
export function retryAfterOf(errors: readonly { code: TRPC_ERROR_CODE_KEY }[]): { 'retry-after'?: string } {
  return errors.some(({ code }) => code === ERRORS.unavailable.trpc) ? { 'retry-after': String(RETRY_AFTER_S) } : {};
}
