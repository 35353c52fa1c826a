import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../../../sandbox/stripe/server.ts';
import { AT_ONCE } from '../../platform/work/for-each-concurrently.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { seedPackages } from './packages/seed-packages.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { railOf } from './providers/rails.ts';
import { processEvents } from './webhook-events/process-events.ts';

const SECRET = 'whsec_test';
const PACKAGE = 'access-14-days';
const CARD = '4242424242424242';
const MINUTE_MS = 60_000;

interface Checkout {
  orderId: string;
  clientSecret: string;
  amount: number;
}

interface Confirmed {
  status?: string;
  error?: { code: string; decline_code?: string };
  next_action?: { redirect_to_url: { url: string } } | null;
}

onEachDatabase('card payments on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let sandbox: FastifyInstance;
  let sandboxUrl: string;
  let api: TestApi;
  let buyer: TestBrowser;
  let userId: string;

  beforeAll(async () => {
    database = await create();
    sandbox = await buildSandbox({
      webhookSecret: SECRET,
      webhookUrl: () => api && `${api.url}/webhooks/stripe`,
      clock: () => api?.now ?? new Date(),
    });
    sandboxUrl = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
    api = await startTestApi({
      databaseUrl: database.url,
      environment: { STRIPE_SANDBOX_URL: sandboxUrl, STRIPE_WEBHOOK_SECRET: SECRET },
      hasBilling: true,
    });
    await seedPackages(api.db);
  });
  afterAll(async () => {
    await api.stop();
    await sandbox.close();
    await database.drop();
  });
  beforeEach(async () => {
    await control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true, delayWebhooksMs: 0 });
    buyer = await registered();
    userId = ((await buyer.query('account.me')).body as { id: string }).id;
  });

  const control = async (route: string, body: object = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${sandboxUrl}/_sandbox/${route}`, init)).json();
  };
  async function registered(): Promise<TestBrowser> {
    const browser = new TestBrowser(api.url);
    const email = `${crypto.randomUUID()}@example.pl`;
    const person = {
      email,
      firstName: 'Łucja',
      lastName: 'Żak',
      password: 'zielona-kreda',
      remember: true,
      userAgent: 'test',
    };
    expect((await browser.mutate('account.register', person)).status).toBe(200);
    return browser;
  }
  const order = {
    packageSlug: PACKAGE,
    resumeUuid: null,
    fullName: 'Łucja Żak',
    email: 'l@example.pl',
    consent: true,
    consentVersion: 'immediate-performance-1',
    paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
  };
  const checkout = async (browser = buyer) => {
    const answer = await browser.mutate('billing.checkout', order);
    expect(answer.status).toBe(200);
    return answer.body as Checkout;
  };
  const intentOf = ({ clientSecret }: Checkout) => clientSecret.split('_secret_')[0]!;
  async function confirm(made: Checkout, number = CARD): Promise<Confirmed> {
    const body = new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: made.clientSecret,
      return_url: `${api.url}/thank-you`,
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    });
    const response = await fetch(`${sandboxUrl}/v1/payment_intents/${intentOf(made)}/confirm`, {
      method: 'POST',
      body,
    });
    return (await response.json()) as Confirmed;
  }
  const sync = async ({ orderId }: Checkout, browser = buyer) => browser.mutate('billing.sync', { orderId });
  const effects = async ({ orderId }: Checkout) => ({
    fulfilments: await api.db.fulfilment.count({ where: { orderId } }),
    payments: await api.db.ledgerEntry.count({ where: { orderId } }),
    invoices: await api.db.billingDocument.count({ where: { orderId } }),
    receipts: (await api.db.outboxMessage.findMany()).filter(
      ({ payload }) => (payload as { orderId: string }).orderId === orderId,
    ).length,
  });
  const ONCE = { fulfilments: 1, payments: 1, invoices: 1, receipts: 1 };
  const NOTHING = { fulfilments: 0, payments: 0, invoices: 0, receipts: 0 };
  const isPaid = async () => (await buyer.query('account.isPaid')).body;

  test('give access for 14 days, at the catalogue price', async () => {
    const made = await checkout();
    expect(made.amount).toBe(2_900);
    expect(await isPaid()).toBe(false);
    await confirm(made);
    expect((await sync(made)).body).toEqual({ state: 'fulfilled', message: null, isProcessing: false });
    expect(await effects(made)).toEqual(ONCE);
    expect(await isPaid()).toBe(true);
    const stored = await api.db.order.findUniqueOrThrow({ where: { id: made.orderId } });
    expect(stored).toMatchObject({
      userId,
      grossAmount: 2_900,
      netAmount: 2_358,
      vatAmount: 542,
      consentVersion: 'immediate-performance-1',
      openKey: null,
    });
    const bought = api.now;
    api.now = new Date(bought.getTime() + 14 * 24 * 60 * MINUTE_MS - 1);
    expect(await api.deps.hasActiveAccess(userId, api.now)).toBe(true);
    expect(await api.deps.hasActiveAccess(userId, new Date(api.now.getTime() + 1))).toBe(false);
    api.now = bought;
  });

  test("list packages in the visitor's language, or else in the interface's", async () => {
    const first = async (headers: Record<string, string> = {}) => {
      const { body } = await buyer.get('/trpc/billing.packages', headers);
      return (body as { result: { data: { name: string }[] } }).result.data[0]?.name;
    };
    expect(await first()).toBe('7 dni na próbę');
    expect(await first({ 'x-interface-language': 'de' })).toBe('7 Tage zur Probe');
    expect(await first({ 'x-interface-language': 'xx' })).toBe('7 dni na próbę');
    buyer.setCookie('language', 'en');
    expect(await first({ 'x-interface-language': 'de' })).toBe('7-day trial');
  });

  test('can be made with another card after a decline, as the same payment', async () => {
    const made = await checkout();
    expect((await confirm(made, '4000000000009995')).error).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    const after = await sync(made);
    expect(after.body).toEqual({
      state: 'awaiting_payment',
      message: 'Active payment not found. Check if you have funds in your account and try again',
      isProcessing: false,
    });
    expect(await effects(made)).toEqual(NOTHING);
    const again = await checkout();
    expect(again).toEqual(made);
    const listed = async () => (await buyer.query('billing.payments')).body;
    const declined = [expect.stringMatching(/^\d{4}-\d\d-\d\dT/)];
    expect(await listed()).toMatchObject([{ kind: 'unresolved', declinedAt: declined }]);
    await confirm(again);
    expect((await sync(again)).body).toMatchObject({ state: 'fulfilled' });
    expect(await effects(made)).toEqual(ONCE);
    expect(await listed(), 'the declined attempt stays in the list').toMatchObject([
      { kind: 'payment', declinedAt: declined },
    ]);
  });

  test.each([
    ['yes', '4000002500003155', 'fulfilled'],
    ['no', '4000002500003155', 'awaiting_payment'],
    ['yes', '4000008400001629', 'awaiting_payment'],
  ])('ask the bank: after the answer %s for card %s the order is %s', async (answer, card, state) => {
    const made = await checkout();
    const confirmed = await confirm(made, card);
    expect(confirmed.status).toBe('requires_action');
    expect((await sync(made)).body).toMatchObject({ state: 'requires_action' });
    const bank = confirmed.next_action!.redirect_to_url.url;
    expect(await (await fetch(bank)).text()).toContain('29,00 PLN');
    const back = await fetch(bank, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });
    expect(back.headers.get('location')).toContain(`${api.url}/thank-you?payment_intent=`);
    const message = {
      fulfilled: null,
      no: 'The bank did not confirm the payment. Try again or use another card',
      yes: 'Active payment not found. Check if you have funds in your account and try again',
    }[state === 'fulfilled' ? state : (answer as 'yes' | 'no')];
    expect((await sync(made)).body).toEqual({ state, message, isProcessing: false });
    expect(await effects(made)).toEqual(state === 'fulfilled' ? ONCE : NOTHING);
  });

  test('are fulfilled once by concurrent syncs and repeated webhook events', { tags: ['concurrency'] }, async () => {
    const made = await checkout();
    await confirm(made);
    await Promise.all(Array.from({ length: 10 }, () => sync(made)));
    await control('redeliver');
    await processEvents(api.deps);
    await control('redeliver', { reversed: true });
    await processEvents(api.deps);
    expect(await effects(made)).toEqual(ONCE);
  });

  test('are fulfilled by the webhook event when the buyer never comes back', async () => {
    await control('faults', { dropWebhooks: false });
    const made = await checkout();
    await confirm(made);
    await expect.poll(() => api.db.webhookEvent.count({ where: { body: { contains: intentOf(made) } } })).toBe(2);
    await processEvents(api.deps);
    expect(await effects(made)).toEqual(ONCE);
    const events = await api.db.webhookEvent.findMany({ where: { body: { contains: intentOf(made) } } });
    expect(events.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('are fulfilled by the reconciler when no webhook event ever comes', async () => {
    const made = await checkout();
    await confirm(made);
    const before = api.now;
    api.now = new Date(before.getTime() + 3 * MINUTE_MS);
    await reconcilePayments(api.deps);
    api.now = before;
    expect(await effects(made)).toEqual(ONCE);
  });

  test('are compared by the reconciler several at a time, and one that fails holds up none', async () => {
    const made: Checkout[] = [];
    for (let count = 0; count < 12; count++) {
      const browser = await registered();
      made.push(await checkout(browser));
    }
    for (const each of made) await confirm(each);
    const before = api.now;
    api.now = new Date(before.getTime() + 3 * MINUTE_MS);
    const rail = railOf(api.deps.rails, 'stripe');
    let running = 0;
    let most = 0;
    const counted = {
      ...rail,
      async retrieve(ref: string) {
        most = Math.max(most, ++running);
        try {
          if (ref === intentOf(made[0]!)) throw new Error('The provider does not answer');
          // All others that run at this time begin meanwhile.
          await new Promise((resolve) => setTimeout(resolve, 20));
          return await rail.retrieve(ref);
        } finally {
          running--;
        }
      },
    };
    await reconcilePayments({ ...api.deps, rails: new Map(api.deps.rails).set('stripe', counted) });
    api.now = before;
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(AT_ONCE);
    expect(await effects(made[0]!)).toEqual(NOTHING);
    for (const each of made.slice(1)) expect(await effects(each)).toEqual(ONCE);
  });

  test('are fulfilled also when they succeed after the order has expired', async () => {
    const made = await checkout();
    await api.db.order.update({ where: { id: made.orderId }, data: { state: 'expired', openKey: null } });
    await confirm(made);
    expect((await sync(made)).body).toMatchObject({ state: 'fulfilled' });
    expect(await effects(made)).toEqual(ONCE);
  });

  test('share one order and one payment between tabs', { tags: ['concurrency'] }, async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => checkout()));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(made.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  });

  test('are created once when the provider’s answer is lost', async () => {
    await control('faults', { hangNext: 1 });
    const made = await checkout();
    const state = (await (await fetch(`${sandboxUrl}/_sandbox/state`)).json()) as {
      intents: Record<string, { metadata: { orderId: string } }>;
    };
    expect(Object.values(state.intents).filter(({ metadata }) => metadata.orderId === made.orderId)).toHaveLength(1);
  });

  test('continue with the same payment after a crash before its id was stored', async () => {
    const made = await checkout();
    await api.db.paymentAttempt.updateMany({ where: { orderId: made.orderId }, data: { providerRef: null } });
    expect(await checkout()).toEqual(made);
  });

  test('get a new attempt when the provider has cancelled the old one', async () => {
    const made = await checkout();
    await control(`cancel/${intentOf(made)}`);
    const again = await checkout();
    expect(intentOf(again)).not.toBe(intentOf(made));
    await confirm(again);
    expect((await sync(again)).body).toMatchObject({ state: 'fulfilled' });
  });

  test('get another order when the provider has cancelled the old payment, and only that order is payable', async () => {
    const first = await checkout();
    await control(`cancel/${intentOf(first)}`);
    const second = await checkout();
    expect(second.orderId).not.toBe(first.orderId);
    expect(await checkout()).toEqual(second);
    const orders = await api.db.order.findMany({ where: { userId } });
    expect(orders.filter(({ openKey }) => openKey !== null).map(({ id }) => id)).toEqual([second.orderId]);
    expect(orders.find(({ id }) => id === first.orderId)?.state).toBe('cancelled');
    expect((await api.db.paymentAttempt.findMany({ where: { orderId: first.orderId } })).length).toBe(1);
  });

  test('are cancelled when the price has changed, but count when they were made a moment before', async () => {
    const old = await checkout();
    await api.db.order.update({ where: { id: old.orderId }, data: { grossAmount: 1 } });
    const next = await checkout();
    expect(next.orderId).not.toBe(old.orderId);
    expect((await confirm(old)).error).toBeDefined();
    expect((await confirm(next)).status).toBe('succeeded');
    const again = await buyer.mutate('billing.checkout', order);
    expect(again).toMatchObject({ status: 409, body: { data: { domainCode: 'already-paid' } } });
    expect((await api.db.order.findUniqueOrThrow({ where: { id: next.orderId } })).state).toBe('fulfilled');
  });

  test('are reconciled although many others before them fail', async () => {
    const lost = new Date(api.now.getTime() - 60 * MINUTE_MS);
    const made = await checkout();
    const broken = Array.from({ length: 25 }, (_, index) => ({
      id: crypto.randomUUID(),
      orderId: made.orderId,
      attemptNo: 100 + index,
      provider: 'stripe',
      providerRef: `pi_unknown_${made.orderId}_${index}`,
      state: 'open',
      amount: made.amount,
      currency: 'PLN',
      createdAt: lost,
      updatedAt: lost,
    }));
    await confirm(made);
    await api.db.paymentAttempt.createMany({ data: broken });
    api.now = new Date(api.now.getTime() + 5 * MINUTE_MS);
    await reconcilePayments(api.deps);
    expect(await effects(made)).toEqual(ONCE);
    await api.db.paymentAttempt.deleteMany({ where: { providerRef: { startsWith: 'pi_unknown_' } } });
  });

  test('for a second package add its days to the time that is left', async () => {
    const start = api.now;
    for (let count = 0; count < 2; count++) {
      api.now = new Date(start.getTime() + count * 11 * MINUTE_MS);
      const made = await checkout();
      await confirm(made);
      await sync(made);
    }
    const last = await api.db.fulfilment.findFirstOrThrow({ where: { userId }, orderBy: { accessUntil: 'desc' } });
    expect(last.accessUntil.getTime() - start.getTime()).toBe(28 * 24 * 60 * MINUTE_MS);
    api.now = start;
  });

  test('in a second tab, whose page was opened before the first one paid, are refused', async () => {
    const made = await checkout();
    await confirm(made);
    await sync(made);
    for (const currency of ['PLN', 'EUR']) {
      const again = await buyer.mutate('billing.checkout', { ...order, currency });
      expect(again, currency).toMatchObject({ status: 409, body: { data: { domainCode: 'already-paid' } } });
    }
    expect(await api.db.order.count({ where: { userId } })).toBe(1);
    // Another package is another wish.
    const other = await buyer.mutate('billing.checkout', { ...order, packageSlug: 'access-90-days' });
    expect(other.status).not.toBe(409);
  });

  test('in parallel get invoice numbers without gaps', { tags: ['concurrency'] }, async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, registered));
    await Promise.all(
      buyers.map(async (browser) => {
        const made = await checkout(browser);
        await confirm(made);
        await sync(made, browser);
      }),
    );
    const numbers = (await api.db.billingDocument.findMany({ orderBy: { number: 'asc' } })).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  describe('refuse', () => {
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x', object: 'payment_intent' } },
    });
    const sign = (secret: string, seconds: number) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const seconds = () => Math.floor(api.now.getTime() / 1_000);
    const sendEvent = (headers: Record<string, string>) =>
      new TestBrowser(api.url).send('POST', '/webhooks/stripe', body, {
        'content-type': 'application/json',
        ...headers,
      });

    test.each<[string, () => Record<string, string>]>([
      ['a webhook event without a signature', () => ({})],
      ['one signed with another secret', () => ({ 'stripe-signature': sign('whsec_other', seconds()) })],
      ['one that is too old', () => ({ 'stripe-signature': sign(SECRET, seconds() - 600) })],
      ['one from the future', () => ({ 'stripe-signature': sign(SECRET, seconds() + 600) })],
    ])('%s, and stores nothing', async (_, headers) => {
      expect((await sendEvent(headers())).status).toBe(400);
      expect(await api.db.webhookEvent.count({ where: { eventId: 'evt_forged' } })).toBe(0);
    });

    test('a signed body that is no event', async () => {
      const odd = JSON.stringify({ id: 5, type: null });
      const signature = createHmac('sha256', SECRET).update(`${seconds()}.${odd}`).digest('hex');
      const answer = await new TestBrowser(api.url).send('POST', '/webhooks/stripe', odd, {
        'content-type': 'application/json',
        'stripe-signature': `t=${seconds()},v1=${signature}`,
      });
      expect(answer).toMatchObject({ status: 400, body: { error: { message: 'The body is no event' } } });
    });

    test("another user's order", async () => {
      const made = await checkout();
      const other = await registered();
      expect((await sync(made, other)).status).toBe(404);
      expect((await other.query('billing.order', { orderId: made.orderId })).status).toBe(404);
    });

    test('a visitor, a missing consent, a package that is not on sale', async () => {
      expect((await new TestBrowser(api.url).mutate('billing.checkout', order)).status).toBe(401);
      const noConsent = await buyer.mutate('billing.checkout', { ...order, consent: false });
      expect(noConsent).toMatchObject({ status: 400, body: { data: { fields: { consent: expect.any(String) } } } });
      expect((await buyer.mutate('billing.checkout', { ...order, packageSlug: 'never-sold' })).status).toBe(404);
      expect(await api.db.order.count({ where: { userId } })).toBe(0);
    });

    test('to trust the status in a webhook event', async () => {
      const made = await checkout();
      const forged = JSON.stringify({
        id: 'evt_lie',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id: intentOf(made), object: 'payment_intent', status: 'succeeded' } },
      });
      const signature = `t=${seconds()},v1=${createHmac('sha256', SECRET).update(`${seconds()}.${forged}`).digest('hex')}`;
      const answer = await new TestBrowser(api.url).send('POST', '/webhooks/stripe', forged, {
        'content-type': 'application/json',
        'stripe-signature': signature,
      });
      expect(answer.status).toBe(200);
      await processEvents(api.deps);
      expect(await effects(made)).toEqual(NOTHING);
    });
  });
});
