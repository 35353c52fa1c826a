import type { CapturedPayment } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { losingChargeAnswers } from '../../testing/lost-answers.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../testing/paying.ts';
import type { TestApi } from '../../testing/start-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { expireAbandonedOrders, reconcilePayments } from './payments/reconcile-payments.ts';
import { syncPayment } from './payments/sync-payment.ts';
import { addMonths } from './subscriptions/calendar.ts';
import { renewDue } from './subscriptions/renew.ts';
import { processEvents } from './webhook-events/process-events.ts';

const START = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;

interface Page {
  orderId: string;
  kind: 'page';
  approveUrl: string;
}

onEachDatabase('PayPal on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;
  let buyer: TestBrowser;
  let email: string;

  beforeAll(async () => {
    database = await create();
    paying = await startPayingApi({ databaseUrl: database.url });
    ({ api } = paying);
  });
  afterAll(async () => {
    await paying.stop();
    await database.drop();
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true });
    await paying.paypal.control('faults', {
      failNext: 0,
      hangNext: 0,
      dropWebhooks: true,
      pendingCaptures: false,
      declineRenewals: false,
    });
    ({ browser: buyer, email } = await paying.newBuyer());
  });

  const checkout = async (more: object = {}) => {
    const answer = await paying.checkout(buyer, { provider: 'paypal', ...more });
    expect(answer).toMatchObject({ status: 200, body: { kind: 'page' } });
    return answer.body as Page;
  };
  const sync = async (orderId: string) => (await buyer.mutate('billing.sync', { orderId })).body;
  const order = (id: string) => api.db.order.findUniqueOrThrow({ where: { id } });
  const ledger = async () => {
    const user = await api.db.user.findUniqueOrThrow({ where: { email } });
    const entries = await api.db.ledgerEntry.findMany({
      where: { order: { userId: user.id } },
      orderBy: [{ createdAt: 'asc' }, { amount: 'desc' }],
    });
    return entries.map(({ amount }) => amount);
  };
  /** The captures that the sandbox has of an order. */
  const captured = async (orderId: string) => {
    const attempts = await api.db.paymentAttempt.findMany({ where: { orderId, provider: 'paypal' } });
    const { captures } = (await paying.paypal.control('state')) as { captures: Record<string, CapturedPayment> };
    const refs = attempts.map(({ providerRef }) => providerRef);
    return Object.values(captures).filter((one) => refs.includes(one.supplementaryData?.relatedIds?.orderId ?? ''));
  };

  test('sends the buyer back to our page, where the approved payment is captured and fulfilled once', {
    tags: ['concurrency'],
  }, async () => {
    const { orderId, approveUrl } = await checkout();
    const back = await paying.paypal.approve(approveUrl);
    expect(back.href).toMatch(new RegExp(`^${api.deps.config.publicUrl}/thank-you\\?order=${orderId}&token=`));
    expect(await captured(orderId)).toHaveLength(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sync(orderId)));
    expect(answers.at(-1)).toEqual({ state: 'fulfilled', message: null, isProcessing: false });
    expect(await captured(orderId)).toHaveLength(1);
    expect(await ledger()).toEqual([2_900]);
    expect(await api.db.billingDocument.count({ where: { orderId } })).toBe(1);
    expect((await buyer.query('account.isPaid')).body).toBe(true);
  });

  test('takes no money from a buyer who cancels and then pays with a card', async () => {
    const { orderId, approveUrl } = await checkout();
    const back = await paying.paypal.decline(approveUrl);
    expect(back.pathname).toBe('/pricing');
    expect(await sync(orderId)).toEqual({ state: 'awaiting_payment', message: null, isProcessing: false });
    const card = await paying.buy(buyer);
    expect(card.orderId).toBe(orderId);
    // An approval in the old tab, after the payment by card, takes no money.
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    expect(await captured(orderId)).toHaveLength(0);
    expect(await ledger()).toEqual([2_900]);
  });

  test('fulfils by the webhook event when the buyer closes the tab after approving', async () => {
    await paying.paypal.control('faults', { dropWebhooks: false });
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl);
    await expect
      .poll(() => api.db.webhookEvent.count({ where: { provider: 'paypal', state: 'new' } }), { timeout: 5_000 })
      .toBe(1);
    await processEvents(api.deps);
    expect(await order(orderId)).toMatchObject({ state: 'fulfilled' });
    // The events of the capture, repeated and in another order, change nothing.
    await paying.paypal.control('redeliver', { reversed: true });
    await processEvents(api.deps);
    expect(await ledger()).toEqual([2_900]);
  });

  test('fulfils by the reconciler when no webhook event ever comes', async () => {
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl);
    api.now = new Date(api.now.getTime() + 5 * MINUTE_MS);
    await reconcilePayments(api.deps);
    expect(await order(orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await ledger()).toEqual([2_900]);
  });

  test('takes another account for the same order after a decline', async () => {
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl, 'pusty-portfel@example.pl');
    expect(await sync(orderId)).toEqual({
      state: 'awaiting_payment',
      message: 'Active payment not found. Check if you have funds in your account and try again',
      isProcessing: false,
    });
    const again = await checkout();
    expect(again.orderId).toBe(orderId);
    await paying.paypal.approve(again.approveUrl);
    expect(await sync(orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await ledger()).toEqual([2_900]);
  });

  test('charges once when the answers to opening and to capturing are lost', async () => {
    await paying.paypal.control('faults', { hangNext: 1 });
    await paying.checkout(buyer, { provider: 'paypal' });
    const { orderId, approveUrl } = await checkout();
    expect(await api.db.paymentAttempt.count({ where: { orderId } })).toBe(1);
    await paying.paypal.approve(approveUrl);
    await paying.paypal.control('faults', { hangNext: 1 });
    await buyer.mutate('billing.sync', { orderId });
    expect(await sync(orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await captured(orderId)).toHaveLength(1);
    expect(await ledger()).toEqual([2_900]);
  });

  test('leaves the order open while a capture is pending, and fulfils it when the capture completes', async () => {
    await paying.paypal.control('faults', { pendingCaptures: true });
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl);
    expect(await sync(orderId)).toMatchObject({ state: 'awaiting_payment' });
    // Nobody may pay it again meanwhile.
    expect(await paying.checkout(buyer, { provider: 'paypal' })).toMatchObject({ status: 409 });
    const state = (await paying.paypal.control('state')) as { captures: object };
    await paying.paypal.control(`captures/${Object.keys(state.captures).at(-1)}`, { status: 'completed' });
    expect(await sync(orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await ledger()).toEqual([2_900]);
  });

  test('and a card for one order: the first one is paid, and the other takes no money', async () => {
    const page = await checkout();
    const card = (await paying.checkout(buyer)).body as { orderId: string; clientSecret: string };
    expect(card.orderId).toBe(page.orderId);
    await paying.paypal.approve(page.approveUrl);
    expect(await sync(page.orderId)).toMatchObject({ state: 'fulfilled' });
    await expect(paying.confirm(card.clientSecret)).rejects.toThrow();
    expect(await ledger()).toEqual([2_900]);
  });

  test('and a card for one order at the same time: one payment stays, the other is refunded', {
    tags: ['concurrency'],
  }, async () => {
    const page = await checkout();
    const card = (await paying.checkout(buyer)).body as { orderId: string; clientSecret: string };
    await Promise.allSettled([
      paying.paypal.approve(page.approveUrl).then(() => sync(page.orderId)),
      paying.confirm(card.clientSecret).then(() => sync(page.orderId)),
    ]);
    await api.mails();
    await sync(page.orderId);
    await api.mails();
    expect(await order(page.orderId)).toMatchObject({ state: 'fulfilled' });
    const entries = await ledger();
    expect(entries.reduce((sum, amount) => sum + amount, 0)).toBe(2_900);
    expect(await api.db.fulfilment.count({ where: { orderId: page.orderId } })).toBe(1);
  });

  test('refunds in parts, also from its dashboard', async () => {
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    await paying.paypal.control('faults', { dropWebhooks: false });
    const [attempt] = await api.db.paymentAttempt.findMany({ where: { orderId } });
    await paying.paypal.control('refund', { orderId: attempt!.providerRef, value: '10.00' });
    await expect
      .poll(
        async () => {
          await processEvents(api.deps);
          return ledger();
        },
        { timeout: 5_000 },
      )
      .toEqual([2_900, -1_000]);
    expect((await buyer.mutate('billing.withdraw', { orderId })).body).toMatchObject({ refund: 'done' });
    expect(await ledger()).toEqual([2_900, -1_000, -1_900]);
    const documents = await api.db.billingDocument.findMany({ where: { orderId }, orderBy: { issuedAt: 'asc' } });
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['correction', 'correction', 'invoice']);
  });

  test('renews a subscription after a trial', async () => {
    const trial = await checkout({ packageSlug: 'trial-7-days' });
    await paying.paypal.approve(trial.approveUrl);
    expect(await sync(trial.orderId)).toMatchObject({ state: 'fulfilled' });
    const current = async () => (await buyer.query('billing.subscription.current')).body;
    expect(await current()).toMatchObject({
      state: 'trialing',
      method: { provider: 'paypal', label: 'lucja@example.pl' },
    });
    api.now = new Date('2026-03-08T12:00:00Z');
    await renewDue(api.deps);
    expect(await current()).toMatchObject({ state: 'active', validUntil: '2026-04-08T11:00:00.000Z' });
    expect(await ledger()).toEqual([3_900]);
  });

  test('declines a renewal, which is then paid with a card that is charged from then on', async () => {
    const { orderId, approveUrl } = await checkout({ packageSlug: 'monthly' });
    await paying.paypal.approve(approveUrl, 'bez-odnowien@example.pl');
    expect(await sync(orderId)).toMatchObject({ state: 'fulfilled' });
    api.now = new Date(addMonths(START, 1).getTime() - MINUTE_MS);
    await buyer.send('POST', '/api/login', { email, password: 'zielona-kreda' });
    api.now = addMonths(START, 1);
    await renewDue(api.deps);
    const current = async () => (await buyer.query('billing.subscription.current')).body;
    expect(await current()).toMatchObject({ state: 'past_due', openAmount: 3_900 });
    const paths = { returnPath: '/payments', cancelPath: '/payments' };
    const settlement = (await buyer.mutate('billing.subscription.settle', { provider: 'stripe', paths })).body as {
      orderId: string;
      clientSecret: string;
    };
    await paying.confirm(settlement.clientSecret);
    await sync(settlement.orderId);
    expect(await current()).toMatchObject({
      state: 'active',
      openAmount: null,
      method: { provider: 'stripe', label: 'Visa •••• 4242' },
    });
    expect(await ledger()).toEqual([3_900, 3_900]);
  });

  /** Completes all pending captures in the sandbox. Answers how many there were. */
  const completeCaptures = async () => {
    const { captures } = (await paying.paypal.control('state')) as { captures: Record<string, CapturedPayment> };
    const pending = Object.values(captures).filter(({ status }) => status === 'PENDING');
    for (const { id } of pending) await paying.paypal.control(`captures/${id}`, { status: 'completed' });
    return pending.length;
  };
  const reconcileLater = async (minutes: number) => {
    api.now = new Date(api.now.getTime() + minutes * MINUTE_MS);
    await reconcilePayments(api.deps);
  };

  test('with a pending capture can neither be paid by card meanwhile, nor expires after a day', async () => {
    await paying.paypal.control('faults', { pendingCaptures: true });
    const { orderId, approveUrl } = await checkout();
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    expect((await paying.checkout(buyer)).status).toBe(409);
    api.now = new Date(api.now.getTime() + 3 * 24 * 60 * MINUTE_MS);
    await expireAbandonedOrders(api.deps);
    expect(await order(orderId)).toMatchObject({ state: 'awaiting_payment' });
    expect(await completeCaptures()).toBe(1);
    await reconcileLater(8 * 24 * 60);
    expect(await order(orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await ledger()).toEqual([2_900]);
  });

  test('charges a renewal once when its capture is pending for longer than PayPal remembers the request id', async () => {
    const { orderId, approveUrl } = await checkout({ packageSlug: 'monthly' });
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    await paying.paypal.control('faults', { pendingCaptures: true });
    api.now = addMonths(START, 1);
    await renewDue(api.deps);
    await paying.paypal.control('forget-request-ids', {});
    for (let hours = 0; hours < 12; hours += 4) {
      api.now = new Date(api.now.getTime() + 4 * 60 * MINUTE_MS);
      await renewDue(api.deps);
    }
    expect(await completeCaptures()).toBe(1);
    await reconcileLater(5);
    expect(await ledger()).toEqual([3_900, 3_900]);
  });

  test('charges a renewal once when its answer was lost and PayPal has forgotten the request id: the webhook event matches it', async () => {
    const { orderId, approveUrl } = await checkout({ packageSlug: 'monthly' });
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    api.now = addMonths(START, 1);
    await renewDue(losingChargeAnswers(api.deps, 'paypal'));
    expect(await ledger()).toEqual([3_900]);
    await paying.paypal.control('forget-request-ids', {});
    await paying.paypal.control('faults', { dropWebhooks: false });
    api.now = new Date(api.now.getTime() + 7 * 60 * MINUTE_MS);
    await paying.paypal.control('redeliver', { type: 'PAYMENT.CAPTURE.COMPLETED' });
    await processEvents(api.deps);
    await renewDue(api.deps);
    expect(await ledger()).toEqual([3_900, 3_900]);
    const { captures } = (await paying.paypal.control('state')) as { captures: Record<string, CapturedPayment> };
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const mine = await api.db.order.findMany({ where: { userId }, select: { id: true } });
    const ids = mine.map(({ id }) => id);
    const charged = Object.values(captures).filter(({ customId }) => ids.some((id) => customId?.includes(id)));
    expect(charged).toHaveLength(2);
  });

  test('stores the saved account also when PayPal tells it later than the capture', async () => {
    const { orderId, approveUrl } = await checkout({ packageSlug: 'monthly' });
    await paying.paypal.approve(approveUrl);
    await sync(orderId);
    // As if PayPal had not told it with the capture.
    const known = await api.db.subscription.findFirstOrThrow({ where: { periods: { some: { orderId } } } });
    await api.db.subscription.update({ where: { id: known.id }, data: { methodRef: null, methodLabel: null } });
    const { providerRef } = await api.db.paymentAttempt.findFirstOrThrow({ where: { orderId } });
    await syncPayment(api.deps, 'paypal', providerRef!);
    expect(await api.db.subscription.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      methodRef: known.methodRef,
      methodLabel: 'lucja@example.pl',
    });
  });

  test('sends a buyer back to this site only', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      'https://evil.example',
    ]) {
      for (const paths of [
        { returnPath: path, cancelPath: '/' },
        { returnPath: '/', cancelPath: path },
      ]) {
        expect((await paying.checkout(buyer, { provider: 'paypal', paths })).status, path).toBe(400);
      }
    }
  });

  test('cannot be impersonated by a webhook event without a signature', async () => {
    const forged = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} };
    const answer = await buyer.send('POST', '/webhooks/paypal', forged);
    expect(answer.status).toBe(400);
    expect(await api.db.webhookEvent.count({ where: { eventId: 'WH-1' } })).toBe(0);
  });
});
