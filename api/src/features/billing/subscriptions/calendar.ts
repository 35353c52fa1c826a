import { Temporal } from 'temporal-polyfill';

/** The seller's time zone, in which periods are counted. */
const ZONE = 'Europe/Warsaw';

/**
 * That many calendar months later, at the same local time in Warsaw. In a shorter month: its last day. Always count from the same start,
 * so that 31 January is followed by 28 February and 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  return shifted(from, { months });
}

/** That many calendar days later, at the same local time in Warsaw, also over a day of 23 or 25 hours. */
export function addDays(from: Date, days: number): Date {
  return shifted(from, { days });
}

function shifted(from: Date, by: { months?: number; days?: number }): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(ZONE);
  return new Date(there.add(by, { overflow: 'constrain' }).epochMilliseconds);
}
