import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { addDays, addMonths } from './calendar.ts';
import { remindDue } from './remind-due.ts';
import { renewDue } from './renew.ts';
import type { SubscriptionView } from './subscription-view.ts';

const START = new Date('2026-02-02T12:00:00Z');
const ALWAYS_ASKS = '4000002760003184';
const PATHS = { returnPath: '/payments', cancelPath: '/payments' };

onEachDatabase('reminders and declines on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { failNext: 0, dropWebhooks: true, declineSaved: false });
  });
  afterEach(() =>
    api.db.subscription.updateMany({ data: { dueAt: null, remindAt: null, state: 'ended', liveKey: null } }),
  );

  async function subscribed(packageSlug: string, more: object = {}, card?: string) {
    const { browser, email } = await paying.newBuyer();
    await paying.buy(browser, { packageSlug, email, ...more }, card);
    await api.mails();
    return { browser, email };
  }
  /** The subjects of mails to somebody, by what the workers do at a time. */
  const at = async (now: Date, email: string) => {
    api.now = now;
    await renewDue(api.deps);
    await remindDue(api.deps);
    return (await api.mails()).filter(({ to }) => to === email);
  };
  const subjects = async (now: Date, email: string) => (await at(now, email)).map(({ subject }) => subject);
  const login = (browser: TestBrowser, email: string) =>
    browser.send('POST', '/api/login', { email, password: 'zielona-kreda' });
  const current = async (browser: TestBrowser) =>
    (await browser.query('billing.subscription.current')).body as SubscriptionView;

  test('a yearly renewal is reminded of once, 14 days before, with its day and full price, by any number of workers', {
    tags: ['concurrency'],
  }, async () => {
    await api.db.voucher.create({
      data: {
        code: 'REMIND',
        kind: 'percentage',
        value: 50,
        validFrom: START,
        validUntil: addDays(START, 1),
        maxUses: 10,
        maxUsesPerUser: 10,
        uses: 0,
        packageSlugs: [],
      },
    });
    const { email } = await subscribed('yearly', { voucherCode: 'REMIND' });
    const end = addMonths(START, 12);
    expect(await subjects(new Date(addDays(end, -14).getTime() - 1), email)).toEqual([]);
    api.now = addDays(end, -14);
    await Promise.all(Array.from({ length: 5 }, () => remindDue(api.deps)));
    const [mail, ...others] = await at(api.now, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Abonament odnowi się 02.02.2027');
    expect(mail?.text).toContain('239,00');
    expect(mail?.text).toContain('Visa •••• 4242');
    expect(mail?.text).toContain('zrezygnuj przed tym dniem');
    expect(await subjects(addDays(end, -7), email)).toEqual([]);
    // The next year has a reminder of its own.
    await at(end, email);
    expect(await subjects(addDays(addMonths(START, 24), -14), email)).toEqual(['Abonament odnowi się 02.02.2028']);
  });

  test('a trial of a week is told at its start and two days before its payment', async () => {
    const { browser, email } = await paying.newBuyer();
    await paying.buy(browser, { packageSlug: 'trial-7-days', email });
    const started = (await api.mails()).map(({ subject }) => subject);
    expect(started).toContain('Okres próbny trwa do 09.02.2026');
    expect(await subjects(addDays(START, 4), email)).toEqual([]);
    const [mail] = await at(addDays(START, 5), email);
    expect(mail?.subject).toBe('Okres próbny kończy się 09.02.2026');
    expect(mail?.text).toContain('39,00');
    expect(await subjects(addDays(START, 6), email)).toEqual([]);
  });

  test('a cancelled subscription is not reminded of, and a resumed one is', async () => {
    const { browser, email } = await subscribed('trial-7-days');
    await browser.mutate('billing.subscription.cancel', undefined);
    await api.mails();
    expect(await subjects(addDays(START, 5), email)).toEqual([]);
    await browser.mutate('billing.subscription.resume', undefined);
    expect(await subjects(addDays(START, 6), email)).toEqual(['Okres próbny kończy się 09.02.2026']);
  });

  test('an owner with an unverified address is told of the trial, the renewal, a decline and the end', async () => {
    const unverified = async (packageSlug: string, card?: string) => {
      const { browser, email } = await paying.newBuyer();
      await api.db.user.update({ where: { email }, data: { emailVerifiedAt: null } });
      await paying.buy(browser, { packageSlug, email }, card);
      const told = (await api.mails()).filter(({ subject }) => subject === 'Okres próbny trwa do 09.02.2026');
      expect(told.map(({ to }) => to)).toEqual(packageSlug === 'yearly' ? [] : [email]);
      return email;
    };
    const trial = await unverified('trial-7-days');
    const asked = await unverified('trial-7-days', ALWAYS_ASKS);
    const declined = await unverified('trial-7-days', '4000000000000341');
    const yearly = await unverified('yearly');
    expect(await subjects(addDays(START, 5), trial)).toEqual(['Okres próbny kończy się 09.02.2026']);

    const end = addDays(START, 7);
    api.now = end;
    await renewDue(api.deps);
    const mails = await api.mails();
    const of = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(of(asked)).toEqual(['Potwierdź płatność za abonament']);
    expect(of(declined)).toEqual(['Płatność za abonament się nie powiodła']);
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email: declined } });
    const attempt = await api.db.paymentAttempt.findFirstOrThrow({ where: { isOffSession: true, order: { userId } } });
    // The bank says that the card was stolen, and the decline is counted again.
    await api.db.paymentAttempt.update({ where: { id: attempt.id }, data: { failureCode: 'stolen_card' } });
    await api.db.subscription.updateMany({ where: { userId }, data: { failedTries: 0, dueAt: end } });
    expect(await subjects(end, declined)).toEqual(['Podaj inną kartę do abonamentu']);
    expect(await subjects(addDays(end, 5), asked)).toEqual(['Abonament się zakończył']);
    expect(await subjects(addDays(addMonths(START, 12), -14), yearly)).toEqual(['Abonament odnowi się 02.02.2027']);
    // What was never paid counts with the trials, and real payments with the receipts.
    const places = await api.db.mailboxPlace.findMany({ where: { topic: { startsWith: 'subscription:' } } });
    const boundOf = (news: string) =>
      new Set(places.filter(({ topic }) => topic.startsWith(`subscription:${news}:`)).map(({ bound }) => bound));
    expect(boundOf('trial-ending')).toEqual(new Set(['trial']));
    expect(boundOf('payment-needs-bank')).toEqual(new Set(['trial']));
    expect(boundOf('renewal-soon')).toEqual(new Set(['receipt']));
  });

  test('news beyond the limit of the mailbox wait for the next day', async () => {
    const { browser, email } = await paying.newBuyer();
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: null } });
    await paying.buy(browser, { packageSlug: 'trial-7-days', email });
    await api.mails();
    // Other trials of the mailbox take all places of the day.
    api.now = addDays(START, 5);
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const { id } = await api.db.subscription.findFirstOrThrow({ where: { userId } });
    const { mailbox } = await api.db.mailboxPlace.findFirstOrThrow({
      where: { topic: `subscription:trial-started:${id}` },
    });
    await api.db.mailboxPlace.createMany({
      data: Array.from({ length: 6 }, (_, index) => ({
        id: crypto.randomUUID(),
        mailbox,
        day: api.now.toISOString().slice(0, 10),
        bound: 'trial',
        place: index + 1,
        topic: 'contract',
        createdAt: api.now,
      })),
    });
    expect(await subjects(api.now, email)).toEqual([]);
    expect(await subjects(addDays(START, 6), email)).toEqual(['Okres próbny kończy się 09.02.2026']);
  });

  test('a monthly renewal has no reminder', async () => {
    const { email } = await subscribed('monthly');
    expect(await subjects(new Date(addMonths(START, 1).getTime() - 1), email)).toEqual([]);
  });

  test('a payment that the bank wants confirmed is not tried again: one mail, then the end, unless the buyer pays', async () => {
    const paid = await subscribed('trial-7-days', {}, ALWAYS_ASKS);
    const silent = await subscribed('trial-7-days', {}, ALWAYS_ASKS);
    const end = addDays(START, 7);
    api.now = end;
    await renewDue(api.deps);
    const mails = await api.mails();
    for (const { email } of [paid, silent]) {
      const own = mails.filter(({ to }) => to === email).map(({ subject }) => subject);
      expect(own).toContain('Potwierdź płatność za abonament');
      expect(own).not.toContain('Płatność za abonament się nie powiodła');
    }
    const [mail] = mails.filter(({ subject }) => subject === 'Potwierdź płatność za abonament');
    expect(mail?.text).toContain('14.02.2026');
    expect(mail?.text).toContain('/platnosci?settle=1');
    expect(await current(silent.browser)).toMatchObject({ state: 'past_due', openAmount: 3_900, openAnswer: 'bank' });
    const tries = async (email: string) => {
      const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
      return api.db.paymentAttempt.count({ where: { isOffSession: true, order: { userId } } });
    };
    for (const days of [1, 3]) expect(await subjects(addDays(end, days), silent.email)).toEqual([]);
    expect(await tries(silent.email)).toBe(1);
    // The buyer confirms it on the page.
    const opened = await paid.browser.mutate('billing.subscription.settle', { provider: 'stripe', paths: PATHS });
    const { orderId, clientSecret } = opened.body as { orderId: string; clientSecret: string };
    await paying.confirm(clientSecret, ALWAYS_ASKS);
    expect((await paid.browser.mutate('billing.sync', { orderId })).body).toMatchObject({ state: 'fulfilled' });
    expect(await current(paid.browser)).toMatchObject({ state: 'active', openAmount: null });
    expect(await subjects(addDays(end, 5), silent.email)).toEqual(['Abonament się zakończył']);
    expect(await tries(silent.email)).toBe(1);
    await login(silent.browser, silent.email);
    expect(await current(silent.browser)).toMatchObject({ state: 'ended' });
  });

  test('a card that will not pay is not tried again, and another one is at once', async () => {
    const { browser, email } = await subscribed('trial-7-days', {}, '4000000000000341');
    const end = addDays(START, 7);
    api.now = end;
    await renewDue(api.deps);
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const { id } = await api.db.paymentAttempt.findFirstOrThrow({ where: { isOffSession: true, order: { userId } } });
    // The sandbox's card declines without a reason: the bank says that it was stolen, and the decline is counted again.
    await api.db.paymentAttempt.update({ where: { id }, data: { failureCode: 'stolen_card' } });
    await api.db.subscription.updateMany({ where: { userId }, data: { failedTries: 0, dueAt: end } });
    await api.mails();
    await renewDue(api.deps);
    const [mail] = (await api.mails()).filter(({ to }) => to === email);
    expect(mail?.subject).toBe('Podaj inną kartę do abonamentu');
    expect(await current(browser)).toMatchObject({ openAnswer: 'method' });
    await subjects(addDays(end, 3), email);
    expect(await api.db.paymentAttempt.count({ where: { isOffSession: true, order: { userId } } })).toBe(1);
    const change = (await browser.mutate('billing.subscription.changeMethod', { provider: 'stripe', paths: PATHS }))
      .body as { orderId: string; clientSecret: string };
    await paying.confirm(change.clientSecret);
    await browser.mutate('billing.sync', { orderId: change.orderId });
    expect(await current(browser)).toMatchObject({ openAnswer: 'retry' });
    await renewDue(api.deps);
    expect(await current(browser)).toMatchObject({ state: 'active' });
  });
});
