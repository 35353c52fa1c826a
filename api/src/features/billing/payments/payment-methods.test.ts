import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { addMonths } from '../subscriptions/calendar.ts';
import { renewDue } from '../subscriptions/renew.ts';
import type { SubscriptionView } from '../subscriptions/subscription-view.ts';
import type { Payment } from './list-payments.ts';
import { offeredMethods, type Purchase } from './offered-methods.ts';

const START = new Date('2026-01-15T12:00:00Z');
const LATE_MS = 12_000;
const BLIK_WAITS_MS = 60_000;
const PATHS = { returnPath: '/payments', cancelPath: '/payments' };

interface Synced {
  state: string;
  message: string | null;
  isProcessing: boolean;
}

onEachDatabase('methods of payment on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { dropWebhooks: true });
  });
  afterEach(() => api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } }));

  async function opened(browser: TestBrowser, more: object) {
    const { status, body } = await paying.checkout(browser, more);
    if (status !== 200) throw new Error(`No order could be made: ${JSON.stringify(body)}`);
    return body as { orderId: string; clientSecret: string };
  }
  const sync = async (browser: TestBrowser, orderId: string) =>
    (await browser.mutate('billing.sync', { orderId })).body as Synced;
  const payments = async (browser: TestBrowser) => (await browser.query('billing.payments')).body as Payment[];
  const subscription = async (browser: TestBrowser) =>
    (await browser.query('billing.subscription.current')).body as SubscriptionView;

  test('BLIK pays once its buyer confirms in the bank’s app, and the invoice and the list of payments name it', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = await opened(browser, { method: 'blik' });
    const { body } = await paying.confirmAtBank(clientSecret, { method: 'blik' });
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'blik_authorize' } });
    expect(await sync(browser, orderId)).toEqual({ state: 'requires_action', message: null, isProcessing: false });
    await paying.confirmAtBank(clientSecret, { method: 'blik', answer: 'yes' });
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await payments(browser)).toMatchObject([{ orderId, paidBy: 'blik', kind: 'payment' }]);
    const document = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
    expect((document.content as unknown as Invoice).paidBy).toBe('blik');
  });

  test('a code that nobody confirms within a minute ends the attempt, and the same order takes a card', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = await opened(browser, { method: 'blik' });
    await paying.confirmAtBank(clientSecret, { method: 'blik' });
    api.now = new Date(START.getTime() + BLIK_WAITS_MS);
    expect(await sync(browser, orderId)).toEqual({
      state: 'awaiting_payment',
      message: expect.stringMatching(/^The payment was not completed at the bank/),
      isProcessing: false,
    });
    expect(await payments(browser)).toMatchObject([{ orderId, paidBy: null, kind: 'unresolved' }]);
    const again = await opened(browser, { method: 'card' });
    expect(again).toMatchObject({ orderId, clientSecret });
    await paying.confirm(again.clientSecret);
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await payments(browser)).toMatchObject([{ paidBy: 'card' }]);
  });

  test('BLIK refuses wrong codes with Stripe’s codes, and what is no code', async () => {
    const { browser } = await paying.newBuyer();
    const { clientSecret } = await opened(browser, { method: 'blik' });
    const refusal = async (code: string) =>
      (await paying.confirmAtBank(clientSecret, { method: 'blik', code })).body.error;
    expect(await refusal('000000')).toMatchObject({ decline_code: 'code_invalid' });
    expect(await refusal('000001')).toMatchObject({ decline_code: 'code_expired' });
    expect(await refusal('12345')).toMatchObject({ type: 'invalid_request_error' });
  });

  test('Przelewy24 pays on its page; a cancelled one says so, and the order stays payable', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = await opened(browser, { method: 'p24' });
    await paying.confirmAtBank(clientSecret, { method: 'p24', answer: 'no' });
    expect(await sync(browser, orderId)).toMatchObject({
      state: 'awaiting_payment',
      message: expect.stringMatching(/^The payment was not completed at the bank/),
    });
    const again = await opened(browser, { method: 'p24' });
    expect(again.orderId).toBe(orderId);
    await paying.confirmAtBank(again.clientSecret, { method: 'p24', answer: 'yes' });
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await payments(browser)).toMatchObject([{ paidBy: 'p24' }]);
  });

  test('while a late bank transfer is processed, nobody pays again; then it is fulfilled', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = await opened(browser, { method: 'p24' });
    await paying.confirmAtBank(clientSecret, { method: 'p24', answer: 'late' });
    expect(await sync(browser, orderId)).toMatchObject({ message: null, isProcessing: true });
    const second = await paying.checkout(browser, { method: 'card' });
    expect(second).toMatchObject({ status: 409, body: { message: expect.stringMatching(/being processed/) } });
    api.now = new Date(START.getTime() + LATE_MS);
    expect(await sync(browser, orderId)).toEqual({ state: 'fulfilled', message: null, isProcessing: false });
  });

  test('a payment that was opened for one method is confirmed with no other', async () => {
    const { browser } = await paying.newBuyer();
    const { clientSecret } = await opened(browser, { method: 'p24' });
    await expect(paying.confirm(clientSecret)).rejects.toThrow(/not allowed/);
  });

  test('a subscription is refused for Przelewy24, and renews by BLIK without its buyer', async () => {
    const { browser, email } = await paying.newBuyer();
    expect(await paying.checkout(browser, { packageSlug: 'monthly', method: 'p24' })).toMatchObject({
      status: 400,
      body: { message: 'This way of paying is not available' },
    });
    const { orderId, clientSecret } = await opened(browser, { packageSlug: 'monthly', method: 'blik' });
    await paying.confirmAtBank(clientSecret, { method: 'blik', answer: 'yes' });
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    const user = await api.db.user.findUniqueOrThrow({ where: { email } });
    const row = await api.db.subscription.findFirstOrThrow({ where: { userId: user.id } });
    expect(row).toMatchObject({ methodKind: 'blik', methodLabel: 'BLIK' });
    api.now = addMonths(START, 1);
    await renewDue(api.deps);
    const where = { order: { subscriptionId: row.id } };
    expect(await api.db.paymentAttempt.findMany({ where, orderBy: { createdAt: 'asc' } })).toMatchObject([
      { isOffSession: false, state: 'succeeded', paidBy: 'blik' },
      { isOffSession: true, state: 'succeeded', paidBy: 'blik' },
    ]);
  });

  test('the card of a subscription is replaced by a verified BLIK mandate', async () => {
    const { browser } = await paying.newBuyer();
    await paying.buy(browser, { packageSlug: 'monthly' });
    const change = (method: string) => browser.mutate('billing.subscription.changeMethod', { method, paths: PATHS });
    expect((await change('p24')).status).toBe(400);
    const { orderId, clientSecret } = (await change('blik')).body as { orderId: string; clientSecret: string };
    expect(clientSecret).toMatch(/^seti_/);
    await paying.confirmAtBank(clientSecret, { method: 'blik', answer: 'yes' });
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await subscription(browser)).toMatchObject({ method: { provider: 'stripe', kind: 'blik', label: 'BLIK' } });
  });

  test('a request that names a provider alone, as earlier releases send it, is paid by card', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser, { provider: 'stripe' });
    expect(await payments(browser)).toMatchObject([{ orderId, paidBy: 'card' }]);
  });

  test('the methods of a purchase follow the country of its buyer, or else the language of the interface', async () => {
    const purchase = { amount: 2_900, renewalAmount: null, currency: 'PLN' };
    const methods = async (language: string, country: string | null) => {
      const browser = new TestBrowser(api.url);
      browser.setCookie('language', language);
      return (await browser.query('billing.methods', { ...purchase, country })).body;
    };
    expect(await methods('pl', null)).toEqual(['card', 'blik', 'p24', 'paypal']);
    expect(await methods('de', null)).toEqual(['card', 'paypal']);
    expect(await methods('de', 'PL')).toEqual(['card', 'blik', 'p24', 'paypal']);
    expect(await methods('en', null)).toEqual(['card', 'blik', 'p24', 'paypal']);
  });
});

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const ONCE: Purchase = { amount: 2_900, renewalAmount: null, currency: 'PLN' };
const MONTHLY: Purchase = { amount: 2_900, renewalAmount: 3_900, currency: 'PLN' };
const ALL = 'blik,blik-recurring,p24';

