import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../platform/database.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { userContext } from '../../../testing/user-context.ts';
import type { PaymentRail } from '../providers/rail.ts';
import { type CheckoutInput, checkout } from './checkout.ts';
import { withCheckoutLease } from './checkout-lease.ts';

const DAY_MS = 24 * 3_600_000;

/** A purchase by a person, without a company. */
const ORDERED: Omit<CheckoutInput, 'email'> = {
  packageSlug: 'access-14-days',
  currency: 'PLN',
  resumeUuid: null,
  fullName: 'Łucja Żak',
  company: null,
  voucherCode: null,
  consentVersion: 'immediate-performance-1',
  method: 'card',
  paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
};

onEachDatabase('checkouts on $kind', { tags: ['concurrency'] }, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started, itsDatabase) => {
    paying = started;
    ({ api } = started);
    database = itsDatabase;
  });
  beforeAll(async () => {
    await api.db.voucher.create({
      data: {
        code: 'TWENTY',
        kind: 'percentage',
        value: 20,
        validFrom: new Date(api.now.getTime() - DAY_MS),
        validUntil: new Date(api.now.getTime() + DAY_MS),
        maxUses: 1_000,
        maxUsesPerUser: 1_000,
        uses: 0,
        packageSlugs: [],
      },
    });
  });
  beforeEach(async () => {
    await paying.control('faults', { dropWebhooks: true });
    await api.db.rateLimit.deleteMany();
  });

  const idOf = async (email: string) => (await api.db.user.findUniqueOrThrow({ where: { email } })).id;
  const usesOf = async () => (await api.db.voucher.findUniqueOrThrow({ where: { code: 'TWENTY' } })).uses;
  /** Every other one has a voucher. */
  const fortyCheckouts = (browser: TestBrowser) =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        paying.checkout(browser, index % 2 === 0 ? {} : { voucherCode: 'TWENTY' }),
      ),
    );

  test('of one buyer at the same time create few orders, and one of them can be paid', async () => {
    const { browser, email } = await paying.newBuyer();
    const userId = await idOf(email);
    const answers = await fortyCheckouts(browser);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(await api.db.order.count({ where: { userId } })).toBeLessThanOrEqual(8);
    expect(await api.db.paymentAttempt.count({ where: { order: { userId } } })).toBeLessThanOrEqual(8);

    // Only the payable order holds a use of the voucher.
    const open = await api.db.order.findMany({ where: { userId, openKey: { not: null } } });
    expect(open).toHaveLength(1);
    expect(await usesOf()).toBe(open[0]!.voucherCode === null ? 0 : 1);
    expect((await api.db.user.findUniqueOrThrow({ where: { id: userId } })).checkoutUntil).toBeNull();

    const { orderId, clientSecret } = answers
      .map(({ body }) => body as { orderId: string; clientSecret: string })
      .find((made) => made.orderId === open[0]!.id)!;
    await paying.confirm(clientSecret);
    await Promise.all([1, 2, 3].map(() => browser.mutate('billing.sync', { orderId })));
    expect(await api.db.ledgerEntry.count({ where: { order: { userId } } })).toBe(1);
  });

  test('create at most eight orders in ten minutes; the last order stays open', async () => {
    const { browser, email } = await paying.newBuyer();
    const answers = [];
    for (let count = 0; count < 12; count++) {
      answers.push(await paying.checkout(browser, count % 2 === 0 ? {} : { voucherCode: 'TWENTY' }));
    }
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect(status).toBe(429);
      expect(body).toMatchObject({ message: 'Too many payments were opened. Try again in a few minutes' });
    }
    expect(await api.db.order.count({ where: { userId: await idOf(email) } })).toBe(8);
    // The open order can be continued and paid.
    await paying.buy(browser, { voucherCode: 'TWENTY' });
  });

  test('of one buyer run one at a time in all processes', async () => {
    const { email } = await paying.newBuyer();
    const id = await idOf(email);
    const others = [openDatabase(database.url), openDatabase(database.url)];
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running--;
    };
    const contexts = [api.db, ...others].map((db) => userContext({ ...api.deps, db }, { id, email }));
    await Promise.all([...contexts, ...contexts.slice(1)].map((context) => withCheckoutLease(context, work)));
    expect(most).toBe(1);
    for (const db of others) await db.$disconnect();
  });

  test('take the lease of a process that crashed, once it has run out', async () => {
    const { email } = await paying.newBuyer();
    const id = await idOf(email);
    await api.db.user.update({ where: { id }, data: { checkoutUntil: new Date(api.now.getTime() + 1) } });
    let hasRun = false;
    const waiting = withCheckoutLease(userContext(api.deps, { id, email }), async () => {
      hasRun = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(hasRun).toBe(false);
    api.now = new Date(api.now.getTime() + 1);
    await waiting;
    expect(hasRun).toBe(true);
  });

  test('renew their lease while a provider takes longer than its duration', async () => {
    const { email } = await paying.newBuyer();
    const id = await idOf(email);
    const stripe = api.deps.rails.get('stripe')!;
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const slow: PaymentRail = {
      ...stripe,
      async open(payment) {
        asked.resolve();
        await answer.promise;
        return stripe.open(payment);
      },
    };
    const context = userContext({ ...api.deps, rails: new Map([['stripe', slow]]) }, { id, email });
    const ended: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const first = checkout(context, { ...ORDERED, email }).then(() => ended.push('slow'));
      await asked.promise;
      for (let passedMs = 0; passedMs < 180_000; passedMs += 15_000) {
        api.now = new Date(api.now.getTime() + 15_000);
        vi.advanceTimersByTime(15_000);
        const isHeld = () => api.db.user.count({ where: { id, checkoutUntil: { gt: api.now } } });
        await expect.poll(isHeld, { message: `held after ${passedMs / 1_000 + 15} s` }).toBe(1);
      }
      const other = withCheckoutLease(context, async () => ended.push('other'));
      await new Promise((resolve) => setTimeout(resolve, 400));
      answer.resolve();
      await Promise.all([first, other]);
      expect(ended).toEqual(['slow', 'other']);
    } finally {
      answer.resolve();
      vi.useRealTimers();
    }
    expect((await api.db.user.findUniqueOrThrow({ where: { id } })).checkoutUntil).toBeNull();
  });

  test('release the lease when opening the payment fails', async () => {
    const { email } = await paying.newBuyer();
    const context = userContext(api.deps, { id: await idOf(email), email });
    await expect(withCheckoutLease(context, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    expect(await withCheckoutLease(context, async () => 'opened')).toBe('opened');
  });

  test('try three times at most, when a payment that is processing keeps the old order from expiring', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId } = (await paying.checkout(browser)).body as { orderId: string };
    await api.db.paymentAttempt.updateMany({ where: { orderId }, data: { state: 'processing' } });
    expect(await paying.checkout(browser, { voucherCode: 'TWENTY' })).toMatchObject({
      status: 409,
      body: { message: 'Your order has just changed. Try again in a moment' },
    });
  });
});
