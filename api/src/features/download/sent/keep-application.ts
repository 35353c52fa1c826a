import { hash } from 'node:crypto';
import type { UserContext } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { storeWithRow } from '../../../platform/files/remove-files.ts';
import { getResume } from '../../resume/service.ts';
import { isSealed } from '../application/seal.ts';
import { nameOfFile } from '../service.ts';
import * as repo from './repo.ts';
import type { SentNote } from './schema.ts';
import { beginNote } from './sent-files.ts';

/** Of one user's applications together, in MB of 1,000,000 bytes (our decision). */
const MAX_KEPT_MEGABYTES = 100;

/** An application's file as the caller received it, with the seal of the answer that it came with. */
export interface SentApplication {
  bytes: Uint8Array;
  pageCount: number;
  format: 'pdf' | 'zip';
  seal: string;
  note: SentNote;
}

/**
 * Notes that an application was sent, and keeps its file: once for each content, so that one file that went to many employers takes no more room.
 *
 * @returns the note's id.
 * @throws {DomainError} `not-found`, `invalid` for a file that was not made here for the caller, `conflict` when the list is full,
 *   `too-large` when the files together would be.
 */
export async function keepApplication(
  context: UserContext,
  resumeUuid: string,
  { bytes, pageCount, format, seal, note }: SentApplication,
): Promise<string> {
  const { db, user, clock } = context;
  const stored = await getResume(context, resumeUuid);
  const sha256 = hash('sha256', bytes);
  if (!isSealed(context, { userId: user.id, resumeUuid, sha256, pageCount }, seal))
    throw new DomainError('application-not-made-here');
  const name = await nameOfFile(context, stored);
  const file = { resumeId: resumeUuid, letterId: null, name, format, sha256, sizeBytes: bytes.length, pageCount };
  const id = crypto.randomUUID();
  /** The key of the equal file that is kept; with `newKey`, the new one. Null: nothing was noted, since the file has to be stored first. */
  const insert = (newKey: string | null): Promise<string | null> =>
    inTransaction(db, async (tx) => {
      await beginNote(tx, user.id);
      if (!(await repo.lockResume(tx, user.id, resumeUuid))) throw noSuchResume();
      const kept = await repo.findKeptFiles(tx, user.id);
      const fileKey = kept.find((other) => other.sha256 === sha256)?.fileKey ?? newKey;
      if (fileKey === newKey) refuseTooLarge(kept, bytes.length);
      if (fileKey === null) return null;
      await repo.insertSentFile(tx, { id, userId: user.id, file: { ...file, fileKey }, note, now: clock() });
      return fileKey;
    });
  if ((await insert(null)) !== null) return id;
  // A new key each time: one whose last note is removed may be about to be deleted.
  const newKey = `sent/${sha256}-${id}.${format}`;
  await storeWithRow(context, { key: newKey, bytes }, async () => {
    await insert(newKey);
  });
  return id;
}

function refuseTooLarge(kept: readonly { sizeBytes: number }[], bytes: number): void {
  const total = kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, bytes);
  if (total > MAX_KEPT_MEGABYTES * 1_000_000)
    throw new DomainError({ code: 'sent-files-too-large', max: MAX_KEPT_MEGABYTES });
}
