import { addDays, addMonths } from './calendar.ts';

/** A cancelled subscription keeps its state until its period ends. */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'ended';

/** The date from which a subscription's periods are counted: period `anchorNo` ends at `anchorAt`. */
export interface Anchor {
  anchorAt: Date;
  anchorNo: number;
}

/** When a period ends. Counted from the anchor, so that a short month does not shift later periods. */
export function periodEnd({ anchorAt, anchorNo }: Anchor, months: number, seq: number): Date {
  return addMonths(anchorAt, months * (seq - anchorNo));
}

/** Days after a period's end on which a declined payment is retried. */
const RETRY_DAYS = [1, 3, 5] as const;

/** When to retry a payment that has failed `failedTries` times; null: no further try. */
export function nextTry(periodEndsAt: Date, failedTries: number): Date | null {
  const days = RETRY_DAYS[failedTries - 1];
  return days === undefined ? null : addDays(periodEndsAt, days);
}

/** The day of the last try, on which a subscription ends that is not retried. */
export function lastTry(periodEndsAt: Date): Date {
  return addDays(periodEndsAt, RETRY_DAYS[RETRY_DAYS.length - 1]!);
}

/** A period that is paid this late starts at its payment rather than at its due time, so that nobody pays for days without access. */
const LATE_MS = 24 * 60 * 60_000;

export function isLate({ state, periodEndsAt }: { state: string; periodEndsAt: Date }, now: Date): boolean {
  return state === 'past_due' || now.getTime() - periodEndsAt.getTime() > LATE_MS;
}
