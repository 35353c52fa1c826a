import { expect, test } from 'vitest';
import { continuedIn, descriptionOf, orderSnapshotSchema, snapshotOfFurtherOrder } from './order-snapshot.ts';

const RENEWAL = { name: 'Miesięczny', months: 1, grossAmount: 3_900, trialDays: 7 };
const POLISH = orderSnapshotSchema.parse({
  slug: 'trial-7-days',
  name: '7 dni na próbę',
  kind: 'recurring',
  days: 7,
  renewal: RENEWAL,
  language: 'pl',
});
const ENGLISH = { ...POLISH, name: '7-day trial', renewal: { ...RENEWAL, name: 'Monthly' }, language: 'en' } as const;

test('a continued order has the texts of now, and the terms and the description that it was opened with', () => {
  const english = continuedIn(POLISH, { ...ENGLISH, days: 8 });
  expect(english).toEqual({ ...ENGLISH, days: 7, description: '7 dni na próbę' });
  const german = { ...ENGLISH, name: '7 Tage zur Probe', language: 'de' } as const;
  const again = continuedIn(english, german);
  expect(again).toMatchObject({ name: '7 Tage zur Probe', language: 'de' });
  expect(descriptionOf(again)).toBe('7 dni na próbę');
  expect(descriptionOf(continuedIn(again, POLISH))).toBe('7 dni na próbę');
});

test('an order that is continued in its language stays as it was opened', () => {
  expect(continuedIn(POLISH, { ...POLISH, name: 'Renamed' })).toBe(POLISH);
});

test('a further order of the subscription is described by its own name', () => {
  const stored = continuedIn(POLISH, ENGLISH);
  expect(descriptionOf(snapshotOfFurtherOrder(stored))).toBe('7-day trial');
});
