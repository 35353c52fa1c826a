import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestVies, type TestVies } from '../../../testing/vies.ts';
import { changePrice } from '../prices/change-price.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { orderSnapshotSchema } from './order-snapshot.ts';

const DAY_MS = 24 * 3_600_000;
const START = new Date('2026-03-01T12:00:00Z');
const SIGNATURE = { operator: 'ola', ticket: '17' };
const TRIAL = { packageSlug: 'trial-7-days', shownAmount: 0 };
const GERMAN = { name: 'Buchbinderei GmbH', street: 'Lange Straße 1', postcode: '10115', town: 'Berlin' };
const COMPANY = { country: 'DE', foreignCompany: { ...GERMAN, vatNumber: 'DE136695976' } };

onEachDatabase('the price that a buyer was shown on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let vies: TestVies;
  let paying: PayingApi;
  let api: TestApi;
  let browser: TestBrowser;

  beforeAll(async () => {
    database = await create();
    vies = await startTestVies();
    paying = await startPayingApi({ databaseUrl: database.url, environment: vies.environment });
    ({ api } = paying);
    await paying.control('faults', { dropWebhooks: true });
    for (const [code, value] of Object.entries({ TWENTY: 20, NEARLY: 93 }))
      await api.db.voucher.create({
        data: {
          code,
          kind: 'percentage',
          value,
          validFrom: new Date(0),
          validUntil: new Date('2040-01-01'),
          maxUses: 100,
          maxUsesPerUser: 9,
          uses: 0,
          packageSlugs: [],
        },
      });
  });
  afterAll(async () => {
    await paying.stop();
    await vies.stop();
    await database.drop();
  });
  beforeEach(async () => {
    api.now = START;
    await api.db.rateLimit.deleteMany();
    await api.db.packagePrice.deleteMany({ where: { validFrom: { gt: new Date(0) } } });
    ({ browser } = await paying.newBuyer());
  });

  const setPrice = (packageSlug: string, grossAmount: number) =>
    changePrice(api.deps, { packageSlug, currency: 'PLN', grossAmount, reducedUntil: null }, SIGNATURE);
  const orderOf = (id: string) => api.db.order.findUniqueOrThrow({ where: { id } });
  const idOf = ({ body }: { body: unknown }) => (body as { orderId: string }).orderId;
  const renewalOf = async (id: string) => orderSnapshotSchema.parse((await orderOf(id)).catalogue).renewal;

  test('is what a trial renews for, also when its order was opened at another price', async () => {
    const first = idOf(await paying.checkout(browser, { ...TRIAL, shownRenewal: 3_900 }));
    api.now = new Date(START.getTime() + 60_000);
    await setPrice('trial-7-days', 2_900);
    const { orderId } = await paying.buy(browser, { ...TRIAL, shownRenewal: 2_900 });
    expect(orderId).not.toBe(first);
    expect(await orderOf(first)).toMatchObject({ state: 'expired' });
    expect(await renewalOf(orderId)).toMatchObject({ grossAmount: 2_900 });
    api.now = new Date(START.getTime() + 8 * DAY_MS);
    await renewDue(api.deps);
    const { subscriptionId } = await orderOf(orderId);
    expect(await api.db.order.findFirst({ where: { subscriptionId, purpose: 'renewal' } })).toMatchObject({
      grossAmount: 2_900,
      state: 'fulfilled',
    });
  });

  test('continues the same order while the trial renews for the same', async () => {
    const first = idOf(await paying.checkout(browser, { ...TRIAL, shownRenewal: 3_900 }));
    expect(idOf(await paying.checkout(browser, { ...TRIAL, shownRenewal: 3_900 }))).toBe(first);
  });

  test.each([
    ['of a trial', TRIAL],
    ['after a discounted first period', { packageSlug: 'monthly', voucherCode: 'TWENTY', shownAmount: 3_920 }],
  ])('refuses another renewal %s, and opens no order', async (_, purchase) => {
    await setPrice(purchase.packageSlug, 4_900);
    const before = await api.db.order.count();
    const refused = await paying.checkout(browser, { ...purchase, shownRenewal: 3_900 });
    expect(refused).toMatchObject({ status: 409, body: { data: { reason: { code: 'price-changed' } } } });
    expect(await api.db.order.count()).toBe(before);
    expect((await paying.checkout(browser, { ...purchase, shownRenewal: 4_900 })).status).toBe(200);
  });

  test('refuses a renewal that was shown for a package that does not renew', async () => {
    const refused = await paying.checkout(browser, { shownAmount: 2_900, shownRenewal: 2_900 });
    expect(refused).toMatchObject({ status: 409, body: { data: { reason: { code: 'price-changed' } } } });
  });

  test('of a tab of the release before is the amount alone', async () => {
    expect((await paying.checkout(browser, TRIAL)).status).toBe(200);
  });

  test('less the VAT of reverse charge must leave enough to charge: the voucher is refused with its own reason', async () => {
    const discounted = { voucherCode: 'NEARLY', shownAmount: 203 };
    expect((await paying.checkout(browser, { country: 'DE', ...discounted })).status).toBe(200);
    const refused = await paying.checkout(browser, { ...COMPANY, voucherCode: 'NEARLY', shownAmount: 165 });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        data: {
          reason: { code: 'voucher-below-minimum' },
          fields: { voucher: expect.stringContaining('Without VAT') },
        },
      },
    });
  });
});
