import type { Deps } from '../context.ts';
import { deleteResume, type Erasable, fileKeysOf, findRemovedBefore } from './repo.ts';

const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

/** Until when what was removed then can be restored. */
export function endOfTrash(removedAt: Date): Date {
  return new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);
}

/** Erases a resume, its photo and its finished PDFs. False when there is none. */
export async function erase({ db, files }: Pick<Deps, 'db' | 'files'>, which: Erasable, uuid: string) {
  const fileKeys = await fileKeysOf(db, which, uuid);
  if (!(await deleteResume(db, which, uuid))) return false;
  await Promise.all(fileKeys.map((key) => files.remove(key)));
  return true;
}

/** Erases what has been in anybody's trash for 30 days. Returns how many. */
export async function emptyTrash(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const uuids = await findRemovedBefore(deps.db, before, BATCH);
    // Asked again as it is erased: its owner may have restored it.
    for (const uuid of uuids) if (await erase(deps, { removedAt: { lt: before } }, uuid)) count++;
    if (uuids.length < BATCH) return count;
  }
}
