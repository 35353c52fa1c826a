import { expect, it } from 'vitest';
import { planOf } from './payment-plan.ts';

const MONTHLY = { grossAmount: 3_900, months: 1, trialDays: null };
const day = (text: string) => new Date(`${text}T12:00:00`);
const isoDay = (date: Date | undefined) =>
  date &&
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

it('charges a one-off package once', () => {
  const plan = planOf({ grossAmount: 2_900, months: null, trialDays: null }, null, day('2026-11-21'));
  expect(plan).toEqual({ kind: 'once', now: 2_900, renewal: null });
});

it('charges nothing before the end of a trial', () => {
  const plan = planOf({ ...MONTHLY, trialDays: 7 }, null, day('2026-11-27'));
  expect(plan).toMatchObject({ kind: 'trial', now: 0, renewal: { amount: 3_900, months: 1 } });
  expect(isoDay(plan.renewal?.from)).toBe('2026-12-04');
});

it('renews at the full price after a discount', () => {
  const plan = planOf(MONTHLY, { gross: 3_120 }, day('2026-11-21'));
  expect(plan).toMatchObject({ kind: 'renewing', now: 3_120, renewal: { amount: 3_900 } });
  expect(isoDay(plan.renewal?.from)).toBe('2026-12-21');
});

it('renews on the last day of a shorter month', () => {
  expect(isoDay(planOf(MONTHLY, null, day('2027-01-31')).renewal?.from)).toBe('2027-02-28');
  expect(isoDay(planOf({ ...MONTHLY, months: 12 }, null, day('2028-02-29')).renewal?.from)).toBe('2029-02-28');
});
