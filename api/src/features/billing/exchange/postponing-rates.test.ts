import { beforeEach, expect, test } from 'vitest';
import { ProviderDown, type ProviderFailure } from '../../../platform/clients/provider-error.ts';
import { createLog } from '../../../platform/log.ts';
import { Postponed } from '../../../platform/outbox/postponed.ts';
import { postponingRates } from './postponing-rates.ts';

const RATE = { rate: 42_634, table: '040/A/NBP/2026', date: '2026-02-27' };
const MINUTE_MS = 60_000;

let now: Date;
let failure: ProviderFailure | null;
let asked: string[];
const patient = () =>
  postponingRates(
    {
      async meanRateBefore(currency, day) {
        asked.push(`${currency} ${day}`);
        if (failure) throw new ProviderDown('nbp', failure, new Error('away'));
        return RATE;
      },
    },
    { clock: () => now, log: createLog({ logLevel: 'silent' }) },
  );
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
  failure = null;
  asked = [];
});

test('a day is asked for once', async () => {
  const rates = patient();
  expect(await rates.meanRateBefore('EUR', '2026-03-01')).toEqual(RATE);
  expect(await rates.meanRateBefore('EUR', '2026-03-01')).toEqual(RATE);
  await rates.meanRateBefore('EUR', '2026-02-28');
  expect(asked).toEqual(['EUR 2026-03-01', 'EUR 2026-02-28']);
});

test('a day that has not begun is asked for again', async () => {
  const rates = patient();
  await rates.meanRateBefore('EUR', '2026-03-02');
  await rates.meanRateBefore('EUR', '2026-03-02');
  expect(asked).toHaveLength(2);
});

test.each(['unreachable', 'provider-error'] as const)(
  'while the bank is %s, all invoices wait five minutes for one question',
  async (away) => {
    failure = away;
    const rates = patient();
    const until = new Date('2026-03-01T12:05:00Z');
    for (const day of ['2026-02-27', '2026-02-28', '2026-03-01'])
      await expect(rates.meanRateBefore('EUR', day)).rejects.toEqual(new Postponed(until));
    expect(asked).toHaveLength(1);
    later(5);
    failure = null;
    expect(await rates.meanRateBefore('EUR', '2026-03-01')).toEqual(RATE);
    expect(asked).toHaveLength(2);
  },
);

test('an answer of no use to one day keeps no other from being asked for', async () => {
  const rates = patient();
  failure = 'unexpected';
  await expect(rates.meanRateBefore('EUR', '2026-02-28')).rejects.toBeInstanceOf(Postponed);
  failure = null;
  expect(await rates.meanRateBefore('EUR', '2026-03-01')).toEqual(RATE);
});

test('an error of our own is none of the bank', async () => {
  const broken = { meanRateBefore: () => Promise.reject(new RangeError('broken')) };
  const rates = postponingRates(broken, { clock: () => now, log: createLog({ logLevel: 'silent' }) });
  await expect(rates.meanRateBefore('EUR', '2026-03-01')).rejects.toThrow('broken');
});
