import { expect, test } from 'vitest';
import { nextAccess } from './access.ts';

const now = new Date('2026-03-10T12:00:00Z');

test('counts from the payment where nothing runs', () => {
  expect(nextAccess(now, null, 14).until).toEqual(new Date('2026-03-24T12:00:00Z'));
  expect(nextAccess(now, new Date('2026-03-01T12:00:00Z'), 14).until).toEqual(new Date('2026-03-24T12:00:00Z'));
});

test('adds to what is paid already', () => {
  expect(nextAccess(now, new Date('2026-03-12T12:00:00Z'), 14).until).toEqual(new Date('2026-03-26T12:00:00Z'));
});
