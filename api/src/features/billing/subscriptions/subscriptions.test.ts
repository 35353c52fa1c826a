import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { losingChargeAnswers } from '../../../testing/lost-answers.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { reconcileLostCharges } from '../payments/reconcile-payments.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { addDays, addMonths } from './calendar.ts';
import { renewDue } from './renew.ts';
import type { SubscriptionView } from './subscription-view.ts';

const START = new Date('2026-01-31T12:00:00Z');
const MINUTE_MS = 60_000;
const PATHS = { returnPath: '/payments', cancelPath: '/payments' };
/** Can be saved, and is declined when it is charged. */
const ATTACHES_THEN_FAILS = '4000000000000341';
const ALWAYS_ASKS = '4000002760003184';

onEachDatabase('subscriptions on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true, declineSaved: false });
  });
  // So that the next test does not renew this one's subscriptions.
  afterEach(() => api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } }));

  async function subscribed(packageSlug = 'monthly', card?: string) {
    const { browser, email } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser, { packageSlug }, card);
    return { browser, email, orderId };
  }
  const current = async (browser: TestBrowser) =>
    (await browser.query('billing.subscription.current')).body as SubscriptionView;
  const isPaid = async (browser: TestBrowser) => (await browser.query('account.isPaid')).body;
  const rowOf = async (email: string) => {
    const { id } = await api.db.user.findUniqueOrThrow({ where: { email } });
    return api.db.subscription.findFirstOrThrow({ where: { userId: id }, include: { periods: true } });
  };
  /** The ledger's amounts of a user's subscription, oldest first. */
  const charged = async (email: string) => {
    const { id } = await rowOf(email);
    const entries = await api.db.ledgerEntry.findMany({
      where: { order: { subscriptionId: id } },
      orderBy: [{ createdAt: 'asc' }, { amount: 'desc' }],
    });
    return entries.map(({ amount }) => amount);
  };
  /** A login lasts thirty days. */
  const loggedIn = async (browser: TestBrowser, email: string) => {
    const answer = await browser.send('POST', '/api/login', { email, password: 'zielona-kreda' });
    expect(answer.status).toBe(200);
    return browser;
  };
  const at = (date: Date) => {
    api.now = date;
    return renewDue(api.deps);
  };
  const subjectsOf = (mails: Mail[]) => mails.map(({ subject }) => subject);

  test('are charged at once and then every month, on the same day of the month', async () => {
    const { browser, email } = await subscribed();
    expect(await current(browser)).toMatchObject({
      state: 'active',
      packageName: 'Miesięczny',
      validUntil: '2026-02-28T12:00:00.000Z',
      nextPayment: { at: '2026-02-28T12:00:00.000Z', grossAmount: 3_900 },
      method: { provider: 'stripe', label: 'Visa •••• 4242' },
      openAmount: null,
    });
    const ends: string[] = [];
    for (let month = 1; month <= 4; month++) {
      const due = addMonths(START, month);
      await at(new Date(due.getTime() - 1));
      expect(await charged(email)).toHaveLength(month);
      await at(due);
      await loggedIn(browser, email);
      expect(await isPaid(browser)).toBe(true);
      ends.push((await current(browser)).validUntil.slice(0, 10));
    }
    expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
    expect(await charged(email)).toEqual([3_900, 3_900, 3_900, 3_900, 3_900]);
    const { id } = await rowOf(email);
    const documents = await api.db.billingDocument.findMany({ where: { order: { subscriptionId: id } } });
    expect(documents.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'invoice'));
  });

  test('start with a free trial and a verified card, and then renew monthly', async () => {
    const { browser, email, orderId } = await subscribed('trial-7-days');
    const end = addDays(START, 7);
    expect(await current(browser)).toMatchObject({
      state: 'trialing',
      packageName: '7 dni na próbę',
      nextPayment: { at: end.toISOString(), grossAmount: 3_900 },
    });
    expect(await isPaid(browser)).toBe(true);
    expect(await api.db.billingDocument.count({ where: { orderId } })).toBe(0);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ to: email, subject: 'Okres próbny trwa do 07.02.2026' });
    expect(mail!.text).toContain('39,00 PLN (Visa •••• 4242)');
    await at(end);
    expect(await current(browser)).toMatchObject({
      state: 'active',
      packageName: 'Miesięczny',
      validUntil: addMonths(end, 1).toISOString(),
    });
    expect(await charged(email)).toEqual([3_900]);
    const [payment] = (await browser.query('billing.payments')).body as { packageName: string }[];
    expect(payment?.packageName).toBe('Miesięczny');
    // The trial and the paid period are one contract, which is withdrawn from once.
    expect((await browser.query('billing.payments')).body).toMatchObject([
      { subscriptionPart: 'renewal', grossAmount: 3_900, kind: 'payment', isWithdrawable: true },
      { subscriptionPart: 'trial', grossAmount: 0, kind: 'payment', isWithdrawable: false },
    ]);
  });

  test('allow one trial per buyer, and one subscription at a time', { tags: ['concurrency'] }, async () => {
    const { browser } = await subscribed('trial-7-days');
    for (const packageSlug of ['trial-7-days', 'yearly', 'access-14-days']) {
      expect(await paying.checkout(browser, { packageSlug })).toMatchObject({ status: 409 });
    }
    await browser.mutate('billing.subscription.cancel', undefined);
    await at(addDays(START, 8));
    expect(await paying.checkout(browser, { packageSlug: 'trial-7-days' })).toMatchObject({
      status: 409,
      body: { message: 'You have used your trial already. Choose another package' },
    });
    await paying.buy(browser, { packageSlug: 'monthly' });
    expect((await current(browser)).state).toBe('active');
  });

  test('of two packages in two tabs: the payment that was opened last can be paid, and the other one no more', async () => {
    const { browser, email } = await paying.newBuyer();
    const secrets = [];
    for (const packageSlug of ['monthly', 'yearly']) {
      const { clientSecret } = (await paying.checkout(browser, { packageSlug })).body as { clientSecret: string };
      secrets.push(clientSecret);
    }
    await expect(paying.confirm(secrets[0]!)).rejects.toThrow('canceled');
    await paying.confirm(secrets[1]!);
    const { orderId } = (await paying.checkout(browser, { packageSlug: 'monthly' })).body as { orderId?: string };
    expect(orderId).toBeUndefined();
    expect(await rowOf(email)).toMatchObject({ packageSlug: 'yearly', state: 'active' });
    expect(await charged(email)).toHaveLength(1);
  });

  test('of two packages in two tabs: nothing is opened after one was paid, before its payment was recorded', async () => {
    const { browser, email } = await paying.newBuyer();
    const { clientSecret } = (await paying.checkout(browser, { packageSlug: 'monthly' })).body as Record<
      string,
      string
    >;
    await paying.confirm(clientSecret!);
    const answer = await paying.checkout(browser, { packageSlug: 'yearly' });
    expect(answer).toMatchObject({ status: 409, body: { data: { domainCode: 'already-paid' } } });
    expect(await rowOf(email)).toMatchObject({ packageSlug: 'monthly', state: 'active' });
  });

  test('of which two are paid, since a cancellation came too late: one renews, the other brings one period', {
    tags: ['concurrency'],
  }, async () => {
    const { browser, email } = await paying.newBuyer();
    const orders: string[] = [];
    for (const packageSlug of ['monthly', 'yearly']) {
      // The order of the first package has expired, and its payment is not cancelled yet.
      await api.db.order.updateMany({ where: { id: { in: orders } }, data: { state: 'expired', openKey: null } });
      const { orderId, clientSecret } = (await paying.checkout(browser, { packageSlug })).body as {
        orderId: string;
        clientSecret: string;
      };
      await paying.confirm(clientSecret);
      orders.push(orderId);
    }
    await Promise.all(orders.map((orderId) => browser.mutate('billing.sync', { orderId })));
    const { id } = await api.db.user.findUniqueOrThrow({ where: { email } });
    expect(await api.db.subscription.count({ where: { userId: id } })).toBe(1);
    expect(await api.db.fulfilment.count({ where: { userId: id } })).toBe(2);
  });

  test('that are cancelled run to the end of the paid period without another charge, and can be resumed until then', async () => {
    const { browser, email } = await subscribed();
    expect((await browser.mutate('billing.subscription.cancel', undefined)).body).toEqual({
      validUntil: '2026-02-28T12:00:00.000Z',
    });
    expect(await current(browser)).toMatchObject({ nextPayment: null, cancelledAt: START.toISOString() });
    expect(subjectsOf(await api.mails())).toContain('Abonament został anulowany');
    await browser.mutate('billing.subscription.resume', undefined);
    expect(await current(browser)).toMatchObject({ cancelledAt: null, nextPayment: { grossAmount: 3_900 } });
    await at(addMonths(START, 1));
    expect(await charged(email)).toHaveLength(2);

    await browser.mutate('billing.subscription.cancel', undefined);
    const end = addMonths(START, 2);
    expect(await isPaid(browser)).toBe(true);
    await at(end);
    await loggedIn(browser, email);
    expect(await isPaid(browser)).toBe(false);
    expect(await current(browser)).toMatchObject({ state: 'ended', nextPayment: null });
    expect(await charged(email)).toHaveLength(2);
    expect(await browser.mutate('billing.subscription.cancel', undefined)).toMatchObject({
      status: 409,
      body: { message: 'Cannot cancel subscription' },
    });
    expect((await browser.mutate('billing.subscription.resume', undefined)).status).toBe(404);
  });

  test('whose charge is declined are charged again after one, three and five days, and then end', async () => {
    const { browser, email } = await subscribed();
    await paying.control('faults', { declineSaved: true });
    const due = addMonths(START, 1);
    await at(due);
    expect(await current(browser)).toMatchObject({ state: 'past_due', openAmount: 3_900 });
    expect(await isPaid(browser)).toBe(false);
    const mails = await api.mails();
    const mail = mails.find(({ subject }) => subject === 'Płatność za abonament się nie powiodła');
    expect(mail?.text).toMatch(/01\.03\.2026[\s\S]*\/platnosci/);
    const tries = async () => (await rowOf(email)).failedTries;
    for (const [day, count] of [
      [1, 2],
      [3, 3],
    ] as const) {
      await at(new Date(addDays(due, day).getTime() - 1));
      expect(await tries()).toBe(count - 1);
      await at(addDays(due, day));
      expect(await tries()).toBe(count);
    }
    await at(addDays(due, 5));
    expect(await current(browser)).toMatchObject({ state: 'ended', openAmount: null });
    expect(subjectsOf(await api.mails())).toContain('Abonament się zakończył');
    expect(await charged(email)).toEqual([3_900]);
    const { id } = await rowOf(email);
    const attempts = await api.db.paymentAttempt.findMany({ where: { order: { subscriptionId: id, periodNo: 2 } } });
    expect(attempts.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
  });

  test('whose charge succeeds after a decline start their month on the day of payment', async () => {
    const { browser, email } = await subscribed();
    await paying.control('faults', { declineSaved: true });
    const due = addMonths(START, 1);
    await at(due);
    await paying.control('faults', { declineSaved: false });
    const paidAt = addDays(due, 1);
    await at(paidAt);
    expect(await current(browser)).toMatchObject({
      state: 'active',
      validUntil: addMonths(paidAt, 1).toISOString(),
      openAmount: null,
    });
    expect(await charged(email)).toEqual([3_900, 3_900]);
  });

  test('with an open amount can be paid with another card, which is charged from then on', async () => {
    const { browser, email } = await subscribed();
    await paying.control('faults', { declineSaved: true });
    await at(addMonths(START, 1));
    await paying.control('faults', { declineSaved: false });
    const settlement = (await browser.mutate('billing.subscription.settle', { provider: 'stripe', paths: PATHS }))
      .body as { orderId: string; clientSecret: string; amount: number };
    expect(settlement.amount).toBe(3_900);
    await paying.confirm(settlement.clientSecret, '5555555555554444');
    await browser.mutate('billing.sync', { orderId: settlement.orderId });
    expect(await current(browser)).toMatchObject({
      state: 'active',
      openAmount: null,
      method: { label: 'Mastercard •••• 4444' },
    });
    await at(addDays(api.now, 1));
    expect(await charged(email)).toEqual([3_900, 3_900]);
    expect((await browser.mutate('billing.subscription.settle', { provider: 'stripe', paths: PATHS })).status).toBe(
      404,
    );
  });

  test('with an open amount can be cancelled without paying it', async () => {
    const { browser, email } = await subscribed();
    await paying.control('faults', { declineSaved: true });
    await at(addMonths(START, 1));
    expect((await browser.mutate('billing.subscription.cancel', undefined)).body).toEqual({ validUntil: null });
    expect(await current(browser)).toMatchObject({ state: 'ended', openAmount: null });
    await paying.control('faults', { declineSaved: false });
    await at(addMonths(START, 2));
    expect(await charged(email)).toEqual([3_900]);
  });

  test('charge another card once it is verified, and retry a declined charge at once', async () => {
    const { browser, email } = await subscribed('trial-7-days', ATTACHES_THEN_FAILS);
    const end = addDays(START, 7);
    await at(end);
    expect(await current(browser)).toMatchObject({ state: 'past_due' });
    const change = (await browser.mutate('billing.subscription.changeMethod', { provider: 'stripe', paths: PATHS }))
      .body as { orderId: string; clientSecret: string };
    expect((await current(browser)).method?.label).toBe('Visa •••• 0341');
    await paying.confirm(change.clientSecret);
    expect((await browser.mutate('billing.sync', { orderId: change.orderId })).body).toMatchObject({
      state: 'fulfilled',
    });
    expect((await current(browser)).method?.label).toBe('Visa •••• 4242');
    await at(api.now);
    expect(await current(browser)).toMatchObject({ state: 'active' });
    expect(await charged(email)).toEqual([3_900]);
    // A verification is not listed as a payment.
    const listed = (await browser.query('billing.payments')).body as { orderId: string }[];
    expect(listed.map(({ orderId }) => orderId)).not.toContain(change.orderId);
  });

  test('whose bank requires authentication every time become past due', async () => {
    const { browser, email } = await subscribed('trial-7-days', ALWAYS_ASKS);
    await at(addDays(START, 7));
    expect(await current(browser)).toMatchObject({ state: 'past_due', openAmount: 3_900 });
    const attempt = await api.db.paymentAttempt.findFirstOrThrow({
      where: { isOffSession: true, order: { subscriptionId: (await rowOf(email)).id } },
    });
    expect(attempt.failureCode).toBe('authentication_required');
  });

  test('end when the buyer withdraws within 14 days', async () => {
    const { browser, email, orderId } = await subscribed();
    expect((await browser.mutate('billing.withdraw', { orderId })).body).toMatchObject({ refund: 'done' });
    expect(await current(browser)).toMatchObject({ state: 'ended' });
    expect(await isPaid(browser)).toBe(false);
    await at(addMonths(START, 1));
    expect(await charged(email)).toEqual([3_900, -3_900]);
  });

  test('of a deleted account are not charged', async () => {
    const { browser, email } = await subscribed();
    const { id } = await rowOf(email);
    await browser.send('DELETE', '/api/account');
    await at(addMonths(START, 1));
    expect(await api.db.order.count({ where: { subscriptionId: id } })).toBe(1);
    expect(await api.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      userId: null,
      state: 'ended',
      methodRef: null,
    });
  });

  test('of a deleted account have their cards and PayPal accounts deleted at the providers a day later', async () => {
    const byCard = await subscribed();
    const { browser, email } = await paying.newBuyer();
    const page = (await paying.checkout(browser, { packageSlug: 'monthly', provider: 'paypal' })).body as {
      orderId: string;
      approveUrl: string;
    };
    await paying.paypal.approve(page.approveUrl);
    await browser.mutate('billing.sync', { orderId: page.orderId });
    const card = await rowOf(byCard.email);
    const paypal = await rowOf(email);
    const kept = async () => {
      const cards = (await paying.state()) as { customers: object };
      const accounts = (await paying.paypal.control('state')) as { paymentTokens: object };
      return [card.customerRef! in cards.customers, paypal.methodRef! in accounts.paymentTokens];
    };
    await byCard.browser.send('DELETE', '/api/account');
    await browser.send('DELETE', '/api/account');
    await api.mails();
    expect(await kept()).toEqual([true, true]);
    api.now = addDays(api.now, 1);
    await api.mails();
    expect(await kept()).toEqual([false, false]);
  });

  test('are charged once by many concurrent processes', { tags: ['concurrency'] }, async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => subscribed()));
    api.now = addMonths(START, 1);
    await Promise.all(Array.from({ length: 6 }, () => renewDue(api.deps)));
    for (const { email } of buyers) expect(await charged(email)).toEqual([3_900, 3_900]);
  });

  test('are charged once when the provider’s answer is lost and the process crashes', async () => {
    const { email } = await subscribed();
    const due = addMonths(START, 1);
    // The SDK retries by itself. Then the process is gone, and a later one goes on.
    await paying.control('faults', { hangNext: 3 });
    await at(due);
    await at(new Date(due.getTime() + 6 * MINUTE_MS));
    expect(await charged(email)).toEqual([3_900, 3_900]);
    expect((await rowOf(email)).periods).toHaveLength(2);
  });

  const HOUR_MS = 60 * MINUTE_MS;
  /** A subscription whose renewal the provider charged, and whose answer was lost. */
  async function chargedWithLostAnswer() {
    const buyer = await subscribed();
    api.now = addMonths(START, 1);
    await renewDue(losingChargeAnswers(api.deps, 'stripe'));
    await loggedIn(buyer.browser, buyer.email);
    expect(await charged(buyer.email)).toEqual([3_900]);
    return buyer;
  }

  test('with a lost answer and then cancelled: the charge is recorded, and the paid period runs to its end', async () => {
    const { browser, email } = await chargedWithLostAnswer();
    expect((await browser.mutate('billing.subscription.cancel', undefined)).status).toBe(200);
    await at(new Date(api.now.getTime() + HOUR_MS));
    expect(await charged(email)).toEqual([3_900, 3_900]);
    expect(await current(browser)).toMatchObject({ state: 'active', nextPayment: null });
    await at(addMonths(START, 2));
    expect((await rowOf(email)).state).toBe('ended');
    expect(await charged(email)).toEqual([3_900, 3_900]);
  });

  test('with a lost answer and a deleted account: the charge is refunded', async () => {
    const { browser, email } = await chargedWithLostAnswer();
    const { id } = await rowOf(email);
    await browser.send('DELETE', '/api/account');
    api.now = new Date(api.now.getTime() + HOUR_MS);
    await reconcileLostCharges(api.deps);
    await api.mails();
    const entries = await api.db.ledgerEntry.findMany({ where: { order: { subscriptionId: id } } });
    expect(entries.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([-3_900, 3_900, 3_900]);
  });

  test('with a lost answer and then moved to PayPal: the charge is recorded at the old provider', async () => {
    const { browser, email } = await chargedWithLostAnswer();
    const change = (await browser.mutate('billing.subscription.changeMethod', { provider: 'paypal', paths: PATHS }))
      .body as { orderId: string; approveUrl: string };
    await paying.paypal.approve(change.approveUrl);
    await browser.mutate('billing.sync', { orderId: change.orderId });
    await at(new Date(api.now.getTime() + HOUR_MS));
    expect(await charged(email)).toEqual([3_900, 3_900]);
    const { id } = await rowOf(email);
    const renewal = await api.db.ledgerEntry.findFirstOrThrow({
      where: { order: { subscriptionId: id, periodNo: 2 } },
    });
    expect([renewal.provider, renewal.providerRef.slice(0, 3)]).toEqual(['stripe', 'pi_']);
    expect((await current(browser)).method).toMatchObject({ provider: 'paypal' });
  });

  test('whose card is deleted at the provider end after the last retry', async () => {
    const { browser, email } = await subscribed();
    await api.db.subscription.updateMany({ where: { id: (await rowOf(email)).id }, data: { methodRef: 'pm_gone' } });
    const due = addMonths(START, 1);
    await at(due);
    expect(await current(browser)).toMatchObject({ state: 'past_due', openAmount: 3_900 });
    for (const days of [1, 3, 5]) await at(addDays(due, days));
    expect((await rowOf(email)).state).toBe('ended');
    expect(await charged(email)).toEqual([3_900]);
  });

  test('can be cancelled while the provider fails', async () => {
    const { browser, email } = await subscribed();
    await paying.control('faults', { failNext: 1_000 });
    await at(addMonths(START, 1));
    expect((await browser.mutate('billing.subscription.cancel', undefined)).status).toBe(200);
    await paying.control('faults', { failNext: 0 });
    await at(new Date(api.now.getTime() + HOUR_MS));
    expect(await charged(email)).toEqual([3_900]);
    expect((await rowOf(email)).state).toBe('ended');
  });

  test('expire the buyer’s other open order of a subscription, in an old tab', async () => {
    const { browser } = await paying.newBuyer();
    const old = (await paying.checkout(browser, { packageSlug: 'yearly' })).body as {
      orderId: string;
      clientSecret: string;
    };
    await paying.buy(browser, { packageSlug: 'trial-7-days' });
    await api.mails();
    expect(await api.db.order.findUniqueOrThrow({ where: { id: old.orderId } })).toMatchObject({ state: 'expired' });
    await expect(paying.confirm(old.clientSecret)).rejects.toThrow();
  });

  test('are not charged after a withdrawal, also while its refund is pending', async () => {
    const { browser, email, orderId } = await subscribed();
    await paying.control('faults', { pendingRefunds: true });
    expect((await browser.mutate('billing.withdraw', { orderId })).body).toMatchObject({ refund: 'started' });
    await paying.control('faults', { pendingRefunds: false });
    await at(addMonths(START, 1));
    expect(await charged(email)).toEqual([3_900]);
  });

  test('continue when an earlier period is refunded', async () => {
    const { browser, email, orderId } = await subscribed();
    await at(addMonths(START, 1));
    await startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' });
    expect((await rowOf(email)).state).toBe('active');
    await loggedIn(browser, email);
    expect(await isPaid(browser)).toBe(true);
  });

  test('are charged after the provider has recovered', async () => {
    const { email } = await subscribed();
    const due = addMonths(START, 1);
    await paying.control('faults', { failNext: 4 });
    await at(due);
    expect(await charged(email)).toEqual([3_900]);
    await paying.control('faults', { failNext: 0 });
    await at(new Date(due.getTime() + 6 * MINUTE_MS));
    expect(await charged(email)).toEqual([3_900, 3_900]);
    expect((await rowOf(email)).failedTries).toBe(0);
  });

  test('that are cancelled and renewed at the same time are either not charged or run another month', {
    tags: ['concurrency'],
  }, async () => {
    const { browser, email } = await subscribed();
    api.now = addMonths(START, 1);
    const [answer] = await Promise.all([browser.mutate('billing.subscription.cancel', undefined), renewDue(api.deps)]);
    if (answer.status === 200) {
      await renewDue(api.deps);
      const row = await rowOf(email);
      expect(row.cancelledAt).not.toBeNull();
      expect(await charged(email)).toHaveLength(row.state === 'ended' ? 1 : 2);
    } else {
      expect(answer.body).toMatchObject({ message: 'Cannot cancel subscription' });
      expect(await charged(email)).toHaveLength(2);
    }
  });

  test('that are cancelled and resumed again and again send one mail a day', async () => {
    const { browser, email } = await subscribed('trial-7-days');
    const { id } = await rowOf(email);
    const cycles = async (count: number) => {
      for (let index = 0; index < count; index++) {
        await browser.mutate('billing.subscription.cancel', undefined);
        await browser.mutate('billing.subscription.resume', undefined);
      }
    };
    await cycles(60);
    expect(subjectsOf(await api.mails()).sort()).toEqual([
      'Abonament został anulowany',
      'Okres próbny trwa do 07.02.2026',
    ]);
    // Beyond the rate limit of resuming it stays cancelled. Cancelling it again changes nothing and is not audited.
    expect(
      await api.db.auditEvent.count({
        where: { kind: 'subscription.cancelled', details: { equals: { subscriptionId: id } } },
      }),
    ).toBe(21);
    await api.db.rateLimit.deleteMany();
    api.now = addDays(START, 1);
    await browser.mutate('billing.subscription.resume', undefined);
    await cycles(2);
    const news = subjectsOf(await api.mails()).filter((subject) => subject.startsWith('Abonament'));
    expect(news).toEqual(['Abonament został anulowany']);
  });

  test('of a user with an unverified address send the news of the trial, and none however often they are cancelled', async () => {
    const { browser, email } = await paying.newBuyer();
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: null } });
    await paying.buy(browser, { packageSlug: 'trial-7-days' });
    const told = await api.mails();
    expect(told.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: 'Okres próbny trwa do 07.02.2026' },
    ]);
    for (let count = 0; count < 5; count++) {
      await browser.mutate('billing.subscription.cancel', undefined);
      await browser.mutate('billing.subscription.resume', undefined);
    }
    expect(await api.mails()).toEqual([]);
    // Verifying repeats no news.
    await browser.mutate('account.sendVerification', undefined);
    const [link] = await api.mails();
    const token = /potwierdz-adres\/([\w-]{43})/.exec(link!.text)![1]!;
    expect((await browser.mutate('account.verifyEmail', { token })).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  test('apply a discount to the first payment only', async () => {
    await api.db.voucher.create({
      data: {
        code: 'FIRST',
        kind: 'percentage',
        value: 50,
        validFrom: new Date(0),
        validUntil: new Date('2040-01-01'),
        maxUses: 10,
        maxUsesPerUser: 1,
        uses: 0,
        packageSlugs: [],
      },
    });
    const { browser, email } = await paying.newBuyer();
    await paying.buy(browser, { packageSlug: 'monthly', voucherCode: 'FIRST' });
    await at(addMonths(START, 1));
    expect(await charged(email)).toEqual([1_950, 3_900]);
  });
});
