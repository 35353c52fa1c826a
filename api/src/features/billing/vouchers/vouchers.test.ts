import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { discounted, type Voucher } from './vouchers.ts';

const DAY_MS = 24 * 3_600_000;
const REFUSED = 'Voucher activation failed';

onEachDatabase('vouchers on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let api: TestApi;
  let count = 0;

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
    await paying.control('faults', { dropWebhooks: true });
    await api.db.rateLimit.deleteMany();
  });

  async function newVoucher(more: object = {}): Promise<string> {
    const code = `TEST${++count}`;
    const now = api.now.getTime();
    await api.db.voucher.create({
      data: {
        code,
        kind: 'percentage',
        value: 20,
        validFrom: new Date(now - DAY_MS),
        validUntil: new Date(now + DAY_MS),
        maxUses: 100,
        maxUsesPerUser: 1,
        uses: 0,
        packageSlugs: [],
        ...more,
      },
    });
    return code;
  }
  const usesOf = async (code: string) => (await api.db.voucher.findUniqueOrThrow({ where: { code } })).uses;
  const checkout = (browser: TestBrowser, voucherCode: string) => paying.checkout(browser, { voucherCode });
  const ask = async (browser: TestBrowser, code: string) => browser.query('billing.voucher', { code });

  test('reduce the price in the price list, in the payment and on the invoice', async () => {
    const code = await newVoucher();
    const { browser } = await paying.newBuyer();
    expect((await ask(browser, ` ${code.toLowerCase()} `)).body).toEqual({
      code,
      prices: [
        { slug: 'access-14-days', discount: 580, gross: 2_320 },
        { slug: 'access-90-days', discount: 1_580, gross: 6_320 },
        { slug: 'monthly', discount: 780, gross: 3_120 },
        { slug: 'yearly', discount: 4_780, gross: 19_120 },
      ],
    });
    const { orderId } = await paying.buy(browser, { voucherCode: code });
    const order = await api.db.order.findUniqueOrThrow({ where: { id: orderId }, include: { documents: true } });
    expect(order).toMatchObject({
      grossAmount: 2_320,
      discountAmount: 580,
      voucherCode: code,
      netAmount: 1_886,
      vatAmount: 434,
    });
    expect(order.documents[0]!.content).toMatchObject({ tables: [{ lines: [{ gross: 2_320 }] }] });
    expect(await usesOf(code)).toBe(1);
  });

  test('give the last use to one of fifty concurrent buyers', { tags: ['concurrency'] }, async () => {
    const code = await newVoucher({ maxUses: 8, uses: 7 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => paying.newBuyer()));
    const answers = await Promise.all(buyers.map(({ browser }) => checkout(browser, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status, JSON.stringify(body)).toBe(404);
      expect(body).toMatchObject({ message: REFUSED });
    }
    expect(await usesOf(code)).toBe(8);
    expect(await api.db.voucherUse.count({ where: { code } })).toBe(1);
  });

  test('can be used once per buyer, also in two tabs and for two packages', { tags: ['concurrency'] }, async () => {
    const code = await newVoucher();
    const { browser } = await paying.newBuyer();
    const tabs = await Promise.all([checkout(browser, code), checkout(browser, code)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(tabs.map(({ body }) => (body as { orderId: string }).orderId)).size).toBe(1);
    const other = await paying.checkout(browser, { voucherCode: code, packageSlug: 'access-90-days' });
    expect(other).toMatchObject({ status: 404, body: { message: REFUSED } });
    expect(await usesOf(code)).toBe(1);
  });

  test('are released when their order is replaced, and when the account is deleted', async () => {
    const code = await newVoucher({ maxUses: 1 });
    const { browser } = await paying.newBuyer();
    expect((await checkout(browser, code)).status).toBe(200);
    expect(await usesOf(code)).toBe(1);
    expect((await paying.checkout(browser)).status).toBe(200);
    expect(await usesOf(code)).toBe(0);

    const { browser: second } = await paying.newBuyer();
    expect((await checkout(second, code)).status).toBe(200);
    await second.send('DELETE', '/api/account');
    await api.mails();
    expect(await usesOf(code)).toBe(0);
  });

  test('whose last use an open order holds still apply to that order, in the price list and in the payment', async () => {
    const code = await newVoucher({ maxUses: 1 });
    const { browser } = await paying.newBuyer();
    const first = (await checkout(browser, code)).body as { orderId: string };
    expect((await ask(browser, code)).body).toEqual({
      code,
      prices: [{ slug: 'access-14-days', discount: 580, gross: 2_320 }],
    });
    expect((await checkout(browser, code)).body).toMatchObject({ orderId: first.orderId, amount: 2_320 });
  });

  test('have the same rate limit at the checkout as in the price list', async () => {
    const { browser } = await paying.newBuyer();
    const tries = await Promise.all(Array.from({ length: 101 }, (_, index) => checkout(browser, `GUESS${index}`)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('count again for an order that is paid after it had expired', async () => {
    const code = await newVoucher({ maxUses: 1 });
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret } = (await checkout(browser, code)).body as { orderId: string; clientSecret: string };
    await api.db.order.update({ where: { id: orderId }, data: { state: 'expired', openKey: null } });
    await api.db.voucherUse.update({ where: { orderId }, data: { releasedAt: api.now } });
    await api.db.voucher.update({ where: { code }, data: { uses: 0 } });
    await paying.confirm(clientSecret);
    expect(await syncPayment(api.deps, 'stripe', clientSecret.split('_secret_')[0]!)).toMatchObject({
      state: 'fulfilled',
    });
    expect(await usesOf(code)).toBe(1);
  });

  test.each([
    ['unknown', async () => 'NOBODY'],
    ['used up', () => newVoucher({ maxUses: 3, uses: 3 })],
    ['not valid yet', () => newVoucher({ validFrom: new Date(api.now.getTime() + 1) })],
    ['expired', () => newVoucher({ validUntil: api.now })],
    ['for another package', () => newVoucher({ packageSlugs: ['gone'] })],
    ['worth more than the price', () => newVoucher({ kind: 'amount', value: 100_000 })],
  ])('are refused in the same way when they are %s', async (_, make) => {
    const code = await make();
    const { browser } = await paying.newBuyer();
    for (const answer of [await ask(browser, code), await checkout(browser, code)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: REFUSED } });
    }
    expect(await api.db.order.count({ where: { voucherCode: code } })).toBe(0);
  });

  test('of a fixed amount reduce the price by that amount', async () => {
    const code = await newVoucher({ kind: 'amount', value: 900, packageSlugs: ['access-14-days'] });
    const { browser } = await paying.newBuyer();
    expect((await ask(browser, code)).body).toEqual({
      code,
      prices: [{ slug: 'access-14-days', discount: 900, gross: 2_000 }],
    });
    expect((await checkout(browser, code)).body).toMatchObject({ amount: 2_000 });
  });
});

test('a percentage is rounded to the grosz, and never leaves less than PLN 2.00', () => {
  const voucher: Voucher = {
    code: 'X',
    kind: 'percentage',
    value: 33,
    currency: 'PLN',
    maxUses: 1,
    maxUsesPerUser: 1,
    packageSlugs: [],
  };
  expect(discounted(voucher, { slug: 'a', grossAmount: 2_950, trialDays: null, currency: 'PLN' })).toEqual({
    discount: 974,
    gross: 1_976,
  });
  expect(discounted(voucher, { slug: 'a', grossAmount: 299, trialDays: null, currency: 'PLN' })).toEqual({
    discount: 99,
    gross: 200,
  });
  expect(discounted(voucher, { slug: 'a', grossAmount: 297, trialDays: null, currency: 'PLN' })).toBeNull();
  expect(
    discounted({ ...voucher, value: 0 }, { slug: 'a', grossAmount: 2_950, trialDays: null, currency: 'PLN' }),
  ).toBeNull();
});
