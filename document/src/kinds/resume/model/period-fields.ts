import type { Fields } from './field.ts';

/** From when to when something lasted, or since when it has. */
export const PERIOD_FIELDS = {
  dateFrom: { kind: 'year-month', print: 'period-start', jsonResume: 'startDate' },
  dateTo: { kind: 'year-month', print: 'period-end', jsonResume: 'endDate' },
  present: { kind: 'flag', print: 'period-present' },
} as const satisfies Fields;
