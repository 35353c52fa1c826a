import type { Deps } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { fileKeysOf, lockOwner, lockResumes } from '../resume/repo.ts';
import { findForgottenVisitors, removeVisitor } from './repo.ts';

/** A visitor without a change for this long is removed with their resumes. */
const FORGET_AFTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>;

/** Removes visitors who changed nothing for 90 days, with their resumes and photos. Returns how many visitors. */
export async function forgetVisitors(deps: ForgetDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - FORGET_AFTER_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const visitorIds = await findForgottenVisitors(deps.db, before, BATCH);
    for (const visitorId of visitorIds) if (await forgetVisitor(deps, visitorId, before)) count++;
    if (count > 0) deps.wakeOutbox();
    if (visitorIds.length < BATCH) return count;
  }
}

/** False when the visitor has come back or registered meanwhile. */
function forgetVisitor({ db, clock }: ForgetDeps, visitorId: string, before: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const owner = { visitorId };
    await lockOwner(tx, owner);
    await lockResumes(tx, owner);
    const fileKeys = await fileKeysOf(tx, owner);
    if (!(await removeVisitor(tx, visitorId, before))) return false;
    await enqueueRemoval(tx, fileKeys, { now: clock() });
    return true;
  });
}
