import { readVatNumber } from '@kreda/site/tax/vat-number';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestVies, type TestVies } from '../../../testing/vies.ts';
import { createViesClient } from './http-vies-client.ts';

let vies: TestVies;
const outcomes: string[] = [];

beforeAll(async () => {
  vies = await startTestVies();
});
afterAll(() => vies.stop());
beforeEach(async () => {
  outcomes.length = 0;
  await vies.fail('none');
});

const check = (typed: string, timeoutMs = 2_000) =>
  createViesClient({ apiBase: vies.apiBase, requesterNip: '5250001003', timeoutMs }, (provider, outcome) => {
    outcomes.push(`${provider} ${outcome}`);
  }).check(readVatNumber('DE', typed)!);

test('a valid number comes with the number of its check', async () => {
  expect(await check('DE136695976')).toEqual({ isValid: true, consultation: expect.stringMatching(/^WAPI\d+$/) });
  expect(outcomes).toEqual(['vies ok']);
});

test('a number that VIES does not know is not valid, and has no proof', async () => {
  expect(await check('DE136695999')).toEqual({ isValid: false, consultation: null });
});

test.each([
  ['member-state-down', 'provider-error'],
  ['failing', 'provider-error'],
  ['malformed', 'unexpected'],
  ['other-number', 'unexpected'],
  ['hanging-up', 'unreachable'],
] as const)('VIES that is %s is down, and never an answer', async (fault, failure) => {
  await vies.fail(fault);
  await expect(check('DE136695976')).rejects.toMatchObject({ name: 'ProviderDown', provider: 'vies', failure });
  expect(outcomes).toEqual([`vies ${failure}`]);
});

test('VIES that is slow is given up in time', async () => {
  await vies.fail('slow');
  await expect(check('DE136695976', 50)).rejects.toMatchObject({ name: 'ProviderDown', failure: 'unreachable' });
});
