import { expect, test } from 'vitest';
import { addDays, addMonths } from './calendar.ts';

const warsaw = (date: Date) => date.toLocaleString('sv', { timeZone: 'Europe/Warsaw' });

test('months from 31 January end on the last day of February and on 31 March', () => {
  const start = new Date('2027-01-31T10:00:00Z');
  expect([1, 2, 3, 12].map((months) => warsaw(addMonths(start, months)))).toEqual([
    '2027-02-28 11:00:00',
    '2027-03-31 11:00:00',
    '2027-04-30 11:00:00',
    '2028-01-31 11:00:00',
  ]);
});

test('a year from 29 February ends on 28 February, and four years on the 29th again', () => {
  const start = new Date('2028-02-29T12:00:00Z');
  expect(warsaw(addMonths(start, 12))).toBe('2029-02-28 13:00:00');
  expect(warsaw(addMonths(start, 48))).toBe('2032-02-29 13:00:00');
});

test('keeps the local time in Warsaw over both changes of the clock', () => {
  expect(addMonths(new Date('2027-03-10T11:00:00Z'), 1).toISOString()).toBe('2027-04-10T10:00:00.000Z');
  expect(addMonths(new Date('2027-10-10T10:00:00Z'), 1).toISOString()).toBe('2027-11-10T11:00:00.000Z');
  expect(addDays(new Date('2027-03-27T12:00:00Z'), 1).toISOString()).toBe('2027-03-28T11:00:00.000Z');
});

test('a local time that the clock skips becomes the time an hour later', () => {
  // On 28 March 2027 there is no 02:30 in Warsaw.
  expect(warsaw(addDays(new Date('2027-03-27T01:30:00Z'), 1))).toBe('2027-03-28 03:30:00');
});
