import type { Fields } from './field.ts';

/** From when to when something lasted, or since when it has. */
export const PERIOD_FIELDS = {
  dateFrom: { kind: 'year-month', print: 'period-start', jsonResume: 'startDate' },
  dateTo: { kind: 'year-month', print: 'period-end', jsonResume: 'endDate' },
  present: { kind: 'flag', print: 'period-present' },
} as const satisfies Fields;

/** The values of those fields: months or years, empty if they are not given. */
export interface Period {
  dateFrom: string;
  dateTo: string;
  present: boolean;
}
