import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { workingDayFrom } from '../../../platform/polish-working-days.ts';

const DAY_MS = 24 * 60 * 60_000;
const WITHDRAWAL_DAYS = 14;
const REFUND_DAYS = 14;

/**
 * The last day on which a consumer may withdraw: the fourteenth after the purchase (Directive 2011/83/EU, art. 9; Polish Consumer Rights
 * Act, art. 27; specification, section 9), or the next working day after a Saturday, a Sunday or a holiday (Regulation 1182/71, art. 3(4);
 * Polish Civil Code, art. 115). ISO dates in the seller's time zone.
 */
export function lastDayToWithdraw(boughtOn: string): string {
  return workingDayFrom(daysAfter(boughtOn, WITHDRAWAL_DAYS));
}

/** Whether a consumer may still withdraw: until the end of the last day. */
export function mayWithdraw(boughtOn: string, today: string): boolean {
  return today <= lastDayToWithdraw(boughtOn);
}

/** The last day for the refund: the fourteenth after the declaration (Directive 2011/83/EU, art. 13(1)). An ISO date. */
export function lastDayToRefund(declaredAt: Date): string {
  return daysAfter(dayInWarsaw(declaredAt), REFUND_DAYS);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