test.each<[string, string, Purchase, string[]]>([
  ['cards alone where nothing else is enabled', '', ONCE, ['card']],
  ['what is enabled', ALL, ONCE, ['card', 'blik', 'p24']],
  ['nothing for a subscription that cannot be charged again', ALL, MONTHLY, ['card', 'blik']],
  ['no recurring BLIK where only single payments are enabled', 'blik,p24', MONTHLY, ['card']],
  ['the same for a trial, which only verifies', ALL, { ...MONTHLY, amount: 0 }, ['card', 'blik']],
  ['no recurring BLIK above PLN 2,000', ALL, { ...MONTHLY, renewalAmount: 200_001 }, ['card']],
  ['no Przelewy24 above PLN 55,000', ALL, { ...ONCE, amount: 5_500_001 }, ['card', 'blik']],
  ['no BLIK in euro', ALL, { ...ONCE, currency: 'EUR' }, ['card', 'p24']],
  ['nothing below Stripe’s least charge', ALL, { ...ONCE, amount: 199 }, []],
])('offers %s', (_, enabled, purchase, expected) => {
  const config = readConfig({ ...KEYS, STRIPE_METHODS: enabled });
  const rails = new Map([['stripe', {} as never]] as const);
  expect(offeredMethods({ config, rails }, purchase, 'PL')).toEqual(expected);
});

test('an unknown method in the settings is named', () => {
  expect(() => readConfig({ ...KEYS, STRIPE_METHODS: 'blik,bitcoin' })).toThrow(/STRIPE_METHODS/);
});
