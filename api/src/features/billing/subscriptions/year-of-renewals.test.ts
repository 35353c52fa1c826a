import type { CapturedPayment } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../../testing/databases.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { liveThroughYear, type Subscriber, VOUCHER, YEAR_STARTS } from '../../../testing/year-of-renewals.ts';
import type { Period } from '../providers/rail.ts';
import { documentTotal } from '../report/check-orders.ts';
import { makeReport } from '../report/report.ts';
import { addDays, addMonths } from './calendar.ts';

/** Enough for every kind of behaviour to occur. `make bench` runs the same year with a thousand. */
const SUBSCRIBERS = 40;
const PRICE = { monthly: 3_900, 'trial-7-days': 3_900, yearly: 0 };

describe('a year of renewals', () => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;
  let people: Subscriber[];

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    paying = await startPayingApi({ databaseUrl: database.url });
    ({ api } = paying);
    const yearly = await api.db.package.findUniqueOrThrow({ where: { slug: 'yearly' } });
    PRICE.yearly = yearly.grossAmount;
    people = await liveThroughYear(paying, SUBSCRIBERS);
    // Enough for a busy machine.
  }, 900_000);
  afterAll(async () => {
    await paying.stop();
    await database.drop();
  });

  const year = (): Period => ({ from: YEAR_STARTS, until: new Date(api.now.getTime() + 1_000) });
  const subscriptions = () =>
    api.db.subscription.findMany({ include: { periods: { orderBy: { seq: 'asc' } } }, orderBy: { createdAt: 'asc' } });
  /** The ledger's amounts, by order. */
  const bookedByOrder = async (kind: 'payment' | 'refund') => {
    const booked = new Map<string, number[]>();
    for (const { orderId, amount } of await api.db.ledgerEntry.findMany({ where: { kind } })) {
      booked.set(orderId, [...(booked.get(orderId) ?? []), amount]);
    }
    return booked;
  };
  const personOf = (userId: string | null) => people.find(({ id }) => id === userId)!;

  test('every subscriber has one subscription, in the expected state', async () => {
    const rows = await subscriptions();
    expect(rows).toHaveLength(SUBSCRIBERS);
    for (const { userId, state, dueAt, failedTries, cancelledAt } of rows) {
      const { withdrawsOn, cancelsOn, resumesOn, card, settlesOn } = personOf(userId);
      const isGivenUp = card !== '4242424242424242' && settlesOn === null;
      const isOver = withdrawsOn !== null || (cancelsOn !== null && resumesOn === null) || isGivenUp;
      expect({ state, isDue: dueAt !== null && dueAt <= api.now }).toEqual({
        state: isOver ? 'ended' : 'active',
        isDue: false,
      });
      if (!isOver) expect({ failedTries, cancelledAt }).toEqual({ failedTries: 0, cancelledAt: null });
    }
  });

  test('periods have no gaps except after a declined payment, and each gives access until its end', async () => {
    const declined = await api.db.paymentAttempt.findMany({ where: { state: 'cancelled' }, select: { orderId: true } });
    const wasDeclined = new Set(declined.map(({ orderId }) => orderId));
    const fulfilments = new Map((await api.db.fulfilment.findMany()).map((row) => [row.orderId, row]));
    let count = 0;
    for (const { periods, userId } of await subscriptions()) {
      const { packageSlug, withdrawsOn } = personOf(userId);
      const first = packageSlug === 'trial-7-days' ? 0 : 1;
      expect(periods.map(({ seq }) => seq)).toEqual(periods.map((_, index) => first + index));
      periods.forEach(({ orderId, startsAt, endsAt }, index) => {
        const before = periods[index - 1]?.endsAt ?? startsAt;
        const lateMs = startsAt.getTime() - before.getTime();
        expect(wasDeclined.has(orderId) ? lateMs > 0 : lateMs === 0).toBe(true);
        const { accessUntil, revokedAt } = fulfilments.get(orderId)!;
        expect(accessUntil).toEqual(endsAt);
        expect(revokedAt !== null).toBe(withdrawsOn !== null);
        count++;
      });
    }
    expect(fulfilments.size).toBe(count);
    expect(wasDeclined.size).toBeGreaterThan(SUBSCRIBERS / 50);
  });

  test('every period is paid once, at its price, and there are no other payments', async () => {
    const payments = await bookedByOrder('payment');
    const refunds = await bookedByOrder('refund');
    let count = 0;
    for (const { periods, userId } of await subscriptions()) {
      const { packageSlug, hasVoucher, withdrawsOn } = personOf(userId);
      for (const { seq, orderId } of periods) {
        const price = PRICE[packageSlug];
        const discount = hasVoucher && seq === 1 ? Math.round((price * VOUCHER.percent) / 100) : 0;
        expect(payments.get(orderId) ?? []).toEqual(seq === 0 ? [] : [price - discount]);
        expect(refunds.get(orderId) ?? []).toEqual(withdrawsOn === null ? [] : [-price]);
        if (seq > 0) count++;
      }
    }
    expect(payments.size).toBe(count);
  });

  test('subscribers without a decline have paid every period that began before they left', async () => {
    const payments = await bookedByOrder('payment');
    const declined = new Set(
      (await api.db.paymentAttempt.findMany({ where: { state: 'cancelled' }, select: { order: true } })).map(
        ({ order }) => order.userId,
      ),
    );
    for (const { periods, userId } of await subscriptions()) {
      const { packageSlug, startsOn, cancelsOn, resumesOn, withdrawsOn } = personOf(userId);
      if (declined.has(userId)) continue;
      const last = withdrawsOn ?? (resumesOn === null ? cancelsOn : null);
      const until = last === null ? api.now : addDays(YEAR_STARTS, last);
      const start = addDays(YEAR_STARTS, startsOn);
      const paidFrom = packageSlug === 'trial-7-days' ? addDays(start, 7) : start;
      const months = packageSlug === 'yearly' ? 12 : 1;
      let expected = 0;
      while (addMonths(paidFrom, months * expected) <= until) expected++;
      expect(periods.filter(({ orderId }) => payments.has(orderId))).toHaveLength(expected);
    }
    expect(declined.size).toBeLessThan(SUBSCRIBERS / 2);
  });

  test('the providers’ payments and refunds are those of the ledger, each once', async () => {
    const there: string[] = [];
    const { lists } = api.deps.rails.get('stripe')!;
    for await (const { status, received, orderId, providerRef } of lists!.payments(year())) {
      if (status === 'succeeded') there.push(`${orderId} ${providerRef} ${received!.amount}`);
    }
    for await (const { paymentRef, providerRef, amount } of lists!.refunds(year())) {
      const { orderId } = await api.db.paymentAttempt.findFirstOrThrow({ where: { providerRef: paymentRef } });
      there.push(`${orderId} ${providerRef} ${-amount}`);
    }
    const { captures } = (await paying.paypal.control('state')) as { captures: Record<string, CapturedPayment> };
    const paypalSum = Object.values(captures)
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((sum, { amount }) => sum + Math.round(Number(amount!.value) * 100), 0);
    const booked = await api.db.ledgerEntry.findMany();
    const ofCards = booked.filter(({ provider }) => provider === 'stripe');
    const ofPaypal = booked.filter(({ provider }) => provider === 'paypal');
    expect(there.sort()).toEqual(
      ofCards.map(({ orderId, providerRef, amount }) => `${orderId} ${providerRef} ${amount}`).sort(),
    );
    expect(paypalSum).toBe(ofPaypal.reduce((sum, { amount }) => sum + amount, 0));
    expect(ofPaypal.length).toBeGreaterThan(SUBSCRIBERS / 10);
  });

  test('documents add up to the ledger, and their numbers have no gaps', async () => {
    const documents = await api.db.billingDocument.findMany({
      orderBy: [{ series: 'asc' }, { year: 'asc' }, { number: 'asc' }],
    });
    const booked = await api.db.ledgerEntry.findMany();
    const sum = documents.reduce((total, { content }) => total + documentTotal(content).gross, 0);
    expect(sum).toBe(booked.reduce((total, { amount }) => total + amount, 0));
    expect(documents).toHaveLength(booked.length);
    const series = Map.groupBy(documents, ({ series, year }) => `${series} ${year}`);
    expect([...series.keys()]).toEqual(['FK 2026', 'FV 2026', 'FV 2027']);
    for (const rows of series.values()) {
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      const issued = rows.map(({ issuedAt }) => issuedAt.getTime());
      expect(issued).toEqual(issued.toSorted((a, b) => a - b));
    }
  });

  test('the report finds no difference', async () => {
    const { differences, totals } = await makeReport(api.deps, {
      from: dayInWarsaw(YEAR_STARTS),
      to: dayInWarsaw(api.now),
    });
    expect(differences).toEqual([]);
    expect(totals.map(({ provider }) => provider)).toEqual(['paypal', 'stripe']);
    for (const { net, documents } of totals) expect(documents).toBe(net);
  });
});
