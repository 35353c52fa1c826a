import type { Deps } from '../context.ts';
import { inTransaction, type Transaction } from './database.ts';
import { enqueueRemoval } from './files/remove-files.ts';

/** How long a removed document can be restored. */
const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

export type TrashDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>;

/** The time until which a document that was removed at `removedAt` can be restored. */
export function endOfTrash(removedAt: Date): Date {
  return new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);
}

/**
 * Erases a document in one transaction. The outbox removes its files. False when it does not exist.
 *
 * @param remove deletes the rows, and returns the keys of the files that they named; null if there was no such document.
 */
export async function eraseWithFiles(
  { db, clock, wakeOutbox }: TrashDeps,
  remove: (tx: Transaction) => Promise<string[] | null>,
): Promise<boolean> {
  const isErased = await inTransaction(db, async (tx) => {
    const fileKeys = await remove(tx);
    if (fileKeys === null) return false;
    await enqueueRemoval(tx, fileKeys, { now: clock() });
    return true;
  });
  if (isErased) wakeOutbox();
  return isErased;
}

/** Documents of one kind in the trash. */
interface TrashedDocuments {
  /** Ids of those that were removed before a time, oldest first. */
  find(before: Date, limit: number): Promise<string[]>;
  /** Checks the time again, since the owner may have restored the document meanwhile. */
  erase(uuid: string, before: Date): Promise<boolean>;
}

/** Erases all documents that have been in the trash for 30 days. Returns their number. */
export async function emptyTrashOf({ find, erase }: TrashedDocuments, now: Date): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const uuids = await find(before, BATCH);
    for (const uuid of uuids) if (await erase(uuid, before)) count++;
    if (uuids.length < BATCH) return count;
  }
}
