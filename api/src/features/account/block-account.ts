import { type AuditSource, audit, OPERATOR } from '../../platform/audit.ts';
import { type Database, inTransaction } from '../../platform/database.ts';
import * as repo from './repo.ts';

interface Act {
  userId: string;
  /** Who acted, and why: a short name and the number of a support ticket. */
  details: Readonly<Record<string, string>>;
}

/**
 * Blocks an account: its sessions and its magazine feed end, and it cannot be logged in to. Its resumes, orders and documents stay. It may be
 * repeated, for example when what follows a block has failed: the block keeps its time, and each call is audited.
 *
 * @returns `already` when it was blocked before, `missing` when there is no such account.
 */
export async function blockAccount(
  deps: AuditSource & { db: Database },
  { userId, details }: Act,
): Promise<'blocked' | 'already' | 'missing'> {
  return inTransaction(deps.db, async (tx) => {
    // Locks the account, so that a login either sees the block, or its session is ended here.
    const isNew = await repo.setBlocked(tx, userId, deps.clock());
    if (!isNew && !(await repo.isBlocked(tx, userId))) return 'missing';
    await repo.deleteSessionsOf(tx, userId);
    await repo.deleteMagazineFeed(tx, userId);
    await audit(tx, deps, 'operation.account-blocked', { userId: OPERATOR, details: { ...details, account: userId } });
    return isNew ? 'blocked' : 'already';
  });
}

/** Lets a blocked account be logged in to again. False when there is no such account, or when it is not blocked. */
export async function unblockAccount(deps: AuditSource & { db: Database }, { userId, details }: Act): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await repo.setBlocked(tx, userId, null))) return false;
    await audit(tx, deps, 'operation.account-unblocked', {
      userId: OPERATOR,
      details: { ...details, account: userId },
    });
    return true;
  });
}
