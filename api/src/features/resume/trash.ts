import { emptyTrashOf, eraseWithFiles, type TrashDeps } from '../../platform/trash.ts';
import { deleteResume, type Erasable, fileKeysOf, findRemovedBefore, lockResumes } from './repo.ts';
import { detachAll, viewIdsOf } from './views/family-repo.ts';

/**
 * Erases a resume with its letters. Its views become ordinary resumes. The outbox removes its photo, the letters' signatures, and the
 * finished PDFs. False when it does not exist.
 */
export function erase(deps: TrashDeps, which: Erasable, uuid: string): Promise<boolean> {
  return eraseWithFiles(deps, async (tx) => {
    await lockResumes(tx, { id: uuid, ...which });
    const fileKeys = await fileKeysOf(tx, { id: uuid, ...which });
    const views = await viewIdsOf(tx, uuid);
    if (!(await deleteResume(tx, which, uuid))) return null;
    if (views.length > 0) await detachAll(tx, views);
    return fileKeys;
  });
}

/** Erases all resumes that have been in the trash for 30 days. Returns their number. */
export function emptyTrash(deps: TrashDeps): Promise<number> {
  const find = (before: Date, limit: number) => findRemovedBefore(deps.db, before, limit);
  const eraseRemoved = (uuid: string, before: Date) => erase(deps, { removedAt: { lt: before } }, uuid);
  return emptyTrashOf({ find, erase: eraseRemoved }, deps.clock());
}
