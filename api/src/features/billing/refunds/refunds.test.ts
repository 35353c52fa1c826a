import { beforeEach, describe, expect, test } from 'vitest';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { NEAREST_DATABASE } from '../../../testing/databases.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { makeReport } from '../report/report.ts';
import { processEvents } from '../webhook-events/process-events.ts';
import { refundDueWithdrawals } from '../withdrawals/refund-withdrawal.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { startRefund } from './start-refund.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

describe('refunds', () => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(
    () => NEAREST_DATABASE.create(),
    (started) => {
      paying = started;
      ({ api } = started);
    },
  );
  beforeEach(() =>
    paying.control('faults', {
      failNext: 0,
      hangNext: 0,
      dropWebhooks: true,
      delayWebhooksMs: 0,
      pendingRefunds: false,
    }),
  );

  async function bought() {
    const { browser } = await paying.newBuyer();
    return { browser, ...(await paying.buy(browser)) };
  }
  const withdraw = (browser: TestBrowser, orderId: string) => browser.mutate('billing.withdraw', { orderId });
  const isPaid = async (browser: TestBrowser) => (await browser.query('account.isPaid')).body;
  /** What is recorded of an order: its state, ledger, corrections and refunds. */
  const recordsOf = async (orderId: string) => {
    const ledger = await api.db.ledgerEntry.findMany({ where: { orderId }, orderBy: { amount: 'desc' } });
    const documents = await api.db.billingDocument.findMany({ where: { orderId }, orderBy: { kind: 'asc' } });
    const { state } = await api.db.order.findUniqueOrThrow({ where: { id: orderId } });
    return {
      state,
      ledger: ledger.map(({ kind, amount }) => [kind, amount]),
      corrections: documents
        .filter(({ kind }) => kind === 'correction')
        .map(({ content }) => content as unknown as Correction),
      refunds: (await api.db.refund.findMany({ where: { orderId } })).map((refund) => refund.state),
    };
  };
  interface Correction {
    number: string;
    tables: { kind: string; lines: { net: number; vat: number; gross: number }[] }[];
    corrects: { reason: string };
  }

  test('a withdrawal refunds the full price, ends access, and issues and mails a correction', async () => {
    const { browser, orderId } = await bought();
    expect(await isPaid(browser)).toBe(true);
    expect((await browser.query('billing.payments')).body).toMatchObject([{ isWithdrawable: true }]);
    expect((await withdraw(browser, orderId)).body).toMatchObject({ refund: 'done', amount: 2_900 });
    expect(await isPaid(browser)).toBe(false);
    const { corrections, ...rest } = await recordsOf(orderId);
    expect(rest).toEqual({
      state: 'refunded',
      ledger: [
        ['payment', 2_900],
        ['refund', -2_900],
      ],
      refunds: ['succeeded'],
    });
    expect(corrections).toMatchObject([
      {
        number: expect.stringMatching(/^FK\/\d+\/2026$/),
        corrects: { reason: 'Odstąpienie od umowy w ciągu 14 dni' },
        tables: [
          { kind: 'before', lines: [{ net: 2_358, vat: 542, gross: 2_900 }] },
          { kind: 'after', lines: [{ net: 0, vat: 0, gross: 0 }] },
          { kind: 'difference', lines: [{ net: -2_358, vat: -542, gross: -2_900 }] },
        ],
      },
    ]);
    expect((await browser.query('billing.payments')).body).toMatchObject([
      { kind: 'payment', state: 'refunded', isWithdrawable: false, validUntil: null, documents: [{}, {}] },
    ]);
    expect(await api.db.outboxMessage.count({ where: { kind: 'mail.refund', state: 'new' } })).toBeGreaterThan(0);
  });

  test('twenty withdrawals at the same time refund the price once', async () => {
    const { browser, orderId } = await bought();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(browser, orderId)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await recordsOf(orderId)).toMatchObject({
      state: 'refunded',
      ledger: [
        ['payment', 2_900],
        ['refund', -2_900],
      ],
      corrections: [{}],
      refunds: ['succeeded'],
    });
  });

  test('only the buyer can withdraw, until the end of the fourteenth day, or of the working day after it', async () => {
    const start = api.now;
    const { browser, orderId } = await bought();
    const { browser: other } = await paying.newBuyer();
    expect((await withdraw(other, orderId)).status).toBe(404);
    // The fourteenth day is a Sunday: the period ends on the Monday after it.
    api.now = new Date(start.getTime() + 16 * DAY_MS);
    const late = await withdraw(browser, orderId);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      message: expect.stringMatching(/^The 14 days for withdrawing from this contract ended on \d\d\.\d\d\.2026$/),
    });
    expect((await browser.query('billing.payments')).body).toMatchObject([{ isWithdrawable: false }]);
    api.now = new Date(start.getTime() + 14 * DAY_MS);
    expect((await withdraw(browser, orderId)).status).toBe(200);
    api.now = start;
  });

  test('partial refunds add up to the price: net, VAT and gross, to the grosz', async () => {
    const { browser, orderId } = await bought();
    for (const amount of [1, 999, 1_000]) await startRefund(api.deps, { orderId, amount, reason: 'goodwill' });
    expect(await isPaid(browser)).toBe(true);
    expect((await recordsOf(orderId)).state).toBe('partially_refunded');
    await expect(startRefund(api.deps, { orderId, amount: 901, reason: 'goodwill' })).rejects.toThrow(/larger than/);
    await startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' });
    const { state, corrections, ledger } = await recordsOf(orderId);
    expect(state).toBe('refunded');
    expect(ledger.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
    const sums = { net: 0, vat: 0, gross: 0 };
    for (const { tables } of corrections) {
      const { net, vat, gross } = tables[2]!.lines[0]!;
      expect(net + vat).toBe(gross);
      sums.net += net;
      sums.vat += vat;
      sums.gross += gross;
    }
    expect(sums).toEqual({ net: -2_358, vat: -542, gross: -2_900 });
    expect(await isPaid(browser)).toBe(false);
  });

  test('a pending refund is recorded once when a webhook event says that it has succeeded, even if it comes three times', async () => {
    const { browser, orderId } = await bought();
    await paying.control('faults', { pendingRefunds: true });
    expect((await withdraw(browser, orderId)).body).toMatchObject({ refund: 'started' });
    expect(await isPaid(browser)).toBe(false);
    expect((await browser.query('billing.payments')).body).toMatchObject([
      { isRefundPending: true, isWithdrawable: false },
    ]);
    const { providerRef } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    await paying.control(`refunds/${providerRef}`, { status: 'succeeded' });
    for (let count = 0; count < 3; count++) await paying.control('redeliver', { type: 'refund.updated' });
    await processEvents(api.deps);
    expect(await recordsOf(orderId)).toMatchObject({ state: 'refunded', corrections: [{}], refunds: ['succeeded'] });
    expect(await isPaid(browser)).toBe(false);
  });

  test('a refund of a withdrawal that fails at the bank is tried again by the reconciler', async () => {
    const { browser, orderId } = await bought();
    await paying.control('faults', { pendingRefunds: true });
    await withdraw(browser, orderId);
    const { providerRef } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    await paying.control(`refunds/${providerRef}`, { status: 'failed' });
    await paying.control('redeliver', { type: 'refund.failed' });
    await processEvents(api.deps);
    expect(await recordsOf(orderId)).toMatchObject({ state: 'fulfilled', corrections: [], refunds: ['failed'] });
    expect((await withdraw(browser, orderId)).body).toMatchObject({ refund: 'retrying' });
    await paying.control('faults', { pendingRefunds: false });
    const start = api.now;
    api.now = new Date(start.getTime() + 2 * HOUR_MS);
    await refundDueWithdrawals(api.deps);
    api.now = start;
    expect((await recordsOf(orderId)).state).toBe('refunded');
    expect((await withdraw(browser, orderId)).body).toMatchObject({ refund: 'done' });
  });

  describe('that the bank returned', () => {
    const returned = async (amount: number | null) => {
      const { browser, orderId } = await bought();
      await startRefund(api.deps, { orderId, amount, reason: 'goodwill' });
      const { providerRef } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
      await paying.control(`refunds/${providerRef}`, { status: 'failed' });
      await paying.control('redeliver', { type: 'refund.failed' });
      await processEvents(api.deps);
      expect(await recordsOf(orderId)).toMatchObject({ corrections: [{}], refunds: ['failed'] });
      await api.mails();
      return { browser, orderId };
    };
    const correctedOf = async (orderId: string) =>
      (await recordsOf(orderId)).corrections.map(({ tables }) => tables[2]!.lines[0]!.gross).sort((a, b) => a - b);
    const mailedDocumentsOf = async (orderId: string) => {
      const mails = await api.db.outboxMessage.findMany({ where: { kind: 'mail.refund' } });
      const payloads = mails.map(({ payload }) => payload as { orderId: string; documentId: string });
      return payloads.filter((payload) => payload.orderId === orderId).map(({ documentId }) => documentId);
    };
    const kindsOf = async (orderId: string) => {
      const day = dayInWarsaw(api.now);
      const { differences } = await makeReport(api.deps, { from: day, to: day });
      return differences.filter((difference) => difference.orderId === orderId).map(({ kind }) => kind);
    };

    test('is paid again under its first correction, which is mailed again', async () => {
      const { orderId } = await returned(null);
      expect(await startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' })).toBe('succeeded');
      expect(await correctedOf(orderId)).toEqual([-2_900]);
      expect(await kindsOf(orderId)).toEqual(['refund-failed']);
      const { id } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId, kind: 'correction' } });
      expect(await mailedDocumentsOf(orderId)).toEqual([id, id]);
    });

    test('in part: what follows is corrected by what is not yet corrected', async () => {
      const { orderId } = await returned(1_000);
      await startRefund(api.deps, { orderId, amount: 400, reason: 'goodwill' });
      expect(await correctedOf(orderId)).toEqual([-1_000]);
      expect(await kindsOf(orderId)).toEqual(['refund-failed', 'documents-differ']);
      await startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' });
      expect(await correctedOf(orderId)).toEqual([-1_900, -1_000]);
      expect((await recordsOf(orderId)).state).toBe('refunded');
      expect(await kindsOf(orderId)).toEqual(['refund-failed']);
    });
  });

  test('a refund made in the provider’s dashboard is recorded by its webhook event', async () => {
    const { browser, orderId, paymentRef } = await bought();
    await paying.control('refund', { payment_intent: paymentRef, amount: 900 });
    await paying.control('redeliver', { type: 'refund.created' });
    await processEvents(api.deps);
    expect(await recordsOf(orderId)).toMatchObject({
      state: 'partially_refunded',
      ledger: [
        ['payment', 2_900],
        ['refund', -900],
      ],
      corrections: [{ corrects: { reason: 'Zwrot przez operatora płatności' } }],
    });
    expect(await isPaid(browser)).toBe(true);
  });

  test('the reconciler finishes a refund after a lost answer or an error of the provider', async () => {
    for (const [fault, refund] of [
      [{ hangNext: 1 }, 'done'],
      [{ failNext: 2 }, 'started'],
    ] as const) {
      const { browser, orderId } = await bought();
      await paying.control('faults', fault);
      expect((await withdraw(browser, orderId)).body).toMatchObject({ refund });
      await paying.control('faults', { hangNext: 0, failNext: 0 });
      api.now = new Date(api.now.getTime() + HOUR_MS);
      await reconcileRefunds(api.deps);
      expect(await recordsOf(orderId)).toMatchObject({
        state: 'refunded',
        ledger: [
          ['payment', 2_900],
          ['refund', -2_900],
        ],
        corrections: [{}],
        refunds: ['succeeded'],
      });
      expect(await isPaid(browser)).toBe(false);
    }
  });

  test('a payment for a deleted account is refunded automatically', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = (await paying.checkout(browser)).body as {
      orderId: string;
      clientSecret: string;
    };
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    // Paid a moment before the payment is cancelled.
    await paying.confirm(clientSecret);
    await syncPayment(api.deps, 'stripe', clientSecret.split('_secret_')[0]!);
    await api.mails();
    expect(await recordsOf(orderId)).toMatchObject({
      state: 'refunded',
      ledger: [
        ['payment', 2_900],
        ['refund', -2_900],
      ],
      corrections: [{ corrects: { reason: 'Zapłata po usunięciu konta' } }],
    });
  });

  test('refunding a package leaves a later package its full days', async () => {
    const { browser, orderId } = await bought();
    const { orderId: second } = await paying.buy(browser, { packageSlug: 'access-90-days' });
    const until = async () => (await api.db.fulfilment.findUniqueOrThrow({ where: { orderId: second } })).accessUntil;
    expect((await until()).getTime() - api.now.getTime()).toBe(104 * DAY_MS);
    await withdraw(browser, orderId);
    expect((await until()).getTime() - api.now.getTime()).toBe(90 * DAY_MS);
  });

  test('two packages that are paid at the same time both add their days', async () => {
    const { browser, email } = await paying.newBuyer();
    const orders = await Promise.all(
      ['access-14-days', 'access-90-days'].map(async (packageSlug) => {
        const { orderId, clientSecret } = (await paying.checkout(browser, { packageSlug })).body as {
          orderId: string;
          clientSecret: string;
        };
        await paying.confirm(clientSecret);
        return orderId;
      }),
    );
    await Promise.all(orders.map((orderId) => browser.mutate('billing.sync', { orderId })));
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const ends = (await api.db.fulfilment.findMany({ where: { userId } })).map(({ accessUntil }) => accessUntil);
    expect(Math.max(...ends.map(Number)) - api.now.getTime()).toBe(104 * DAY_MS);
  });

  test('numbers of corrections have no gaps', async () => {
    const rows = await api.db.billingDocument.findMany({ where: { series: 'FK' }, orderBy: { number: 'asc' } });
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });
});
