import type { Deps, RequestContext } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { endOfTrash, TRASH_DAYS } from '../resume/trash.ts';
import { ownerOrNobody } from './owner-or-nobody.ts';
import { deleteLetter, type Erasable, fileKeysOf, findRemovedBefore, lockLetter } from './repo.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

type TrashDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>;

/** Letters wait in the trash as long as resumes. */
export const endOfLetterTrash = endOfTrash;

/** Erases the caller's letter, in the trash or not. False when it does not exist. */
export function eraseOwnLetter(context: RequestContext, uuid: string): Promise<boolean> {
  return erase(context, { resume: { ...ownerOrNobody(context), removedAt: null } }, uuid);
}

/** Erases a letter. The outbox removes its signature and finished PDFs. False when it does not exist. */
async function erase({ db, clock, wakeOutbox }: TrashDeps, which: Erasable, uuid: string): Promise<boolean> {
  const isErased = await inTransaction(db, async (tx) => {
    await lockLetter(tx, which, uuid);
    const fileKeys = await fileKeysOf(tx, which, uuid);
    if (!(await deleteLetter(tx, which, uuid))) return false;
    await enqueueRemoval(tx, fileKeys, { now: clock() });
    return true;
  });
  if (isErased) wakeOutbox();
  return isErased;
}

/** Erases all letters that have been in the trash for 30 days. Returns their number. */
export async function emptyLetterTrash(deps: TrashDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - TRASH_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const uuids = await findRemovedBefore(deps.db, before, BATCH);
    // Checks the time again, since the owner may have restored the letter meanwhile.
    for (const uuid of uuids) if (await erase(deps, { removedAt: { lt: before } }, uuid)) count++;
    if (uuids.length < BATCH) return count;
  }
}
