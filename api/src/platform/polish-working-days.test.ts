import { describe, expect, test } from 'vitest';
import { isPolishWorkingDay, nextWorkingDay, workingDayFrom } from './polish-working-days.ts';

describe('days off in Poland', () => {
  // Easter Monday and Corpus Christi as calendars of those years print them.
  test.each([
    ['2024-04-01', '2024-05-30'],
    ['2025-04-21', '2025-06-19'],
    ['2026-04-06', '2026-06-04'],
    ['2027-03-29', '2027-05-27'],
    ['2028-04-17', '2028-06-15'],
    ['2038-04-26', '2038-06-24'],
  ])('move with Easter: %s and %s', (monday, corpusChristi) => {
    expect([monday, corpusChristi].map(isPolishWorkingDay)).toEqual([false, false]);
  });

  test('have dates of their own, or are Saturdays and Sundays', () => {
    for (const day of [
      '2026-01-01',
      '2026-01-06',
      '2026-11-11',
      '2026-12-24',
      '2026-12-25',
      '2026-11-28',
      '2026-11-29',
    ])
      expect(isPolishWorkingDay(day), day).toBe(false);
    for (const day of ['2026-01-02', '2026-11-26', '2026-12-23', '2026-04-07', '2026-06-05'])
      expect(isPolishWorkingDay(day), day).toBe(true);
  });

  test('are left out when the next working day is looked for', () => {
    expect(workingDayFrom('2026-11-26')).toBe('2026-11-26');
    expect(nextWorkingDay('2026-11-26')).toBe('2026-11-27');
    // Christmas Eve is a Thursday; then follow the two days of Christmas and a Sunday.
    expect(nextWorkingDay('2026-12-23')).toBe('2026-12-28');
    expect(workingDayFrom('2027-01-01')).toBe('2027-01-04');
  });
});
