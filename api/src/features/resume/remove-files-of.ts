import type { Owner } from '../../context.ts';
import type { Transaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { fileKeysOf, lockOwner, lockResumes } from './repo.ts';

/**
 * Has the outbox remove the pictures and finished PDFs of all the owner's resumes and letters, in the transaction that deletes the owner. Locks the
 * owner and the resumes, so that no file is added meanwhile.
 */
export async function removeFilesOf(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  await lockOwner(tx, owner);
  await lockResumes(tx, owner);
  await enqueueRemoval(tx, await fileKeysOf(tx, owner), { now });
}
