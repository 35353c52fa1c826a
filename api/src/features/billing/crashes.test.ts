import { DEFAULT_METHOD_OF } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import type Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import type { Deps, UserContext } from '../../context.ts';
import type { Database } from '../../platform/database.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import type { PayingApi } from '../../testing/paying.ts';
import { shownConsent } from '../../testing/shown-consent.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { usePayingApi } from '../../testing/use-paying-api.ts';
import { type Checkout, checkout } from './orders/checkout.ts';
import { syncOrder } from './orders/view-order.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import type { PaymentRail } from './providers/rail.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { startRefund } from './refunds/start-refund.ts';
import { addMonths } from './subscriptions/calendar.ts';
import { renewDue } from './subscriptions/renew.ts';
import { processEvents } from './webhook-events/process-events.ts';

const START = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const PRICE = 2_900;
const MONTHLY = 3_900;

class Died extends Error {}

/**
 * The same dependencies in a process that dies at its n-th step. A step is a query, a call to a provider, or reading its answer. After
 * that every query and call throws, also in error handlers.
 */
function dyingAt(deps: Deps, lastStep: number): { deps: Deps; hasDied: () => boolean } {
  let step = 0;
  let hasDied = false;
  const tick = () => {
    step++;
    if (step >= lastStep) hasDied = true;
    if (hasDied) throw new Died();
  };
  const db = deps.db.$extends({
    query: {
      $allOperations({ args, query }) {
        tick();
        return query(args);
      },
    },
  }) as unknown as Database;
  const rails = new Map([...deps.rails].map(([provider, rail]) => [provider, dyingRail(rail, tick)] as const));
  return { deps: { ...deps, db, rails }, hasDied: () => hasDied };
}

function dyingRail(rail: PaymentRail, tick: () => void): PaymentRail {
  return new Proxy(rail, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        tick();
        const answer: unknown = await Reflect.apply(method, target, args);
        tick();
        return answer;
      };
    },
  });
}

