import { Temporal } from 'temporal-polyfill';
import type { Period } from '../providers/rail.ts';

/** Whole days in the seller's time zone, as ISO dates, both included. */
export interface ReportDays {
  from: string;
  to: string;
}

const ZONE = 'Europe/Warsaw';

/** The period of each day, in order. Some have 23 or 25 hours. */
export function* daysOf({ from, to }: ReportDays): Generator<Period> {
  const last = Temporal.PlainDate.from(to);
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    yield { from: startOf(day), until: startOf(day.add({ days: 1 })) };
  }
}

/** The period of all days together. */
export function periodOf({ from, to }: ReportDays): Period {
  return { from: startOf(Temporal.PlainDate.from(from)), until: startOf(Temporal.PlainDate.from(to).add({ days: 1 })) };
}

/** The `days` days before the first one. */
export function daysBefore({ from }: ReportDays, days: number): ReportDays {
  const first = Temporal.PlainDate.from(from);
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

function startOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds);
}
