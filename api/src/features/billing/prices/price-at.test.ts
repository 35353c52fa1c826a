import { expect, test } from 'vitest';
import { lowestBefore, type PricePoint, priceAt } from './price-at.ts';

const at = (day: string, grossAmount: number, regularAmount: number | null = null): PricePoint => ({
  validFrom: new Date(day.includes('T') ? day : `${day}T00:00:00+01:00`),
  grossAmount,
  regularAmount,
});
const BEGINNING = at('1970-01-01', 3_900);
const moment = (text: string) => new Date(text);

test('is the latest that has begun', () => {
  const history = [at('2026-03-01', 4_500), BEGINNING];
  expect(priceAt(history, moment('2026-02-28T22:59:59.999Z'))).toEqual({ grossAmount: 3_900, reduction: null });
  expect(priceAt(history, moment('2026-02-28T23:00:00Z'))).toEqual({ grossAmount: 4_500, reduction: null });
  expect(priceAt([at('2026-03-01', 4_500)], moment('2026-02-01T00:00:00Z'))).toBeNull();
});

test('a reduction says from which price, the lowest one before, and when it ends', () => {
  const history = [BEGINNING, at('2026-03-01', 2_900, 3_900), at('2026-03-08', 3_900)];
  expect(priceAt(history, moment('2026-03-02T00:00:00Z'))).toEqual({
    grossAmount: 2_900,
    reduction: { regularAmount: 3_900, lowestBefore: 3_900, until: history[2]!.validFrom },
  });
  expect(priceAt(history, moment('2026-03-07T23:00:00Z'))).toEqual({ grossAmount: 3_900, reduction: null });
});

test('a rise just before a reduction does not count as its price', () => {
  const history = [BEGINNING, at('2026-02-20', 9_900), at('2026-03-01', 2_900, 9_900)];
  expect(priceAt(history, moment('2026-03-02T00:00:00Z'))?.reduction?.lowestBefore).toBe(3_900);
});

test('a price that was in effect for one day of the 30 counts', () => {
  const history = [BEGINNING, at('2026-02-10', 2_500), at('2026-02-11', 3_900), at('2026-03-01', 2_400, 3_900)];
  expect(priceAt(history, moment('2026-03-02T00:00:00Z'))?.reduction?.lowestBefore).toBe(2_500);
});

test('a price that ended before the first of the 30 days in Warsaw does not count', () => {
  // 30 days before 12 March is 10 February.
  const endsAt = (end: string) => [
    at('2026-01-01', 2_500),
    at(end, 3_900),
    at('2026-03-12T15:00:00+01:00', 2_400, 3_900),
  ];
  const lowest = (end: string) => priceAt(endsAt(end), moment('2026-03-12T16:00:00Z'))?.reduction?.lowestBefore;
  expect(lowest('2026-02-10T00:00:00+01:00')).toBe(3_900);
  expect(lowest('2026-02-10T00:00:00.001+01:00')).toBe(2_500);
});

test('the days are those of Warsaw, also across the change to summer time', () => {
  // 1 April 2026 begins at 22:00 UTC of the day before. 30 days before it, 2 March begins at 23:00 UTC.
  const endsAt = (end: string) => [at('2026-01-01', 2_500), at(end, 3_900), at('2026-03-31T22:00:00Z', 2_400, 3_900)];
  const lowest = (end: string) => lowestBefore(endsAt(end), moment('2026-03-31T22:00:00Z'));
  expect(lowest('2026-03-01T23:00:00Z')).toBe(3_900);
  expect(lowest('2026-03-01T23:00:01Z')).toBe(2_500);
});

test('of two reductions in a row, the second is counted from the first', () => {
  const history = [BEGINNING, at('2026-03-01', 2_900, 3_900), at('2026-03-05', 1_900, 3_900)];
  expect(priceAt(history, moment('2026-03-06T00:00:00Z'))?.reduction).toMatchObject({
    regularAmount: 3_900,
    lowestBefore: 2_900,
    until: null,
  });
});

test('of a package that is new, it is the lowest price since the sale began', () => {
  const history = [at('2026-02-25', 4_500), at('2026-02-27', 3_900), at('2026-03-01', 2_900, 3_900)];
  expect(priceAt(history, moment('2026-03-02T00:00:00Z'))?.reduction?.lowestBefore).toBe(3_900);
  expect(priceAt([at('2026-03-01', 2_900, 3_900)], moment('2026-03-02T00:00:00Z'))?.reduction?.lowestBefore).toBeNull();
});
