import { consentVersionOf } from '@kreda/site/contract/consent-version';
import { beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { makeReport } from '../report/report.ts';
import { addDays } from '../subscriptions/calendar.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { processEvents } from '../webhook-events/process-events.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { refundDueWithdrawals } from './refund-withdrawal.ts';

const START = new Date('2026-06-22T12:00:00Z');
const HOUR_MS = 3_600_000;

onEachDatabase('withdrawals on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', {
      failNext: 0,
      hangNext: 0,
      dropWebhooks: true,
      pendingRefunds: false,
      refuseRefunds: false,
    });
    await api.db.rateLimit.deleteMany({});
    await api.mails();
  });

  async function bought(packageSlug = 'access-14-days') {
    const { browser, email } = await paying.newBuyer();
    const { orderId, paymentRef } = await paying.buy(browser, { packageSlug, email });
    await api.mails();
    return { browser, email, orderId, paymentRef, orderNumber: numberOf(orderId) };
  }
  const numberOf = (orderId: string) => orderId.replaceAll('-', '').slice(0, 12);
  const stranger = () => new TestBrowser(api.url);
  const declare = (statement: { orderNumber: string; email: string; name?: string }, browser = stranger()) =>
    browser.mutate('billing.withdrawByNumber', { name: 'Łucja Żak', ...statement });
  const isPaid = async (browser: TestBrowser) => (await browser.query('account.isPaid')).body;
  const rowOf = (orderId: string) => api.db.withdrawal.findUniqueOrThrow({ where: { orderId } });
  const reasonOf = ({ body }: { body: unknown }) => (body as { data: { reason: { code: string } } }).data.reason;
  const after = async (ms: number) => {
    api.now = new Date(api.now.getTime() + ms);
    await refundDueWithdrawals(api.deps);
  };

  test('a stranger to the site withdraws by order number and address: acknowledged at once, refunded, over', async () => {
    const { browser, email, orderId, orderNumber } = await bought();
    const { status, body } = await declare({ orderNumber, email, name: 'Łucja Żak-Nowak' });
    expect(status).toBe(200);
    expect(body).toEqual({
      orderNumber: orderNumber.toUpperCase().replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3'),
      consumerName: 'Łucja Żak-Nowak',
      consumerEmail: email,
      statement: expect.stringContaining('Odstępuję od umowy o dostęp do serwisu Kreda, zamówienie'),
      declaredAt: START.toISOString(),
      amount: 2_900,
      currency: 'PLN',
      refund: 'done',
      refundUntil: '2026-07-06',
    });
    expect(await isPaid(browser)).toBe(false);
    expect(await rowOf(orderId)).toMatchObject({ declaredBy: 'order-number', state: 'settled', nextCheckAt: null });
    const mail = (await api.mails()).find(({ subject }) => subject.startsWith('Potwierdzenie odstąpienia'));
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain('22.06.2026, 14:00:00 (GMT+2)');
    expect(mail?.text).toContain('Łucja Żak-Nowak');
    expect(mail?.text).toContain('29,00');
    expect(mail?.text).toContain('06.07.2026');
    expect(await api.db.refund.findMany({ where: { orderId } })).toMatchObject([
      { state: 'succeeded', reason: 'withdrawal', amount: 2_900 },
    ]);
  });

  test('declared twice, and twenty times at once, it is one withdrawal with one mail and one refund', {
    tags: ['concurrency'],
  }, async () => {
    const { browser, email, orderId, orderNumber } = await bought();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0 ? declare({ orderNumber, email }) : browser.mutate('billing.withdraw', { orderId }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    api.now = new Date(START.getTime() + HOUR_MS);
    const again = await declare({ orderNumber, email, name: 'Somebody else' });
    expect(again.body).toMatchObject({ declaredAt: START.toISOString(), consumerName: 'Łucja Żak', refund: 'done' });
    expect(await api.db.withdrawal.count({ where: { orderId } })).toBe(1);
    expect(await api.db.refund.count({ where: { orderId } })).toBe(1);
    const mails = (await api.mails()).filter(({ subject }) => subject.startsWith('Potwierdzenie odstąpienia'));
    expect(mails).toHaveLength(1);
  });

  test('a forged number, another address and an unpaid order get one answer, and change nothing', async () => {
    const { browser, email, orderId, orderNumber } = await bought();
    const unpaid = await paying.newBuyer();
    const { orderId: openId } = (await paying.checkout(unpaid.browser)).body as { orderId: string };
    const answers = [
      await declare({ orderNumber, email: 'mallory@example.pl' }),
      await declare({ orderNumber: '0000-0000-0000', email }),
      await declare({ orderNumber: numberOf(openId), email: 'lucja@example.pl' }),
      await declare({ orderNumber: 'FV/1/2026', email }),
      await declare({ orderNumber: '%', email }),
    ];
    const seen = answers.map(({ status, body }) => {
      const { data, message } = body as { message: string; data: { reason: unknown } };
      return { status, message, reason: data.reason };
    });
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(seen[0]).toMatchObject({ status: 404, reason: { code: 'contract-not-found' } });
    expect(await isPaid(browser)).toBe(true);
    expect(await api.db.withdrawal.count({ where: { orderId: { in: [orderId, openId] } } })).toBe(0);
    expect(await api.mails()).toEqual([]);
  });

  test('guesses are limited by address and by order number', async () => {
    const { orderNumber } = await bought();
    const statuses = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await declare({ orderNumber, email: `${count}@a.pl` })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
    // From another address, the order's own count still refuses, and another order is not affected.
    await api.db.rateLimit.deleteMany({ where: { key: { startsWith: 'withdrawals' } } });
    expect((await declare({ orderNumber, email: 'x@a.pl' })).status).toBe(429);
    const other = await bought();
    expect((await declare({ orderNumber: other.orderNumber, email: other.email })).status).toBe(200);
  });

  test('the address is compared without case and spaces, the number with any separators', async () => {
    const { email, orderNumber } = await bought();
    const typed = orderNumber.toUpperCase().replace(/(.{4})/g, '$1 ');
    expect((await declare({ orderNumber: typed, email: ` ${email.toUpperCase()} `.trim() })).status).toBe(200);
  });

  test('until the end of the fourteenth day in Warsaw; after that the refusal names the day', async () => {
    api.now = new Date('2026-06-22T21:30:00Z');
    const { email, orderNumber } = await bought();
    // 23:59 and 00:00 in Warsaw.
    api.now = new Date('2026-07-06T22:00:00Z');
    const late = await declare({ orderNumber, email });
    expect(late.status).toBe(409);
    expect(reasonOf(late)).toEqual({ code: 'withdrawal-too-late', day: '06.07.2026' });
    api.now = new Date('2026-07-06T21:59:00Z');
    expect((await declare({ orderNumber, email })).status).toBe(200);
  });

  test('of an order that was refunded in full is refused; in part, the rest is owed', async () => {
    const { email, orderId, orderNumber } = await bought();
    await startRefund(api.deps, { orderId, amount: 900, reason: 'goodwill' });
    const other = await bought();
    await startRefund(api.deps, { orderId: other.orderId, amount: null, reason: 'goodwill' });
    expect((await declare({ orderNumber, email })).body).toMatchObject({ amount: 2_000, refund: 'done' });
    expect(reasonOf(await declare({ orderNumber: other.orderNumber, email: other.email }))).toEqual({
      code: 'contract-refunded',
    });
  });

  describe('of a subscription', () => {
    const stateOf = async (orderId: string) => {
      const { subscriptionId } = await api.db.order.findUniqueOrThrow({ where: { id: orderId } });
      return api.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId! } });
    };

    test('a trial ends without a refund, is not charged, and is acknowledged', async () => {
      const { browser, orderId } = await bought('trial-7-days');
      expect((await browser.query('billing.payments')).body).toMatchObject([
        { subscriptionPart: 'trial', isWithdrawable: true, withdrawableUntil: '2026-07-06' },
      ]);
      const { body } = await browser.mutate('billing.withdraw', { orderId });
      expect(body).toMatchObject({ amount: 0, refund: 'none' });
      expect(await isPaid(browser)).toBe(false);
      expect(await stateOf(orderId)).toMatchObject({ state: 'ended', dueAt: null });
      const [mail] = (await api.mails()).filter(({ subject }) => subject.startsWith('Potwierdzenie odstąpienia'));
      expect(mail?.text).toContain('Nic nie zostało zapłacone');
      api.now = addDays(START, 8);
      await renewDue(api.deps);
      expect(
        await api.db.ledgerEntry.count({ where: { order: { subscriptionId: (await stateOf(orderId)).id } } }),
      ).toBe(0);
      expect((await browser.query('billing.payments')).body).toMatchObject([
        { isWithdrawable: false, withdrawal: { refund: 'none' } },
      ]);
    });

    test('by the number of a trial that was paid since, the paid period is refunded', async () => {
      const { browser, email, orderId, orderNumber } = await bought('trial-7-days');
      api.now = addDays(START, 7);
      await renewDue(api.deps);
      expect(await stateOf(orderId)).toMatchObject({ state: 'active', periodNo: 1 });
      const { body } = await declare({ orderNumber, email });
      expect(body).toMatchObject({ amount: 3_900, refund: 'done' });
      expect((body as Acknowledgement).orderNumber.replaceAll('-', '').toLowerCase()).not.toBe(orderNumber);
      expect(await stateOf(orderId)).toMatchObject({ state: 'ended' });
      expect(await isPaid(browser)).toBe(false);
      // Again, by either number.
      expect((await declare({ orderNumber, email })).body).toEqual(body);
    });

    test('a trial whose first payment was declined ends, and its open amount is not charged', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'trial-7-days' }, '4000000000000341');
      api.now = addDays(START, 7);
      await renewDue(api.deps);
      expect(await stateOf(orderId)).toMatchObject({ state: 'past_due' });
      expect((await browser.mutate('billing.withdraw', { orderId })).body).toMatchObject({ refund: 'none' });
      expect(await stateOf(orderId)).toMatchObject({ state: 'ended' });
      const renewals = await api.db.order.findMany({
        where: { purpose: 'renewal', userId: (await stateOf(orderId)).userId },
      });
      expect(renewals.map(({ state }) => state)).toEqual(['expired']);
    });

    test('a trial whose open amount is paid at the same time is acknowledged, and the payment is refunded', async () => {
      const { browser, email } = await paying.newBuyer();
      const trial = { packageSlug: 'trial-7-days', email };
      const { orderId } = await paying.buy(browser, trial, '4000000000000341');
      api.now = addDays(START, 7);
      await renewDue(api.deps);
      await browser.send('POST', '/api/login', { email, password: 'zielona-kreda' });
      const paths = { returnPath: '/a', cancelPath: '/b' };
      const { body } = await browser.mutate('billing.subscription.settle', { method: 'card', paths });
      const settlement = body as { orderId: string; clientSecret: string };
      // Paid at the bank, which we do not know yet.
      await paying.confirm(settlement.clientSecret);
      expect((await browser.mutate('billing.withdraw', { orderId })).body).toMatchObject({ refund: 'none' });
      await browser.mutate('billing.sync', { orderId: settlement.orderId });
      await api.mails();
      expect(await api.db.refund.findMany({ where: { orderId: settlement.orderId } })).toMatchObject([
        { state: 'succeeded', reason: 'subscription-ended', amount: 3_900 },
      ]);
      expect(await isPaid(browser)).toBe(false);
      expect(await api.db.fulfilment.count({ where: { orderId: settlement.orderId } })).toBe(0);
    });

    test('each payment can be withdrawn from, a renewal too', async () => {
      const { browser, orderId } = await bought('monthly');
      const { id } = await stateOf(orderId);
      api.now = new Date('2026-07-22T12:00:00Z');
      await renewDue(api.deps);
      const login = {
        email: (await api.db.user.findFirstOrThrow({ where: { id: (await stateOf(orderId)).userId! } })).email,
        password: 'zielona-kreda',
      };
      await browser.send('POST', '/api/login', login);
      const renewal = await api.db.order.findFirstOrThrow({ where: { subscriptionId: id, periodNo: 2 } });
      expect((await browser.mutate('billing.withdraw', { orderId })).status).toBe(409);
      expect((await browser.mutate('billing.withdraw', { orderId: renewal.id })).body).toMatchObject({
        amount: 3_900,
        refund: 'done',
      });
      expect(await stateOf(orderId)).toMatchObject({ state: 'ended' });
    });
  });

  describe('when the refund does not succeed', () => {
    test('refused by the provider: owed and shown, tried with growing pauses, told to the operator once, then done', async () => {
      const { browser, email, orderId, orderNumber } = await bought();
      await paying.control('faults', { refuseRefunds: true });
      expect((await declare({ orderNumber, email })).body).toMatchObject({ refund: 'retrying', amount: 2_900 });
      const [acknowledged] = await api.mails();
      expect(acknowledged?.subject).toMatch(/^Potwierdzenie odstąpienia/);
      const [payment] = (await browser.query('billing.payments')).body as {
        withdrawal: object;
        isWithdrawable: boolean;
      }[];
      expect(payment).toMatchObject({
        isWithdrawable: false,
        withdrawal: { amount: 2_900, refund: 'retrying', refundUntil: '2026-07-06' },
      });
      const tries = () => api.db.refund.count({ where: { orderId } });
      await after(HOUR_MS - 1);
      expect(await tries()).toBe(1);
      for (const [hours, count] of [
        [1, 2],
        [5, 2],
        [1, 3],
        [23, 3],
        [1, 4],
        [24, 5],
      ] as const) {
        await after(hours * HOUR_MS);
        expect(await tries(), `after ${hours} more hours`).toBe(count);
      }
      const told = (await api.mails()).filter(({ subject }) => subject.startsWith('The refund of a withdrawal'));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain(orderId);
      expect(told[0]?.text).toContain('29.00 PLN');
      await paying.control('faults', { refuseRefunds: false });
      await after(24 * HOUR_MS);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled' });
      expect((await declare({ orderNumber, email })).body).toMatchObject({ refund: 'done' });
    });

    test('provider down: the statement counts, the refund is sent later, the operator is told after a week', async () => {
      const { browser, email, orderId, orderNumber } = await bought();
      await paying.control('faults', { failNext: 100_000 });
      expect((await declare({ orderNumber, email })).body).toMatchObject({ refund: 'started' });
      expect(await isPaid(browser)).toBe(false);
      await after(7 * 24 * HOUR_MS);
      expect((await rowOf(orderId)).escalatedAt).not.toBeNull();
      await paying.control('faults', { failNext: 0 });
      await reconcileRefunds(api.deps);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled', nextCheckAt: null });
    });

    test('returned by the bank after it had arrived: owed again, and told to the operator', async () => {
      const { email, orderId, orderNumber } = await bought();
      await declare({ orderNumber, email });
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled' });
      const { providerRef } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
      await paying.control(`refunds/${providerRef}`, { status: 'failed' });
      await paying.control('redeliver', { type: 'refund.failed' });
      await processEvents(api.deps);
      expect(await rowOf(orderId)).toMatchObject({ state: 'owed', nextCheckAt: null });
      expect((await declare({ orderNumber, email })).body).toMatchObject({ refund: 'retrying' });
      await after(48 * HOUR_MS);
      expect(await api.db.refund.count({ where: { orderId } })).toBe(1);
      const subjects = (await api.mails()).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.startsWith('The refund of a withdrawal'))).toBe(true);
    });

    test('the report names a withdrawal that is not refunded after 14 days', async () => {
      const { email, orderId, orderNumber } = await bought();
      await paying.control('faults', { refuseRefunds: true });
      await declare({ orderNumber, email });
      const report = async (day: string) => {
        const { differences } = await makeReport(api.deps, { from: day, to: day });
        return differences.filter((difference) => difference.orderId === orderId);
      };
      expect(await report('2026-07-05')).toEqual([]);
      expect(await report('2026-07-06')).toMatchObject([
        { kind: 'withdrawal-not-refunded', amount: 2_900, currency: 'PLN' },
      ]);
    });
  });

  describe('of a disputed payment', () => {
    const disputed = async (paymentRef: string, amount?: number) => {
      const form = { payment_intent: paymentRef, ...(amount === undefined ? {} : { amount }) };
      const { id } = (await paying.control('disputes', form)) as { id: string };
      await syncDispute(api.deps, 'stripe', id);
      return id;
    };
    const decide = async (id: string, status: 'lost' | 'won') => {
      await paying.control(`disputes/${id}`, { status });
      await syncDispute(api.deps, 'stripe', id);
    };
    const refundsOf = async (orderId: string) => {
      const refunds = await api.db.refund.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });
      // Some are made at the same moment.
      return refunds.map(({ state, amount }) => `${state} ${amount}`).sort();
    };
    const differencesOf = async (orderId: string) => {
      const { differences } = await makeReport(api.deps, { from: '2026-06-22', to: '2026-08-01' });
      return differences.filter((difference) => difference.orderId === orderId);
    };
    const acknowledgement = async () =>
      (await api.mails()).find(({ subject }) => subject.startsWith('Potwierdzenie odstąpienia'))?.text;

    test('lost for a part before: the rest is owed, mailed and refunded', async () => {
      const { email, orderId, orderNumber, paymentRef } = await bought();
      await decide(await disputed(paymentRef, 500), 'lost');
      expect((await declare({ orderNumber, email })).body).toMatchObject({ amount: 2_400, refund: 'done' });
      expect(await refundsOf(orderId)).toEqual(['succeeded 2400']);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled', nextCheckAt: null });
      expect(await acknowledgement()).toContain('24,00 PLN');
      expect(await differencesOf(orderId)).toEqual([]);
    });

    test('lost for a part after: the rest is refunded, and all of it when an appeal is won', async () => {
      const { email, orderId, orderNumber, paymentRef } = await bought();
      const id = await disputed(paymentRef, 500);
      expect((await declare({ orderNumber, email })).body).toMatchObject({ amount: 2_900, refund: 'started' });
      expect(await refundsOf(orderId)).toEqual([]);
      await decide(id, 'lost');
      await after(2 * HOUR_MS);
      expect(await refundsOf(orderId)).toEqual(['succeeded 2400']);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled' });
      await decide(id, 'won');
      expect(await rowOf(orderId)).toMatchObject({ state: 'owed', nextCheckAt: api.now });
      await after(0);
      expect(await refundsOf(orderId)).toEqual(['succeeded 2400', 'succeeded 500']);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled', amount: 2_900 });
      expect(await differencesOf(orderId)).toEqual([]);
    });

    test('lost for a part, declared, and won by an appeal: the part is owed as well', async () => {
      const { email, orderId, orderNumber, paymentRef } = await bought();
      const id = await disputed(paymentRef, 500);
      await decide(id, 'lost');
      await declare({ orderNumber, email });
      await decide(id, 'won');
      await after(0);
      expect(await refundsOf(orderId)).toEqual(['succeeded 2400', 'succeeded 500']);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled', amount: 2_900 });
    });

    test('lost after the declaration and won by an appeal: the price is refunded', async () => {
      const { browser, email, orderId, orderNumber, paymentRef } = await bought();
      const id = await disputed(paymentRef);
      await declare({ orderNumber, email });
      await decide(id, 'lost');
      await after(2 * HOUR_MS);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled' });
      expect(await refundsOf(orderId)).toEqual([]);
      await decide(id, 'won');
      await after(0);
      expect(await refundsOf(orderId)).toEqual(['succeeded 2900']);
      expect(await rowOf(orderId)).toMatchObject({ state: 'settled' });
      expect(await isPaid(browser)).toBe(false);
      expect(await differencesOf(orderId)).toEqual([]);
    });

    test('lost in full is refused: the bank has paid everything back', async () => {
      const { email, orderNumber, paymentRef } = await bought();
      await decide(await disputed(paymentRef), 'lost');
      expect(reasonOf(await declare({ orderNumber, email }))).toEqual({ code: 'contract-refunded' });
    });

    test.each(['open', 'lost'])('%s of a second payment: neither settled nor blocked', async (state) => {
      const [withdrawn, supported] = [await bought(), await bought()];
      for (const { orderId } of [withdrawn, supported])
        await api.db.dispute.create({
          data: {
            id: crypto.randomUUID(),
            orderId,
            provider: 'stripe',
            providerRef: `du_${orderId}`,
            paymentRef: `pi_second_${orderId}`,
            state,
            reason: 'duplicate',
            amount: 2_900,
            currency: 'PLN',
            isWithdrawn: true,
            bookedAmount: 2_900,
            bookings: 1,
            hasStoppedRenewal: false,
            version: 1,
            openedAt: START,
            createdAt: START,
            updatedAt: START,
          },
        });
      const { body } = await declare({ orderNumber: withdrawn.orderNumber, email: withdrawn.email });
      expect(body).toMatchObject({ amount: 2_900, refund: 'done' });
      expect(await refundsOf(withdrawn.orderId)).toEqual(['succeeded 2900']);
      const refund = startRefund(api.deps, { orderId: supported.orderId, amount: null, reason: 'goodwill' });
      expect(await refund).toBe('succeeded');
    });
  });

  test('the API refuses the consent to another text than its own', async () => {
    const { browser } = await paying.newBuyer();
    for (const consentVersion of ['v1', consentVersionOf({ renews: true })]) {
      const refused = await paying.checkout(browser, { consentVersion });
      expect(refused.status).toBe(409);
      expect(reasonOf(refused)).toEqual({ code: 'consent-outdated' });
    }
    expect((await paying.checkout(browser)).status).toBe(200);
  });
});
