import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { blockAccount } from '../features/account/block-account.ts';
import { orderNumberOf } from '../features/billing/orders/order-number.ts';
import { renewDue } from '../features/billing/subscriptions/renew.ts';
import { processEvents } from '../features/billing/webhook-events/process-events.ts';
import { OPERATOR } from '../platform/audit.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import type { PayingApi } from '../testing/paying.ts';
import type { TestApi } from '../testing/start-api.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { usePayingApi } from '../testing/use-paying-api.ts';
import { deskFailure, runDesk } from './desk-acts.ts';
import { readDeskArguments, USAGE } from './desk-arguments.ts';
import { failureOf } from './run-command.ts';

const DAY_MS = 24 * 60 * 60_000;
const SIGNED = ['--operator', 'ola', '--ticket', '2026-118'];

onEachDatabase("the operator's desk on $kind", {}, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started, itsDatabase) => {
    paying = started;
    ({ api } = started);
    database = itsDatabase;
  });

  // The command takes the time from its machine.
  beforeEach(() => {
    api.now = new Date();
  });

  /** What the command prints, and its exit code, without the start of a process. */
  const desk = async (...given: string[]) => {
    api.now = new Date();
    try {
      const { text, isDone } = await runDesk(api.deps, readDeskArguments(given, {}));
      return { code: isDone ? 0 : 1, text: text.trim() };
    } catch (error) {
      const { text, exitCode } = failureOf(error, { usage: `\n${USAGE}`, known: deskFailure });
      return { code: exitCode, text };
    }
  };
  const deskProcess = async (...given: string[]) => {
    const env = { ...process.env, DATABASE_URL: database.url, STRIPE_SANDBOX_URL: api.deps.config.stripe.apiBase };
    const file = path.resolve(import.meta.dirname, 'desk.ts');
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...given], { env });
      return { code: 0, text: stdout.trim() };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: (stdout || stderr).trim() };
    }
  };
  const bought = async (packageSlug = 'access-14-days') => {
    const { browser, email } = await paying.newBuyer();
    const { orderId, paymentRef } = await paying.buy(browser, { packageSlug });
    await api.mails();
    const { userId } = await api.db.order.findUniqueOrThrow({ where: { id: orderId } });
    return { browser, email, orderId, paymentRef, userId: userId! };
  };
  const isPaid = async (browser: TestBrowser) => (await browser.query('account.isPaid')).body;
  const acts = async () => {
    const events = await api.db.auditEvent.findMany({ where: { userId: OPERATOR }, orderBy: { at: 'desc' }, take: 1 });
    return events.map(({ kind, details }) => ({ kind, ...(details as object) }));
  };

  test('finds a buyer by address, account, order, document and payment, and shows what happened', async () => {
    const { email, orderId, paymentRef, userId } = await bought();
    const document = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
    const number = `${document.series}/${document.number}/${document.year}`;
    const { code, text } = await deskProcess('find', ` ${email.toUpperCase()} `);
    expect(code).toBe(0);
    for (const line of [
      new RegExp(`^account +${userId}$`, 'm'),
      new RegExp(`order +${orderId} purchase of access-14-days, 29.00 PLN$`, 'm'),
      new RegExp(`payment +stripe ${paymentRef} is succeeded, by card$`, 'm'),
      new RegExp(`document +${number}$`, 'm'),
      /access +until 20/,
      /mail +mail.welcome done$/m,
      /mail +mail.receipt waits, 1 tries, next try 20/,
      /account +payment.succeeded /,
    ])
      expect(text).toMatch(line);
    const printed = orderNumberOf(orderId);
    for (const name of [
      userId,
      userId.toUpperCase(),
      orderId,
      orderId.toUpperCase(),
      printed,
      printed.toLowerCase().replaceAll('-', ' '),
      number.toLowerCase(),
      paymentRef,
    ])
      expect((await desk('find', name)).text, name).toBe(text);
    const [record] = JSON.parse((await desk('find', email, '--json')).text) as [{ account: { id: string } }];
    expect(record.account.id).toBe(userId);
    expect(await desk('find', 'nobody@example.pl')).toEqual({ code: 1, text: 'Nobody was found.' });
  });

  test('finds an order by an address that the buyer typed with capitals, also after the account is deleted', {
    tags: ['sql'],
  }, async () => {
    const { browser } = await paying.newBuyer();
    const typed = `Jan.${crypto.randomUUID()}@Example.pl`;
    const { orderId } = await paying.buy(browser, { email: typed });
    for (const name of [typed, typed.toLowerCase(), typed.toUpperCase()])
      expect((await desk('find', name)).text, name).toContain(orderId);
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    expect((await desk('find', typed)).text).toMatch(/^account +deleted$/m);
  });

  test('shows the webhook events of a payment, and the orders of a deleted account', async () => {
    const { browser, orderId } = await bought();
    await processEvents(api.deps);
    expect((await desk('find', orderId)).text).toMatch(/webhook +stripe payment_intent.succeeded, done/);
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    const { text } = await desk('find', orderId);
    expect(text).toMatch(/^account +deleted$/m);
    expect(text).toContain('29.00 PLN, fulfilled');
  });

  test('refunds a part and then the rest, and says what it did or why not', async () => {
    const { browser, orderId } = await bought();
    const stateOf = async () => (await api.db.order.findUniqueOrThrow({ where: { id: orderId } })).state;
    expect((await desk('refund', orderId, '12,50', ...SIGNED)).text).toBe(`The refund of ${orderId} is succeeded.`);
    expect(await stateOf()).toBe('partially_refunded');
    expect(await acts()).toEqual([
      { kind: 'operation.refunded', operator: 'ola', ticket: '2026-118', orderId, amount: 1_250, state: 'succeeded' },
    ]);
    expect(await deskProcess('refund', orderId, '20.00', ...SIGNED)).toEqual({
      code: 1,
      text: 'The refund is larger than what is left',
    });
    expect((await deskProcess('refund', orderId, ...SIGNED)).text).toBe(`The refund of ${orderId} is succeeded.`);
    expect(await stateOf()).toBe('refunded');
    expect(await isPaid(browser)).toBe(false);
    expect((await desk('find', orderId)).text).toMatch(/operator +operation.refunded operator=ola ticket=2026-118/);
  });

  test('sends a receipt again', async () => {
    const { orderId } = await bought();
    const { series, number, year } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
    expect((await desk('resend', `${series}/${number}/${year}`, ...SIGNED)).code).toBe(0);
    const mails = { kind: 'mail.receipt', subjectId: orderId };
    expect(await api.db.outboxMessage.count({ where: mails })).toBe(2);
    expect(await acts()).toMatchObject([{ kind: 'operation.receipt-sent-again', orderId }]);
    expect((await desk('resend', 'FV/999999/2026', ...SIGNED)).code).toBe(1);
  });

  test('extends access, which later orders and refunds of others keep', async () => {
    const { browser, orderId } = await bought();
    const { orderId: later } = await paying.buy(browser, { packageSlug: 'access-90-days' });
    const until = async (id: string) =>
      (await api.db.fulfilment.findUniqueOrThrow({ where: { orderId: id } })).accessUntil.getTime();
    const before = [await until(orderId), await until(later)] as const;
    expect((await desk('extend', orderId, '7', ...SIGNED)).code).toBe(0);
    expect(await until(orderId)).toBe(before[0] + 7 * DAY_MS);
    expect(await until(later)).toBe(before[1] + 7 * DAY_MS);
    await desk('refund', later, ...SIGNED);
    expect(await until(orderId)).toBe(before[0] + 7 * DAY_MS);
    await desk('refund', orderId, ...SIGNED);
    expect(await desk('extend', orderId, '7', ...SIGNED)).toMatchObject({ code: 1 });
  });

  test('refuses an extension that would be over already, and says how many days are needed', async () => {
    const { browser, orderId } = await bought();
    const where = { orderId };
    const accessUntil = new Date(api.now.getTime() - 26.5 * DAY_MS);
    await api.db.fulfilment.update({
      where,
      data: { accessFrom: new Date(api.now.getTime() - 40.5 * DAY_MS), accessUntil },
    });
    const ended = accessUntil.toISOString().slice(0, 10);
    expect(await desk('extend', orderId, '26', ...SIGNED)).toEqual({
      code: 1,
      text: `The order's access ended on ${ended}: it would be over after 26 more days, too. At least 27 are needed.`,
    });
    expect(await api.db.fulfilment.findUnique({ where })).toMatchObject({ extraDays: 0, accessUntil });
    expect((await desk('extend', orderId, '27', ...SIGNED)).code).toBe(0);
    expect(await isPaid(browser)).toBe(true);
  });

  test('shows a withdrawal with its mails, and messages about documents and refunds', async () => {
    const { browser, orderId } = await bought();
    expect((await browser.mutate('billing.withdraw', { orderId })).status).toBe(200);
    const { id: documentId } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId, kind: 'invoice' } });
    const { id: refundId } = await api.db.refund.findFirstOrThrow({ where: { orderId } });
    await enqueue(api.db, 'mail.ksef-rejected', { payload: { documentId }, now: api.now });
    await enqueue(api.db, 'payment.send-refund', { payload: { refundId }, now: api.now });
    const { text } = await desk('find', orderId);
    for (const line of [
      /withdrawal +declared by account, 29.00 PLN owed$/m,
      /withdrawal +settled$/m,
      /mail +mail.withdrawal (waits|done)/,
      /mail +mail.ksef-rejected waits/,
      /payment +payment.send-refund waits/,
    ])
      expect(text).toMatch(line);
  });

  test('a blocked account is logged out, cannot log in and is not charged again; unblocked, it can log in', async () => {
    const { browser, email, userId } = await bought('monthly');
    const login = () =>
      browser.mutate('account.login', { email, password: 'zielona-kreda', remember: false, userAgent: '' });
    expect((await desk('block', userId, ...SIGNED)).text).toBe(
      'The account is blocked. Its subscription will not renew.',
    );
    expect((await browser.query('account.me')).body).toMatchObject({ isLoggedIn: false });
    expect((await login()).status).toBe(403);
    expect((await api.db.subscription.findFirstOrThrow({ where: { userId } })).cancelledAt).not.toBeNull();
    expect(await desk('block', crypto.randomUUID(), ...SIGNED)).toEqual({
      code: 1,
      text: 'There is no such account.',
    });
    expect((await desk('find', email)).text).toMatch(/BLOCKED since/);
    expect((await desk('unblock', userId, ...SIGNED)).code).toBe(0);
    expect((await login()).status).toBe(200);
  });

  test('a block that was broken off is finished by the next one', async () => {
    const { userId } = await bought('monthly');
    await blockAccount(api.deps, { userId, details: {} });
    expect(await desk('block', userId, ...SIGNED)).toEqual({
      code: 0,
      text: 'The account was blocked already. Its subscription will not renew.',
    });
    expect((await api.db.subscription.findFirstOrThrow({ where: { userId } })).cancelledAt).not.toBeNull();
    expect(await acts()).toEqual([
      { kind: 'operation.account-blocked', operator: 'ola', ticket: '2026-118', account: userId },
    ]);
  });

  test('shows which news were mailed, and why a mail was not sent', async () => {
    const { browser, email } = await paying.newBuyer();
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: null } });
    await paying.buy(browser, { packageSlug: 'trial-7-days', email });
    await browser.mutate('billing.subscription.cancel', undefined);
    await api.mails();
    const { text } = await desk('find', email);
    expect(text).toMatch(/mail +mail.subscription trial-started done$/m);
    expect(text).toMatch(/mail +mail.subscription cancelled: not sent, the address is not verified$/m);
    // Once verified, the second cancellation of a day is a repetition.
    await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
    for (let count = 0; count < 2; count++) {
      await browser.mutate('billing.subscription.resume', undefined);
      await browser.mutate('billing.subscription.cancel', undefined);
      await api.mails();
    }
    const later = (await desk('find', email)).text;
    expect(later).toMatch(/mail +mail.subscription cancelled done$/m);
    expect(later).toMatch(/mail +mail.subscription cancelled: not sent, the mailbox has had enough of them today$/m);
  });

  test('a blocked buyer who still confirms a trial in an open tab is never charged', async () => {
    const { browser, email } = await paying.newBuyer();
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const answer = await paying.checkout(browser, { packageSlug: 'trial-7-days', email });
    const { orderId, clientSecret } = answer.body as { orderId: string; clientSecret: string };
    expect((await desk('block', userId, ...SIGNED)).text).toBe(
      'The account is blocked. Open orders that cannot be paid any more: 1.',
    );
    const stateOf = async () => (await api.db.order.findUniqueOrThrow({ where: { id: orderId } })).state;
    expect(await stateOf()).toBe('expired');
    expect(await api.db.outboxMessage.count({ where: { kind: 'payment.cancel', state: 'new' } })).toBe(1);
    // Before the outbox cancels it at the provider.
    await paying.confirm(clientSecret);
    await vi.waitFor(async () => {
      await processEvents(api.deps);
      expect(await stateOf()).toBe('fulfilled');
    }, 5_000);
    const subscription = () => api.db.subscription.findFirstOrThrow({ where: { userId } });
    expect((await subscription()).cancelledAt).not.toBeNull();
    const news = { kind: 'mail.subscription', subjectId: (await subscription()).id };
    expect(await api.db.outboxMessage.count({ where: news })).toBe(0);
    api.now = new Date(api.now.getTime() + 8 * DAY_MS);
    await renewDue(api.deps);
    expect((await subscription()).state).toBe('ended');
    expect(await api.db.ledgerEntry.count({ where: { order: { userId } } })).toBe(0);
  });

  test('issues a voucher that buyers can use', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const issue = (...more: string[]) => desk('voucher', 'sorry-50', '--until', `${year}-01-31`, ...more, ...SIGNED);
    expect((await issue('--percent', '50', '--package', 'access-14-days')).code).toBe(0);
    expect(await issue('--percent', '50')).toMatchObject({ code: 1 });
    // The voucher is valid from the command's time.
    api.now = new Date();
    const { browser } = await paying.newBuyer();
    const used = await paying.buy(browser, { packageSlug: 'access-14-days', voucherCode: 'SORRY-50' });
    expect((await api.db.order.findUniqueOrThrow({ where: { id: used.orderId } })).grossAmount).toBe(1_450);
    expect(await desk('voucher', 'OTHER-1', '--percent', '5', '--until', '2020-01-01', ...SIGNED)).toMatchObject({
      code: 1,
    });
    expect(
      await desk('voucher', 'OTHER-1', '--percent', '5', '--until', `${year}-01-31`, '--package', 'none', ...SIGNED),
    ).toMatchObject({ code: 1 });
  });
});
