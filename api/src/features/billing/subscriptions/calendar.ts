import { Temporal } from 'temporal-polyfill';

/** Where the seller is, and whose calendar periods follow. */
const ZONE = 'Europe/Warsaw';

/**
 * That many calendar months later at the same time of the clock in Warsaw; where the month is shorter, its last day. Count from the
 * same start each time: 31 January, 28 February, 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  return shifted(from, { months });
}

/** That many calendar days later at the same time of the clock in Warsaw, also where a day has 23 or 25 hours. */
export function addDays(from: Date, days: number): Date {
  return shifted(from, { days });
}

function shifted(from: Date, by: { months?: number; days?: number }): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(ZONE);
  return new Date(there.add(by, { overflow: 'constrain' }).epochMilliseconds);
}