onEachDatabase('a process that dies at any step on $kind', { tags: ['survival'], timeout: 240_000 }, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true, declineSaved: false });
    await paying.paypal.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true });
  });

  /** A new user without a password, whose hash takes time. */
  async function newUser() {
    const id = crypto.randomUUID();
    const email = `${id}@example.pl`;
    await api.db.user.create({
      data: { id, email, firstName: 'Łucja', lastName: 'Żak', createdAt: api.now, updatedAt: api.now },
    });
    return { id, email };
  }
  const contextOf = (deps: Deps, { id, email }: { id: string; email: string }): UserContext => ({
    ...deps,
    user: { id, email, firstName: 'Łucja', lastName: 'Żak', hasPassword: false },
    requestId: 'test',
    visitorId: null,
    deviceCookie: null,
    session: null,
    userAgent: 'test',
    chosenCurrency: null,
    knownSections: new Set(),
    language: 'pl',
    cookies: { setSession() {}, clearSession() {}, setVisitor() {}, clearVisitor() {}, setDevice() {} },
    address: '127.0.0.1',
    addressCountry: null,
    limit: async () => {},
  });
  const open = (context: UserContext, packageSlug: string, provider: Provider): Promise<Checkout> =>
    checkout(context, {
      packageSlug,
      currency: 'PLN',
      method: DEFAULT_METHOD_OF[provider],
      resumeUuid: null,
      fullName: 'Łucja Żak',
      email: context.user.email,
      company: null,
      voucherCode: null,
      consentVersion: shownConsent(packageSlug),
      paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
    });
  /** What the buyer does in the browser. */
  async function pay(opened: Checkout): Promise<void> {
    if (opened.kind === 'form') await paying.confirm(opened.clientSecret);
    else await paying.paypal.approve(opened.approveUrl);
  }
  async function buy(user: { id: string; email: string }, packageSlug: string): Promise<string> {
    const context = contextOf(api.deps, user);
    const opened = await open(context, packageSlug, 'stripe');
    await pay(opened);
    expect(await syncOrder(context, opened.orderId)).toMatchObject({ state: 'fulfilled' });
    return opened.orderId;
  }
  /** What is recorded of a buyer: amounts of the ledger, number of fulfilments, kinds of documents. */
  async function ledgerOf({ id }: { id: string }) {
    const orders = await api.db.order.findMany({
      where: { userId: id },
      include: { ledger: true, fulfilment: true, documents: true },
    });
    const amounts = orders.flatMap(({ ledger }) => ledger.map(({ amount }) => amount));
    return {
      ledger: amounts.toSorted((one, other) => other - one),
      fulfilments: orders.filter(({ fulfilment }) => fulfilment !== null).length,
      documents: orders.flatMap(({ documents }) => documents.map(({ kind }) => kind)).toSorted(),
    };
  }
  /** Makes the card provider forget earlier steps, so that `chargesOf` does not read them all. */
  const forgetCharges = () => paying.control('reset');
  /** What the card provider has taken from a buyer and refunded. Minor units. */
  async function chargesOf(user: { id: string }): Promise<{ taken: number; back: number }> {
    const refs = await api.db.paymentAttempt.findMany({ where: { order: { userId: user.id } } });
    const known = new Set(refs.map(({ orderId }) => orderId));
    const state = (await stateOfSandbox()) as {
      intents: Record<string, Stripe.PaymentIntent>;
      refunds: Record<string, Stripe.Refund>;
    };
    const mine = Object.values(state.intents).filter(({ metadata }) => known.has(metadata.orderId ?? ''));
    const ids = new Set(mine.map(({ id }) => id));
    const back = Object.values(state.refunds).filter(({ payment_intent: of }) => ids.has(String(of)));
    return {
      taken: mine.reduce((sum, { amount_received: amount }) => sum + amount, 0),
      back: back.reduce((sum, { amount }) => sum + amount, 0),
    };
  }
  const stateOfSandbox = async () =>
    (await fetch(`${api.deps.config.stripe.apiBase}/_sandbox/state`)).json() as Promise<unknown>;
  /** Runs the work once per step, and lets it die there, until it ends without dying. Answers the number of steps. */
  async function everyStep(once: (lastStep: number) => Promise<boolean>): Promise<number> {
    for (let lastStep = 1; ; lastStep++) if (!(await once(lastStep))) return lastStep - 1;
  }
  const later = (minutes: number) => {
    api.now = new Date(api.now.getTime() + minutes * MINUTE_MS);
  };
  const dies = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
    });
  };

  test.each(['stripe', 'paypal'] as const)('takes a payment by %s once, or not at all', async (provider) => {
    const steps = await everyStep(async (lastStep) => {
      const user = await newUser();
      const dying = dyingAt(api.deps, lastStep);
      const context = contextOf(dying.deps, user);
      let hasPaid = false;
      const purchase = async () => {
        const opened = await open(context, 'access-14-days', provider);
        await pay(opened);
        hasPaid = true;
        await syncOrder(context, opened.orderId);
      };
      await dies(purchase());
      later(5);
      await reconcilePayments(api.deps);
      const expected = hasPaid
        ? { ledger: [PRICE], fulfilments: 1, documents: ['invoice'] }
        : { ledger: [], fulfilments: 0, documents: [] };
      expect(await ledgerOf(user), `died at step ${lastStep}`).toEqual(expected);
      // A buyer who had not paid yet can buy again.
      if (!hasPaid) {
        await buy(user, 'access-14-days');
        expect(await ledgerOf(user)).toMatchObject({ ledger: [PRICE], fulfilments: 1 });
      }
      return dying.hasDied();
    });
    expect(steps).toBeGreaterThan(20);
  });

  test('processes a webhook event once', async () => {
    const steps = await everyStep(async (lastStep) => {
      const user = await newUser();
      const opened = await open(contextOf(api.deps, user), 'access-14-days', 'stripe');
      await pay(opened);
      if (opened.kind !== 'form') throw new Error('A card is paid in a form');
      const object = { id: opened.clientSecret.split('_secret_')[0], object: 'payment_intent' };
      const eventId = crypto.randomUUID();
      const body = JSON.stringify({ data: { object } });
      const event = { provider: 'stripe', eventId, type: 'payment_intent.succeeded', body, state: 'new', tries: 0 };
      await api.db.webhookEvent.create({ data: { ...event, nextTryAt: api.now, receivedAt: api.now } });
      const dying = dyingAt(api.deps, lastStep);
      await dies(processEvents(dying.deps));
      later(2);
      await processEvents(api.deps);
      const where = { provider_eventId: { provider: 'stripe', eventId } };
      expect(await api.db.webhookEvent.findUnique({ where }), `died at step ${lastStep}`).toMatchObject({
        state: 'done',
      });
      expect(await ledgerOf(user)).toEqual({ ledger: [PRICE], fulfilments: 1, documents: ['invoice'] });
      return dying.hasDied();
    });
    expect(steps).toBeGreaterThan(10);
  });

  test('renews a subscription once', async () => {
    const steps = await everyStep(async (lastStep) => {
      await forgetCharges();
      const user = await newUser();
      await buy(user, 'monthly');
      api.now = addMonths(api.now, 1);
      const dying = dyingAt(api.deps, lastStep);
      await dies(renewDue(dying.deps));
      later(6);
      await renewDue(api.deps);
      expect(await ledgerOf(user), `died at step ${lastStep}`).toEqual({
        ledger: [MONTHLY, MONTHLY],
        fulfilments: 2,
        documents: ['invoice', 'invoice'],
      });
      expect(await chargesOf(user)).toEqual({ taken: 2 * MONTHLY, back: 0 });
      expect(await api.db.subscriptionPeriod.count({ where: { subscription: { userId: user.id } } })).toBe(2);
      await api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } });
      return dying.hasDied();
    });
    expect(steps).toBeGreaterThan(20);
  });

  test('counts one decline of a renewal, and charges nothing for it', async () => {
    const steps = await everyStep(async (lastStep) => {
      await forgetCharges();
      const user = await newUser();
      await buy(user, 'monthly');
      await paying.control('faults', { declineSaved: true });
      api.now = addMonths(api.now, 1);
      const dying = dyingAt(api.deps, lastStep);
      await dies(renewDue(dying.deps));
      later(6);
      await renewDue(api.deps);
      const subscription = await api.db.subscription.findFirstOrThrow({ where: { userId: user.id } });
      expect(subscription, `died at step ${lastStep}`).toMatchObject({ state: 'past_due', failedTries: 1 });
      const news = await api.db.outboxMessage.findMany({ where: { kind: 'mail.subscription' } });
      expect(news.filter(({ payload }) => JSON.stringify(payload).includes(subscription.id))).toHaveLength(1);
      expect(await chargesOf(user)).toEqual({ taken: MONTHLY, back: 0 });
      await paying.control('faults', { declineSaved: false });
      await api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } });
      return dying.hasDied();
    });
    expect(steps).toBeGreaterThan(20);
  });

  test('refunds once, or not at all', async () => {
    const steps = await everyStep(async (lastStep) => {
      await forgetCharges();
      const user = await newUser();
      const orderId = await buy(user, 'access-14-days');
      const dying = dyingAt(api.deps, lastStep);
      await dies(startRefund(dying.deps, { orderId, amount: null, reason: 'goodwill' }));
      later(5);
      await reconcileRefunds(api.deps);
      const isWritten = (await api.db.refund.count({ where: { orderId } })) > 0;
      expect(await ledgerOf(user), `died at step ${lastStep}`).toEqual(
        isWritten
          ? { ledger: [PRICE, -PRICE], fulfilments: 1, documents: ['correction', 'invoice'] }
          : { ledger: [PRICE], fulfilments: 1, documents: ['invoice'] },
      );
      expect(await chargesOf(user)).toEqual({ taken: PRICE, back: isWritten ? PRICE : 0 });
      return dying.hasDied();
    });
    expect(steps).toBeGreaterThan(10);
  });
});
