import type { FileStorage } from '../clients/file-storage.ts';
import type { Database } from '../database.ts';
import { findForgottenVisitors, removeVisitor } from './repo.ts';

/** A visitor who has changed nothing for this long is gone, with what they made: nobody can log in to it. */
const FORGET_AFTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

interface ForgetDeps {
  db: Database;
  files: FileStorage;
  clock: () => Date;
}

/** Removes visitors without an account that have been away for 90 days, their CVs and photos. Returns how many. */
export async function forgetVisitors({ db, files, clock }: ForgetDeps): Promise<number> {
  const before = new Date(clock().getTime() - FORGET_AFTER_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const visitors = await findForgottenVisitors(db, before, BATCH);
    for (const { id, fileKeys } of visitors) {
      // Asked again as it is removed: the visitor may have come back, or registered.
      if (!(await removeVisitor(db, id, before))) continue;
      await Promise.all(fileKeys.map((key) => files.remove(key)));
      count++;
    }
    if (visitors.length < BATCH) return count;
  }
}
