import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../context.ts';

/** An application's file, as it was made. */
interface SealedFile {
  userId: string;
  resumeUuid: string;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
  pageCount: number;
}

/** A signature of a file that was made for a user. With it the user can send the file back to be kept: the server stores no application by itself. */
export function sealOf(
  { config }: Pick<Deps, 'config'>,
  { userId, resumeUuid, sha256, pageCount }: SealedFile,
): string {
  return createHmac('sha256', config.applicationKey)
    .update(JSON.stringify([userId, resumeUuid, sha256, pageCount]))
    .digest('base64url');
}

/** Whether a file was made here, for this user and resume. */
export function isSealed(deps: Pick<Deps, 'config'>, file: SealedFile, seal: string): boolean {
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(deps, file))];
  return given.length === right.length && timingSafeEqual(given, right);
}
