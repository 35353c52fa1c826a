import type { RequestContext } from '../../context.ts';
import { emptyTrashOf, eraseWithFiles, type TrashDeps } from '../../platform/trash.ts';
import { ownerOrNobody } from './owner-or-nobody.ts';
import { deleteLetter, type Erasable, fileKeysOf, findRemovedBefore, lockLetter } from './repo.ts';

/** Erases the caller's letter, in the trash or not. False when it does not exist. */
export function eraseOwnLetter(context: RequestContext, uuid: string): Promise<boolean> {
  return erase(context, { resume: { ...ownerOrNobody(context), removedAt: null } }, uuid);
}

/** Erases a letter. The outbox removes its signature and finished PDFs. False when it does not exist. */
function erase(deps: TrashDeps, which: Erasable, uuid: string): Promise<boolean> {
  return eraseWithFiles(deps, async (tx) => {
    await lockLetter(tx, which, uuid);
    const fileKeys = await fileKeysOf(tx, which, uuid);
    return (await deleteLetter(tx, which, uuid)) ? fileKeys : null;
  });
}

/** Erases all letters that have been in the trash as long as removed documents are kept. Returns their number. */
export function emptyLetterTrash(deps: TrashDeps): Promise<number> {
  const find = (before: Date, limit: number) => findRemovedBefore(deps.db, before, limit);
  const eraseRemoved = (uuid: string, before: Date) => erase(deps, { removedAt: { lt: before } }, uuid);
  return emptyTrashOf({ find, erase: eraseRemoved }, deps.clock());
}
