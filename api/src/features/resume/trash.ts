import type { Deps } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { deleteResume, type Erasable, fileKeysOf, findRemovedBefore, lockResumes } from './repo.ts';
import { detachAll, viewIdsOf } from './views/family-repo.ts';

/** How long a removed document can be restored. */
export const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

/** The time until which a resume that was removed at `removedAt` can be restored. */
export function endOfTrash(removedAt: Date): Date {
  return new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);
}

type TrashDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>;

/**
 * Erases a resume with its letters. Its views become ordinary resumes. The outbox removes its photo, the letters' signatures, and the
 * finished PDFs. False when it does not exist.
 */
export async function erase({ db, clock, wakeOutbox }: TrashDeps, which: Erasable, uuid: string): Promise<boolean> {
  const isErased = await inTransaction(db, async (tx) => {
    await lockResumes(tx, { id: uuid, ...which });
    const fileKeys = await fileKeysOf(tx, { id: uuid, ...which });
    const views = await viewIdsOf(tx, uuid);
    if (!(await deleteResume(tx, which, uuid))) return false;
    if (views.length > 0) await detachAll(tx, views);
    await enqueueRemoval(tx, fileKeys, { now: clock() });
    return true;
  });
  if (isErased) wakeOutbox();
  return isErased;
}

/** Erases all resumes that have been in the trash for 30 days. Returns their number. */
export async function emptyTrash(deps: TrashDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const uuids = await findRemovedBefore(deps.db, before, BATCH);
    // `erase` checks the time again, since the owner may have restored the resume meanwhile.
    for (const uuid of uuids) if (await erase(deps, { removedAt: { lt: before } }, uuid)) count++;
    if (uuids.length < BATCH) return count;
  }
}
