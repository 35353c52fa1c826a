import type { Deps } from '../../context.ts';
import { DomainError } from '../errors.ts';

/** The file that a row of the caller's names. @throws {DomainError} `not-found` without such a row or file. */
export async function readNamedFile(files: Deps['files'], key: string | null | undefined): Promise<Uint8Array> {
  const bytes = key ? await files.get(key) : null;
  if (!bytes) throw new DomainError('not-found');
  return bytes;
}
