import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

test.each([
  ['failing', 'provider-error'],
  ['hanging-up', 'unreachable'],
] as const)('asks once while the bank is %s', async (outage, failure) => {
  await nbp.setOutage(outage);
  await expect(rates().meanRateBefore('EUR', '2026-03-04')).rejects.toBeInstanceOf(ProviderDown);
  expect(outcomes).toEqual([failure]);
});

test('does not repeat a question whose answer it does not understand', async () => {
  await nbp.setOutage('nonsense');
  await expect(rates().meanRateBefore('EUR', '2026-03-04')).rejects.toThrow('nbp answered unexpectedly');
  expect(outcomes).toEqual(['unexpected']);
});

test('has no rate of a currency that is in no table', async () => {
  await expect(rates().meanRateBefore('XXX', '2026-03-04')).rejects.toBeInstanceOf(ProviderDown);
});

describe('an answer that makes no sense', () => {
  let answer: RequestListener = () => {};
  let requests = 0;
  const bank = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  beforeAll(() => new Promise<void>((listening) => void bank.listen(0, '127.0.0.1', listening)));
  afterAll(() => {
    bank.closeAllConnections();
    bank.close();
  });
  const ask = (timeoutMs = 4_000) => {
    const apiBase = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
    return createNbpRates(apiBase, (_, outcome) => outcomes.push(outcome), timeoutMs).meanRateBefore(
      'EUR',
      '2026-03-04',
    );
  };
  const answerWith = (row: object) => {
    const rates = [{ no: '043/A/NBP/2026', effectiveDate: '2026-03-03', mid: 4.2634, ...row }];
    answer = (_, response) => response.end(JSON.stringify({ table: 'A', code: 'EUR', rates }));
  };

  test('is no rate, while one that does is', async () => {
    answerWith({});
    expect(await ask()).toEqual({ rate: 42_634, table: '043/A/NBP/2026', date: '2026-03-03' });
  });

  test.each([
    ['a rate of nothing', { mid: 0 }],
    ['a negative rate', { mid: -4 }],
    ['a rate a thousandth of what it is', { mid: 0.0042 }],
    ['a rate ten times what it is', { mid: 42.634 }],
    ['a rate beyond all numbers', { mid: 1e300 }],
    ['a rate of five decimals', { mid: 4.26345 }],
    ['a table of eight days ago', { effectiveDate: '2026-02-24' }],
    ['the table of the day itself', { effectiveDate: '2026-03-04' }],
    ['a table of another name', { no: '043/C/NBP/2026' }],
  ])('such as %s is refused', async (_, row) => {
    answerWith(row);
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderDown', failure: 'unexpected' });
    expect(outcomes).toEqual(['unexpected']);
  });

  test('is not read to its end when it is too long', async () => {
    // It never ends.
    answer = (_, response) => response.write(' '.repeat(100_000));
    await expect(ask()).rejects.toThrow('the answer is too long');
  });

  test('is not looked for at another address', async () => {
    requests = 0;
    answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' });
    expect(requests).toBe(1);
  });

  test('is not waited for longer than the outbox may', async () => {
    answer = () => {};
    await expect(ask(50)).rejects.toMatchObject({ failure: 'unreachable' });
    answer = (_, response) => response.write('{');
    await expect(ask(50)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});
