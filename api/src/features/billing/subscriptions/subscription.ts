import { addDays, addMonths } from './calendar.ts';

/** Where a subscription stands; one that is cancelled stays what it is until its period ends. */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'ended';

/** Where the calendar arithmetic of a subscription starts: its period `anchorNo` ends at `anchorAt`. */
export interface Anchor {
  anchorAt: Date;
  anchorNo: number;
}

/** When a period ends. Counted from the anchor, so that short months leave no trace. */
export function periodEnd({ anchorAt, anchorNo }: Anchor, months: number, seq: number): Date {
  return addMonths(anchorAt, months * (seq - anchorNo));
}

/** Days after a period's end on which a payment that was declined is tried again. */
const RETRY_DAYS = [1, 3, 5] as const;

/** When a payment is tried again that has failed that often; null: it is given up. */
export function nextTry(periodEndsAt: Date, failedTries: number): Date | null {
  const days = RETRY_DAYS[failedTries - 1];
  return days === undefined ? null : addDays(periodEndsAt, days);
}

/** A period begun this late begins when it is paid, rather than when it was due: nobody pays for days without access. */
const LATE_MS = 24 * 60 * 60_000;

export function isLate({ state, periodEndsAt }: { state: string; periodEndsAt: Date }, now: Date): boolean {
  return state === 'past_due' || now.getTime() - periodEndsAt.getTime() > LATE_MS;
}
