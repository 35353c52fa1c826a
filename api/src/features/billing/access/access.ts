import type { Database } from '../../../platform/database.ts';
import { selectActiveAccess } from '../../../platform/sql/sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether a paid package of the user is active at that time. */
export function hasActiveAccess({ statements }: Database, userId: string, now: Date): Promise<boolean> {
  return selectActiveAccess(statements, userId, now);
}

/** When a payment made now begins to count: at once, or where the access that is paid already ends. */
export function nextAccess(now: Date, paidUntil: Date | null, days: number): { from: Date; until: Date } {
  const isRunning = paidUntil !== null && paidUntil > now;
  const end = isRunning ? paidUntil : now;
  // The new period begins with the payment and ends that much later, so that access has no gap.
  return { from: now, until: new Date(end.getTime() + days * DAY_MS) };
}
