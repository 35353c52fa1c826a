import { addDays } from './calendar.ts';

/** Of a yearly renewal: in the middle of the 7 to 30 days that Mastercard asks for where a period is longer than 180 days. */
const RENEWAL_DAYS = 14;
/** Six calendar months are longer than 180 days. */
const LONG_PERIOD_MONTHS = 6;
/** Of a trial's first payment, which Visa asks for. */
const TRIAL_DAYS = 7;
/** A trial of a week is confirmed by mail seven days before its payment, when it begins. Its second reminder is near its end. */
const SHORT_TRIAL_DAYS = 2;

/**
 * When the owner is reminded of the payment at the end of a period; null: not at all. A monthly renewal has the receipt of the month before.
 *
 * @param period.trialDays the length of a trial; null: a paid period.
 */
export function remindAtOf({
  endsAt,
  months,
  trialDays,
}: {
  endsAt: Date;
  months: number;
  trialDays: number | null;
}): Date | null {
  if (trialDays === null) return months < LONG_PERIOD_MONTHS ? null : addDays(endsAt, -RENEWAL_DAYS);
  if (trialDays <= SHORT_TRIAL_DAYS) return null;
  return addDays(endsAt, trialDays > TRIAL_DAYS + SHORT_TRIAL_DAYS ? -TRIAL_DAYS : -SHORT_TRIAL_DAYS);
}
