import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../../testing/databases.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestPaypal } from '../../../testing/paypal.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { createStripe } from '../providers/stripe/stripe-client.ts';
import { sendOpenRefund, startRefund } from '../refunds/start-refund.ts';
import { makeReport, type Report } from './report.ts';

const DAY_MS = 24 * 3_600_000;
/** Days without payments, for the command. */
const EMPTY_DAYS = { from: '2040-01-01', to: '2040-01-31' };

describe('the report', () => {
  let database: TestDatabase;
  let paying: PayingApi;
  let paypal: TestPaypal;
  let api: TestApi;
  let buyer: TestBrowser;

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    paying = await startPayingApi({ databaseUrl: database.url });
    ({ api, paypal } = paying);
  });
  afterAll(async () => {
    await paying.stop();
    await database.drop();
  });
  // Every test has days of its own, and a new buyer.
  beforeEach(async () => {
    api.now = new Date(api.now.getTime() + 40 * DAY_MS);
    await paying.control('faults', { dropWebhooks: true, pendingRefunds: false });
    // Mails with invoices would wait for a renderer, which does not run here.
    await api.db.outboxMessage.deleteMany({ where: { kind: { startsWith: 'mail.' } } });
    buyer = (await paying.newBuyer()).browser;
  });

  const today = () => dayInWarsaw(api.now);
  const report = (days = { from: today(), to: today() }): Promise<Report> => makeReport(api.deps, days);
  const listed = async (days?: { from: string; to: string }) =>
    (await report(days)).differences.map(({ kind, provider, ref, orderId, amount, currency }) => ({
      kind,
      provider,
      ref,
      orderId,
      money: amount === null ? null : `${amount} ${currency}`,
    }));
  const kinds = async () => (await report()).differences.map(({ kind }) => kind);
  const opened = async () => {
    const { orderId, clientSecret } = (await paying.checkout(buyer)).body as { orderId: string; clientSecret: string };
    return { orderId, clientSecret, paymentRef: clientSecret.split('_secret_')[0]! };
  };
  const refund = (orderId: string, amount: number | null) =>
    startRefund(api.deps, { orderId, amount, reason: 'goodwill' });
  /** Pays an order a second time. Nothing is stored about this payment. */
  const payAgain = async (orderId: string) => {
    const again = await api.deps.rails.get('stripe')!.open({
      key: crypto.randomUUID(),
      orderId,
      amount: 2_900,
      currency: 'PLN',
      method: 'card',
      description: 'again',
      savedFor: null,
      returnUrl: api.url,
      cancelUrl: api.url,
    });
    if (again.kind !== 'form') throw new Error('A card is paid in our form');
    await paying.confirm(again.clientSecret);
    return again.providerRef;
  };
  const insertAttempt = (orderId: string, providerRef: string) =>
    api.db.paymentAttempt.create({
      data: {
        id: crypto.randomUUID(),
        orderId,
        attemptNo: 9,
        provider: 'stripe',
        providerRef,
        state: 'open',
        amount: 2_900,
        currency: 'PLN',
        createdAt: api.now,
        updatedAt: api.now,
      },
    });

  test('finds no difference when provider and ledger agree, and adds up the totals', async () => {
    const { orderId } = await paying.buy(buyer);
    await refund(orderId, 1_000);
    const { orderId: second } = await paying.buy(buyer);
    await refund(second, null);
    // Neither an open order nor a verification is a payment.
    await opened();
    await paying.buy(buyer, { packageSlug: 'trial-7-days' });
    expect(await report()).toEqual({
      from: today(),
      to: today(),
      providers: [
        { provider: 'stripe', isListed: true },
        { provider: 'paypal', isListed: false },
      ],
      disputes: [],
      differences: [],
      totals: [
        {
          provider: 'stripe',
          currency: 'PLN',
          payments: 5_800,
          refunds: -3_900,
          disputes: 0,
          net: 1_900,
          documents: 1_900,
          differences: 0,
        },
      ],
    });
  });

  test('lists a payment whose webhook event never came, until it is recorded', async () => {
    const { orderId, clientSecret, paymentRef: ref } = await opened();
    await paying.confirm(clientSecret);
    const money = '2900 PLN';
    expect(await listed()).toEqual([{ kind: 'payment-not-booked', provider: 'stripe', ref, orderId, money }]);
    await syncPayment(api.deps, 'stripe', ref);
    expect(await listed()).toEqual([]);
  });

  test('lists a payment that we did not create, in its own currency', async () => {
    const stripe = createStripe(api.deps.config.stripe);
    const { id: ref, client_secret } = await stripe.paymentIntents.create({ amount: 700, currency: 'eur' });
    await paying.confirm(client_secret!);
    expect(await listed()).toEqual([
      { kind: 'payment-not-booked', provider: 'stripe', ref, orderId: null, money: '700 EUR' },
    ]);
    expect((await report()).totals).toMatchObject([{ currency: 'EUR', payments: 0, documents: 0, differences: 1 }]);
  });

  test('lists a payment on the day on which it was paid, also when it was opened the day before', async () => {
    // 23:59 in Warsaw.
    const before = new Date(`${today()}T00:00:00Z`);
    api.now = new Date(before.getTime() - (before.getTimezoneOffset() + 61) * 60_000 - 3_600_000);
    const day = today();
    const next = dayInWarsaw(new Date(api.now.getTime() + 2 * 3_600_000));
    expect(next > day).toBe(true);
    const { orderId, clientSecret, paymentRef: ref } = await opened();
    api.now = new Date(api.now.getTime() + 2 * 3_600_000);
    await paying.confirm(clientSecret);
    expect(await listed({ from: day, to: day })).toEqual([]);
    expect(await listed({ from: next, to: next })).toMatchObject([{ kind: 'payment-not-booked', ref, orderId }]);
  });

  test('lists a second payment of an order, until it is refunded', async () => {
    const { orderId } = await paying.buy(buyer);
    const ref = await payAgain(orderId);
    const difference = { kind: 'second-payment', provider: 'stripe', ref, orderId, money: '2900 PLN' };
    expect(await listed()).toEqual([difference]);
    await insertAttempt(orderId, ref);
    api.now = new Date(api.now.getTime() + 1_000);
    await syncPayment(api.deps, 'stripe', ref);
    expect(await report()).toMatchObject({
      differences: [{ kind: 'second-payment', ref, text: expect.stringContaining('are not refunded') }],
      totals: [{ payments: 5_800, documents: 2_900 }],
    });
    const { id: refundId } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    expect(await sendOpenRefund(api.deps, refundId)).toBe('succeeded');
    expect(await listed()).toEqual([]);
  });

  test('lists a ledger entry whose payment the provider does not know', async () => {
    const { orderId, paymentRef } = await paying.buy(buyer);
    await api.db.ledgerEntry.updateMany({ where: { orderId }, data: { providerRef: 'pi_gone' } });
    const rest = { provider: 'stripe', orderId, money: '2900 PLN' };
    expect(await listed()).toEqual([
      { kind: 'second-payment', ref: paymentRef, ...rest },
      { kind: 'payment-not-there', ref: 'pi_gone', ...rest },
    ]);
  });

  test('lists a ledger entry whose payment is still open at the provider', async () => {
    const { orderId } = await paying.buy((await paying.newBuyer()).browser);
    const { paymentRef: ref, orderId: waiting } = await opened();
    await api.db.ledgerEntry.create({
      data: {
        id: crypto.randomUUID(),
        orderId: waiting,
        kind: 'payment',
        provider: 'stripe',
        providerRef: ref,
        amount: 2_900,
        currency: 'PLN',
        createdAt: api.now,
      },
    });
    const found = (await report()).differences;
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['payment-not-there', 'in the ledger, but awaiting at the provider'],
      ['documents-differ', '2900 minor units in the ledger, 0 on its documents'],
    ]);
    expect(found.map((difference) => difference.orderId)).not.toContain(orderId);
  });

  test.each([
    ['amounts', { amount: 2_901 }],
    ['currencies', { currency: 'EUR' }],
  ])('lists %s that differ', async (_what, wrong) => {
    const { orderId } = await paying.buy(buyer);
    await refund(orderId, 500);
    await api.db.ledgerEntry.updateMany({ where: { orderId, kind: 'payment' }, data: wrong });
    expect(await kinds()).toEqual(['payment-differs', 'documents-differ']);
    await api.db.ledgerEntry.updateMany({
      where: { orderId, kind: 'payment' },
      data: { amount: 2_900, currency: 'PLN' },
    });
    await api.db.ledgerEntry.updateMany({ where: { orderId, kind: 'refund' }, data: wrong });
    expect(await kinds()).toEqual(['refund-differs', 'documents-differ']);
  });

  test('lists a refund made in the provider’s dashboard whose webhook event never came', async () => {
    const { orderId, paymentRef } = await paying.buy(buyer);
    const { id: ref } = (await paying.control('refund', { payment_intent: paymentRef, amount: 900 })) as { id: string };
    expect(await listed()).toEqual([{ kind: 'refund-unknown', provider: 'stripe', ref, orderId, money: '-900 PLN' }]);
  });

  test('lists a refund that has succeeded without a ledger entry, and none that is pending', async () => {
    const { orderId } = await paying.buy(buyer);
    await paying.control('faults', { pendingRefunds: true });
    expect(await refund(orderId, 900)).toBe('pending');
    expect(await listed()).toEqual([]);
    const { providerRef: ref } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    await paying.control(`refunds/${ref}`, { status: 'succeeded' });
    expect(await listed()).toEqual([
      { kind: 'refund-not-booked', provider: 'stripe', ref, orderId, money: '-900 PLN' },
    ]);
  });

  test('lists a refund whose answer was lost as not recorded rather than as unknown', async () => {
    const { orderId, paymentRef } = await paying.buy(buyer);
    const row = { orderId, provider: 'stripe', paymentRef, amount: 900, currency: 'PLN' };
    const at = { createdAt: api.now, updatedAt: api.now };
    const { id: refundId } = await api.db.refund.create({
      data: { ...row, ...at, id: crypto.randomUUID(), state: 'requested', reason: 'goodwill' },
    });
    const { providerRef: ref } = await api.deps.rails.get('stripe')!.refund({ refundId, ...row });
    expect(await listed()).toMatchObject([{ kind: 'refund-not-booked', ref, orderId }]);
  });

  test('lists a recorded refund that failed at the provider, also after the period', async () => {
    const { orderId } = await paying.buy(buyer);
    await refund(orderId, 900);
    const day = today();
    const { providerRef: ref } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    api.now = new Date(api.now.getTime() + 5 * DAY_MS);
    await paying.control(`refunds/${ref}`, { status: 'failed' });
    expect(await listed({ from: day, to: day })).toEqual([
      { kind: 'refund-failed', provider: 'stripe', ref, orderId, money: '-900 PLN' },
    ]);
  });

  test('lists a recorded refund that the provider does not know', async () => {
    const { orderId } = await paying.buy(buyer);
    await refund(orderId, 900);
    await api.db.ledgerEntry.updateMany({ where: { orderId, kind: 'refund' }, data: { providerRef: 're_gone' } });
    expect(await kinds()).toEqual(['refund-not-booked', 'refund-not-there']);
  });

  test('lists an order whose documents do not add up to its payment', async () => {
    const { orderId } = await paying.buy(buyer);
    const { id, content } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
    const changed = JSON.parse(JSON.stringify(content).replaceAll('2900', '2800'));
    await api.db.billingDocument.update({ where: { id }, data: { content: changed } });
    expect(await listed()).toEqual([
      { kind: 'documents-differ', provider: 'stripe', ref: orderId, orderId, money: '100 PLN' },
    ]);
    expect((await report()).totals).toMatchObject([{ net: 2_900, documents: 2_800, differences: 1 }]);
  });

  test('lists missing document numbers, between others and at the end', async () => {
    const before = api.now;
    api.now = new Date('2031-05-05T12:00:00Z');
    const numbers = [];
    for (let count = 0; count < 6; count++) {
      const { orderId } = await paying.buy((await paying.newBuyer()).browser);
      const { id, number } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
      numbers.push(number);
      if ([2, 3, 6].includes(number)) await api.db.billingDocument.delete({ where: { id } });
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
    const found = (await report()).differences.filter(({ kind }) => kind === 'number-missing');
    expect(found.map(({ ref }) => ref)).toEqual(['FV/2/2031 to FV/3/2031', 'FV/6/2031']);
    api.now = before;
  });

  test('compares each PayPal payment and refund in the database one by one', async () => {
    const input = { provider: 'paypal', paths: { returnPath: '/thank-you', cancelPath: '/pricing' } };
    const checkout = await paying.checkout(buyer, input);
    const { orderId, approveUrl } = checkout.body as { orderId: string; approveUrl: string };
    await paypal.approve(approveUrl);
    const { providerRef } = await api.db.paymentAttempt.findFirstOrThrow({ where: { orderId } });
    await api.deps.rails.get('paypal')!.capture(providerRef!);
    const about = { provider: 'paypal', ref: providerRef, orderId, money: '2900 PLN' };
    expect(await listed()).toEqual([{ kind: 'payment-not-booked', ...about }]);
    await syncPayment(api.deps, 'paypal', providerRef!);
    await paypal.control('faults', { pendingRefunds: true });
    expect(await refund(orderId, 900)).toBe('pending');
    expect(await listed()).toEqual([]);
    const { providerRef: refundRef } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    await paypal.control(`refunds/${refundRef}`, { status: 'succeeded' });
    expect(await listed()).toMatchObject([{ kind: 'refund-not-booked', ref: refundRef, money: '-900 PLN' }]);
    // A provider that is not configured cannot be compared.
    const { differences } = await makeReport(
      { ...api.deps, rails: new Map([...api.deps.rails].filter(([provider]) => provider === 'stripe')) },
      { from: today(), to: today() },
    );
    expect(differences).toMatchObject([{ kind: 'not-compared', provider: 'paypal', ref: providerRef }]);
  });

  test('fails when a provider does not answer, rather than taking its lists as empty', async () => {
    await paying.buy(buyer);
    const rails = new Map([...api.deps.rails].filter(([provider]) => provider === 'stripe'));
    const lists = {
      // biome-ignore lint/correctness/useYield: it ends before it has anything.
      async *payments() {
        throw new Error('nobody answers');
      },
      async *refunds() {},
    };
    const silent = { ...rails.get('stripe')!, lists };
    const days = { from: today(), to: today() };
    await expect(makeReport({ db: api.db, rails: new Map([['stripe', silent]]) }, days)).rejects.toThrow('nobody');
  });

  describe('as a command', () => {
    const run = async (...given: string[]) => {
      const env = {
        ...process.env,
        DATABASE_URL: database.url,
        STRIPE_SANDBOX_URL: api.deps.config.stripe.apiBase,
      };
      const file = path.resolve(import.meta.dirname, '../../../commands/report.ts');
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [file, ...given], { env });
        return { code: 0, stdout, stderr: '' };
      } catch (error) {
        return error as { code: number; stdout: string; stderr: string };
      }
    };
    const daysGiven = ({ from, to }: { from: string; to: string }) => ['--from', from, '--to', to];

    test('prints differences and totals, as a table or as JSON, and ends with 1', async () => {
      const { orderId, paymentRef } = await paying.buy(buyer);
      const { id: ref } = (await paying.control('refund', { payment_intent: paymentRef, amount: 905 })) as {
        id: string;
      };
      const days = { from: today(), to: today() };
      const { code, stdout } = await run(...daysGiven(days));
      expect(code).toBe(1);
      const words = stdout.split('\n').map((line) => line.split(/ {2,}/).join('|'));
      expect(words).toEqual(
        expect.arrayContaining([
          `refund-unknown|stripe|${ref}|${orderId}|-9.05 PLN|refunded at the provider, but unknown here`,
          'stripe|PLN|29.00|0.00|0.00|29.00|29.00|1',
        ]),
      );
      expect(words.at(-2)).toBe('Differences: 1');
      const json = await run(...daysGiven(days), '--json');
      expect(json.code).toBe(1);
      expect(JSON.parse(json.stdout)).toMatchObject({ ...days, differences: [{ kind: 'refund-unknown', ref }] });
    });

    test('ends with 0 without differences', async () => {
      const { code, stdout } = await run(...daysGiven(EMPTY_DAYS));
      expect(code).toBe(0);
      expect(stdout).toContain('No payments or refunds.\n\nDifferences: 0\n');
    });

    test.each([
      [['--from', '2026-11-01'], /^--to: a day/],
      [['--from', '2026-02-30', '--to', '2026-03-01'], /^--from: a day/],
      [['--from', '2026-03-02', '--to', '2026-03-01'], /^--to: the day is before --from/],
      [['--form', '2026-03-02'], /--form/],
    ])('ends with 2 for %j, and names what is wrong', async (given, message) => {
      const { code, stderr } = await run(...given);
      expect(code).toBe(2);
      expect(stderr).toMatch(message);
      expect(stderr).toContain('usage: npm run billing:report');
    });
  });
});
