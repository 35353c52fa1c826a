import type { Deps } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { findForgottenVisitors, removeVisitor } from './repo.ts';

/** A visitor without a change for this long is removed with their resumes. */
const FORGET_AFTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox' | 'forgetOwner'>;

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

/** Rolls back the removal of a visitor who has come back or registered meanwhile. */
class VisitorIsBack extends Error {}

/** False when the visitor has come back or registered meanwhile. */
async function forgetVisitor(deps: ForgetDeps, visitorId: string, before: Date): Promise<boolean> {
  try {
    await inTransaction(deps.db, async (tx) => {
      await deps.forgetOwner(tx, { visitorId }, deps.clock());
      if (!(await removeVisitor(tx, visitorId, before))) throw new VisitorIsBack();
    });
    return true;
  } catch (error) {
    if (error instanceof VisitorIsBack) return false;
    throw error;
  }
}
