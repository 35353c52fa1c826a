import type { Database } from '../../../platform/database.ts';
import { selectActiveAccess } from '../../../platform/sql/sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether the user has access at `now`. */
export function hasActiveAccess({ statements }: Database, userId: string, now: Date): Promise<boolean> {
  return selectActiveAccess(statements, userId, now);
}

/** A time of access. */
export interface AccessPeriod {
  from: Date;
  until: Date;
}

/** The access that a payment made now brings, and the part of it that was sold. Days that are already paid are added to its end. */
export function nextAccess(now: Date, paidUntil: Date | null, days: number): AccessPeriod & { sold: AccessPeriod } {
  const isRunning = paidUntil !== null && paidUntil > now;
  const end = isRunning ? paidUntil : now;
  // It starts now even while other access runs: a refund may revoke that one, and there must be no gap.
  const until = new Date(end.getTime() + days * DAY_MS);
  return { from: now, until, sold: { from: end, until } };
}
