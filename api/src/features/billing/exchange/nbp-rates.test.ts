import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallOutcome } from '../../../platform/clients/provider-call.ts';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import { startTestNbp, type TestNbp } from '../../../testing/nbp.ts';
import { createNbpRates } from './nbp-rates.ts';

let nbp: TestNbp;
let outcomes: CallOutcome[] = [];
const rates = () => createNbpRates(nbp.apiBase, (_, outcome) => outcomes.push(outcome));

beforeAll(async () => {
  nbp = await startTestNbp();
});
afterAll(() => nbp.stop());
beforeEach(async () => {
  outcomes = [];
  await nbp.setOutage(null);
});

test.each([
  ['the day before', '2026-03-04', '2026-03-03'],
  ['Friday, for a payment on Sunday', '2026-03-01', '2026-02-27'],
  ['Friday, for a payment on Monday', '2026-03-02', '2026-02-27'],
  ['the last table before the holidays', '2026-12-27', '2026-12-23'],
  ['the last table of the year before', '2027-01-02', '2026-12-31'],
])('takes the table of %s', async (_, day, expected) => {
  const { date, table, rate } = await rates().meanRateBefore('EUR', day);
  expect(date).toBe(expected);
  expect(table).toMatch(/^\d{3}\/A\/NBP\/2026$/);
  expect(Number.isInteger(rate)).toBe(true);
  expect(outcomes).toEqual(['ok']);
});

test.each(['failing', 'hanging-up'] as const)('asks three times while the bank is %s', async (outage) => {
  await nbp.setOutage(outage);
  await expect(rates().meanRateBefore('EUR', '2026-03-04')).rejects.toBeInstanceOf(ProviderDown);
  expect(outcomes).toHaveLength(3);
});

test('does not repeat a question whose answer it does not understand', async () => {
  await nbp.setOutage('nonsense');
  await expect(rates().meanRateBefore('EUR', '2026-03-04')).rejects.toThrow('nbp answered unexpectedly');
  expect(outcomes).toEqual(['unexpected']);
});

test('has no rate of a currency that is in no table', async () => {
  await expect(rates().meanRateBefore('XXX', '2026-03-04')).rejects.toBeInstanceOf(ProviderDown);
});
