import { expect, test } from 'vitest';
import { nextAccess } from './access.ts';

const now = new Date('2026-03-10T12:00:00Z');

test('starts at the payment when no access is running', () => {
  expect(nextAccess(now, null, 14).until).toEqual(new Date('2026-03-24T12:00:00Z'));
  expect(nextAccess(now, new Date('2026-03-01T12:00:00Z'), 14).until).toEqual(new Date('2026-03-24T12:00:00Z'));
});

test('adds the days to the end of running access', () => {
  expect(nextAccess(now, new Date('2026-03-12T12:00:00Z'), 14).until).toEqual(new Date('2026-03-26T12:00:00Z'));
});
