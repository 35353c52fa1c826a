import type { FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { DomainError, type FieldErrors, invalid } from '../errors.ts';

/** The most wrong fields of one request that the log names. */
const MAX_LOGGED_FIELDS = 5;

/**
 * The valid ones of the changes that a page sends when it closes, in order. The user cannot correct a refused change any more, so the others
 * are saved without it.
 *
 * @param schemaOf the schema of one change.
 * @throws {DomainError} `invalid` with the fields of the first one where none is valid.
 */
export function validChanges<T>(
  { log }: Pick<FastifyRequest, 'log'>,
  changes: readonly unknown[],
  schemaOf: (change: unknown) => ZodType<T>,
): T[] {
  const valid: T[] = [];
  const refused: FieldErrors[] = [];
  for (const change of changes) {
    const parsed = schemaOf(change).safeParse(change);
    if (parsed.success) valid.push(parsed.data);
    else refused.push(invalid(parsed.error).fields ?? {});
  }
  if (refused.length > 0) {
    // Only the names of fields: the messages may quote the document.
    const fields = refused.flatMap((refusal) => Object.keys(refusal)).slice(0, MAX_LOGGED_FIELDS);
    log.warn({ refused: refused.length, fields }, 'changes saved before quitting were refused');
  }
  if (valid.length === 0 && refused[0]) throw new DomainError('invalid', { fields: refused[0] });
  return valid;
}
