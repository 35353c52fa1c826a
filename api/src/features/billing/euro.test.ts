import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { startTestNbp, type TestNbp } from '../../testing/nbp.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../testing/paying.ts';
import type { TestApi } from '../../testing/start-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { jpkSalesXml } from './jpk/jpk-xml.ts';
import { ossCsv, ossSalesOf } from './jpk/oss-csv.ts';
import { findOrdersWithoutInvoice } from './jpk/repo.ts';
import { periodOfMonth, salesOf } from './jpk/sales-rows.ts';
import type { PriceList } from './packages/catalogue.ts';
import { changePrice, PriceRefused } from './prices/change-price.ts';
import { startRefund } from './refunds/start-refund.ts';
import { makeReport } from './report/report.ts';
import { renewDue } from './subscriptions/renew.ts';

/** A Sunday, before which the last table is of Friday. */
const START = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const FRIDAY = '2026-02-27';
const SIGNATURE = { operator: 'ola', ticket: '17' };

onEachDatabase('prices and payments in euro on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let nbp: TestNbp;
  let paying: PayingApi;
  let api: TestApi;
  let buyer: TestBrowser;

  beforeAll(async () => {
    database = await create();
    nbp = await startTestNbp();
    paying = await startPayingApi({ databaseUrl: database.url, environment: { NBP_API_BASE: nbp.apiBase } });
    ({ api } = paying);
  });
  afterAll(async () => {
    await paying.stop();
    await nbp.stop();
    await database.drop();
  });
  beforeEach(async () => {
    api.now = START;
    await nbp.setOutage(null);
    await paying.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true });
    await api.db.outboxMessage.deleteMany();
    await api.db.rateLimit.deleteMany();
    await api.db.packagePrice.deleteMany({ where: { validFrom: { gt: new Date(0) } } });
    ({ browser: buyer } = await paying.newBuyer('en'));
  });

  const priceList = async (browser = buyer) => (await browser.query('billing.priceList')).body as PriceList;
  const amounts = ({ offers }: PriceList) =>
    offers.map(({ slug, grossAmount, currency }) => [slug, grossAmount, currency]);
  const euro = { currency: 'EUR', packageSlug: 'access-14-days' };
  const documentsOf = async (orderId: string) => {
    const documents = await api.db.billingDocument.findMany({ where: { orderId }, orderBy: { issuedAt: 'asc' } });
    return documents.map(({ content }) => content as unknown as Invoice);
  };
  const isPaid = async () => (await buyer.query('account.isPaid')).body;

  test('the price list is in złoty in Polish and in euro otherwise, until the visitor chooses', async () => {
    expect(amounts(await priceList())).toEqual([
      ['trial-7-days', 990, 'EUR'],
      ['access-14-days', 790, 'EUR'],
      ['access-90-days', 1_990, 'EUR'],
      ['monthly', 990, 'EUR'],
      ['yearly', 5_900, 'EUR'],
    ]);
    const polish = (await paying.newBuyer('pl')).browser;
    expect(await priceList(polish)).toMatchObject({ currency: 'PLN', currencies: ['PLN', 'EUR'] });
    polish.setCookie('currency', 'EUR');
    expect((await priceList(polish)).currency).toBe('EUR');
    buyer.setCookie('currency', 'PLN');
    expect((await priceList()).currency).toBe('PLN');
    buyer.setCookie('currency', 'XXX');
    expect((await priceList()).currency).toBe('EUR');
  });

  test('what is saved, and the methods of payment, follow the currency', async () => {
    const { browser } = await paying.newBuyer('pl');
    const shown = async () =>
      (await priceList(browser)).offers.map((offer) => [
        offer.slug,
        offer.savingsPercent,
        'methods' in offer && offer.methods,
      ]);
    expect(await shown()).toContainEqual(['yearly', 48, ['card', 'blik', 'paypal']]);
    browser.setCookie('currency', 'EUR');
    expect(await shown()).toContainEqual(['yearly', 50, ['card', 'paypal']]);
  });

  test('a package without a price in euro is not sold in euro', async () => {
    await api.db.packagePrice.deleteMany({ where: { packageSlug: 'yearly', currency: 'EUR' } });
    expect((await priceList()).offers.map(({ slug }) => slug)).not.toContain('yearly');
    expect(await paying.checkout(buyer, { ...euro, packageSlug: 'yearly' })).toMatchObject({
      status: 400,
      body: { message: 'This package has no price in EUR' },
    });
    await api.db.packagePrice.create({
      data: { packageSlug: 'yearly', currency: 'EUR', grossAmount: 5_900, validFrom: new Date(0) },
    });
  });

  test('a browser chooses among the currencies and never the amount', async () => {
    for (const currency of ['USD', 'eur', '', 1])
      expect((await paying.checkout(buyer, { ...euro, currency })).status).toBe(400);
    const answer = await paying.checkout(buyer, { ...euro, grossAmount: 1, amount: 1 });
    expect(answer.body).toMatchObject({ amount: 790, currency: 'EUR' });
  });

  test('BLIK is not offered in euro, and a checkout by it is refused', async () => {
    const purchase = { amount: 790, renewalAmount: null, country: 'PL' };
    expect((await buyer.query('billing.methods', { ...purchase, currency: 'EUR' })).body).toEqual([
      'card',
      'p24',
      'paypal',
    ]);
    expect((await buyer.query('billing.methods', { ...purchase, currency: 'PLN' })).body).toContain('blik');
    expect((await paying.checkout(buyer, { ...euro, method: 'blik' })).status).toBe(400);
  });

  test('a voucher of an amount applies in its own currency, and a percentage in each', async () => {
    const voucher = {
      validFrom: new Date(START.getTime() - DAY_MS),
      validUntil: new Date(START.getTime() + DAY_MS),
      maxUses: 100,
      maxUsesPerUser: 10,
      uses: 0,
      packageSlugs: [],
    };
    await api.db.voucher.createMany({
      data: [
        { ...voucher, code: 'ZLOTY', kind: 'amount', value: 500 },
        { ...voucher, code: 'EURO', kind: 'amount', value: 300, currency: 'EUR' },
        { ...voucher, code: 'TENTH', kind: 'percentage', value: 10 },
      ],
    });
    const message = 'This discount code applies to prices in PLN';
    for (const answer of [
      await buyer.query('billing.voucher', { code: 'zloty', currency: 'EUR' }),
      await paying.checkout(buyer, { ...euro, voucherCode: 'zloty' }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await paying.checkout(buyer, { ...euro, voucherCode: 'euro' })).body).toMatchObject({ amount: 490 });
    expect((await paying.checkout(buyer, { ...euro, voucherCode: 'tenth' })).body).toMatchObject({ amount: 711 });
    expect((await paying.checkout(buyer, { voucherCode: 'tenth' })).body).toMatchObject({
      amount: 2_610,
      currency: 'PLN',
    });
    await api.db.voucherUse.deleteMany();
    await api.db.voucher.deleteMany({ where: { code: { in: ['ZLOTY', 'EURO', 'TENTH'] } } });
  });

  test('a card pays in euro, and the tax is written in złoty too, by the rate of the last working day', async () => {
    const { orderId } = await paying.buy(buyer, euro);
    expect(await isPaid()).toBe(true);
    expect(await documentsOf(orderId)).toEqual([]);
    await api.processOutbox();
    const [invoice] = await documentsOf(orderId);
    expect(invoice).toMatchObject({
      currency: 'EUR',
      paidOn: '2026-03-01',
      exchange: { date: FRIDAY, table: expect.stringMatching(/^\d{3}\/A\/NBP\/2026$/) },
      tables: [{ lines: [{ net: 642, vat: 148, gross: 790 }] }],
    });
    expect(await api.db.outboxMessage.count({ where: { kind: 'mail.receipt' } })).toBe(1);
  });

  test('PayPal pays in euro', async () => {
    await paying.paypal.control('faults', { failNext: 0, hangNext: 0, dropWebhooks: true, pendingCaptures: false });
    const opened = (await paying.checkout(buyer, { ...euro, provider: 'paypal' })).body as {
      orderId: string;
      approveUrl: string;
    };
    await paying.paypal.approve(opened.approveUrl);
    expect((await buyer.mutate('billing.sync', { orderId: opened.orderId })).body).toMatchObject({
      state: 'fulfilled',
    });
    await api.processOutbox();
    expect(await documentsOf(opened.orderId)).toMatchObject([
      { currency: 'EUR', paidBy: 'paypal', exchange: { date: FRIDAY } },
    ]);
    expect(await api.db.ledgerEntry.findMany({ where: { orderId: opened.orderId } })).toMatchObject([
      { amount: 790, currency: 'EUR' },
    ]);
  });

  /** A Sunday of its own for a test: the rate of a day is asked for once. */
  const onSunday = async (day: string) => {
    api.now = new Date(`${day}T12:00:00Z`);
    ({ browser: buyer } = await paying.newBuyer('en'));
  };

  test('while the bank does not answer, the invoice waits, and payment and access do not', async () => {
    await onSunday('2026-03-08');
    await nbp.setOutage('failing');
    const { orderId } = await paying.buy(buyer, euro);
    await api.processOutbox();
    expect(await isPaid()).toBe(true);
    expect(await documentsOf(orderId)).toEqual([]);
    const { differences } = await makeReport(api.deps, { from: '2026-03-08', to: '2026-03-08' });
    expect(differences.find((one) => one.orderId === orderId)?.text).toBe(
      'its invoice waits in the outbox for the exchange rate',
    );

    await nbp.setOutage(null);
    // Days later: the rate is still that before the payment, and the date of issue is today's.
    api.now = new Date(api.now.getTime() + 4 * DAY_MS);
    await api.processOutbox();
    expect(await documentsOf(orderId)).toMatchObject([
      { issuedOn: '2026-03-12', paidOn: '2026-03-08', exchange: { date: '2026-03-06' } },
    ]);
  });

  test('a bank that is away for days uses up no tries, and holds up no mail', async () => {
    await onSunday('2026-03-15');
    await nbp.setOutage('failing');
    const { orderId } = await paying.buy(buyer, euro);
    await enqueue(api.db, 'mail.welcome', { payload: { userId: crypto.randomUUID() }, now: api.now });
    const waiting = () => api.db.outboxMessage.findMany({ where: { state: { not: 'sent' } } });
    for (let hour = 0; hour < 48; hour++) {
      await api.processOutbox();
      expect(await waiting()).toMatchObject([{ kind: 'invoice.issue', state: 'new', tries: 0 }]);
      api.now = new Date(api.now.getTime() + DAY_MS / 24);
    }
    await nbp.setOutage(null);
    await api.processOutbox();
    expect(await documentsOf(orderId)).toMatchObject([{ issuedOn: '2026-03-17', exchange: { date: '2026-03-13' } }]);
  });

  test('an invoice of months later is in the records of its payment, whose export named the order until then', async () => {
    await onSunday('2026-04-26');
    await nbp.setOutage('failing');
    const { orderId } = await paying.buy(buyer, euro);
    await api.processOutbox();
    const missing = async (month: string) =>
      (await findOrdersWithoutInvoice(api.db, periodOfMonth(month))).map(({ id }) => id);
    expect(await missing('2026-04')).toEqual([orderId]);
    expect(await missing('2026-05')).toEqual([]);
    const folder = await mkdtemp(path.join(tmpdir(), 'kreda-export-'));
    const file = path.resolve(import.meta.dirname, '../../commands/export.ts');
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder };
    for (const time of [
      ['--month', '2026-04'],
      ['--quarter', '2026-Q2'],
    ]) {
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...time, '--out', folder], { env });
      expect(stdout).toContain(`Paid and without an invoice, so in no file:\n  ${orderId}  2026-04-26  7.90 EUR\n`);
    }
    await rm(folder, { recursive: true });

    await nbp.setOutage(null);
    api.now = new Date('2026-09-05T12:00:00Z');
    await api.processOutbox();
    const april = await salesOf(api.db, '2026-04');
    expect(april.rows).toMatchObject([{ issuedOn: '2026-09-05', soldOn: '2026-04-26', currency: 'EUR' }]);
    expect(april.issuedLater).toBe(april.rows[0]!.gross);
    const september = await salesOf(api.db, '2026-09');
    expect(september.rows).toEqual([]);
    expect(september.paidEarlier).toBe(april.issuedLater);
    expect(await missing('2026-04')).toEqual([]);
  });

  test('what is refunded before the invoice is corrected with it, once', async () => {
    await onSunday('2026-03-22');
    await nbp.setOutage('failing');
    const { orderId } = await paying.buy(buyer, euro);
    await startRefund(api.deps, { orderId, amount: 100, reason: 'goodwill' });
    await startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' });
    expect(await documentsOf(orderId)).toEqual([]);
    await nbp.setOutage(null);
    await api.processOutbox();
    // A message may be handled twice.
    await api.db.outboxMessage.updateMany({ where: { kind: 'invoice.issue' }, data: { state: 'new' } });
    await api.processOutbox();
    const gross = (await documentsOf(orderId)).map(({ tables }) => tables.at(-1)!.lines[0]!.gross);
    expect(gross.toSorted((a, b) => a - b)).toEqual([-690, -100, 790]);
    expect(
      (await makeReport(api.deps, { from: '2026-03-22', to: '2026-03-22' })).differences.filter(
        (one) => one.orderId === orderId,
      ),
    ).toEqual([]);
  });

  test('it is corrected at the decimals of its rate, and declared in euro', async () => {
    api.deps.config.tax.ossFrom = '2026-03-01';
    await onSunday('2026-03-29');
    await nbp.setOutage('failing');
    const { orderId } = await paying.buy(buyer, { ...euro, country: 'FI' });
    await startRefund(api.deps, { orderId, amount: 290, reason: 'goodwill' });
    await nbp.setOutage(null);
    await api.processOutbox();
    api.deps.config.tax.ossFrom = null;
    const lines = (await documentsOf(orderId)).flatMap(({ tables }) => tables.flatMap((table) => table.lines));
    expect(lines).toHaveLength(4);
    for (const { vatRatePercent } of lines) expect(vatRatePercent).toBe(25.5);
    // 5.00 is left, of it 1.02 tax.
    const sold = ossCsv(await ossSalesOf(api.db, '2026-Q1'), '2026-Q1');
    expect(sold.split('\r\n').slice(1, -1)).toEqual(['FI;25,5%;EUR;;3,98;1,02;5,00']);
  });

  test('a later correction keeps the rate of its invoice, and the records are in złoty', async () => {
    api.now = new Date('2026-06-10T12:00:00Z');
    ({ browser: buyer } = await paying.newBuyer('en'));
    const { orderId } = await paying.buy(buyer, euro);
    await api.processOutbox();
    api.now = new Date('2026-06-24T12:00:00Z');
    await startRefund(api.deps, { orderId, amount: 300, reason: 'goodwill' });
    const [invoice, correction] = await documentsOf(orderId);
    expect(correction!.exchange).toEqual(invoice!.exchange);
    const { rows } = await salesOf(api.db, '2026-06');
    const [sold, returned] = rows.filter(({ number, correctedNumber }) =>
      [number, correctedNumber].includes(invoice!.number),
    );
    const { rate } = invoice!.exchange!;
    expect(sold).toMatchObject({
      net: Math.round((642 * rate) / 10_000),
      vat: Math.round((148 * rate) / 10_000),
      currency: 'EUR',
      converted: { net: 642, vat: 148, gross: 790 },
    });
    // 4.90 is left, of it 0.92 tax.
    expect(sold!.vat + returned!.vat).toBe(Math.round((92 * rate) / 10_000));
    expect(jpkSalesXml(rows)).toContain(`<K_20>${(sold!.vat / 100).toFixed(2)}</K_20>`);
  });

  test('the report sums each currency by itself', async () => {
    api.now = new Date('2026-07-10T12:00:00Z');
    ({ browser: buyer } = await paying.newBuyer('en'));
    await paying.buy(buyer, euro);
    await paying.buy((await paying.newBuyer()).browser);
    await api.processOutbox();
    const { totals, differences } = await makeReport(api.deps, { from: '2026-07-10', to: '2026-07-10' });
    expect(differences).toEqual([]);
    expect(totals).toMatchObject([
      { provider: 'stripe', currency: 'EUR', payments: 790, documents: 790 },
      { provider: 'stripe', currency: 'PLN', payments: 2_900, documents: 2_900 },
    ]);
  });

  test('a running subscription keeps its currency and price', async () => {
    const { orderId } = await paying.buy(buyer, { currency: 'EUR', packageSlug: 'monthly' });
    await changePrice(
      api.deps,
      { packageSlug: 'monthly', currency: 'EUR', grossAmount: 1_490, reducedUntil: null },
      SIGNATURE,
    );
    buyer.setCookie('currency', 'PLN');
    const { subscriptionId } = await api.db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { periodEndsAt } = await api.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId! } });
    api.now = new Date(periodEndsAt.getTime() + 1_000);
    await renewDue(api.deps);
    const renewal = await api.db.order.findFirstOrThrow({ where: { subscriptionId, purpose: 'renewal' } });
    expect(renewal).toMatchObject({ currency: 'EUR', grossAmount: 990, state: 'fulfilled' });
    await api.processOutbox();
    expect(await documentsOf(renewal.id)).toMatchObject([{ currency: 'EUR', exchange: {} }]);
  });

  test('an operator reduces a price until a day, which shows the lowest price before, and is audited', async () => {
    const reduce = (grossAmount: number) =>
      changePrice(
        api.deps,
        { packageSlug: 'monthly', currency: 'EUR', grossAmount, reducedUntil: new Date('2026-03-07T23:00:00Z') },
        SIGNATURE,
      );
    await reduce(790);
    const monthly = async () => (await priceList()).offers.find(({ slug }) => slug === 'monthly');
    expect(await monthly()).toMatchObject({
      grossAmount: 790,
      reduction: { lowestBefore: 990, until: '2026-03-07T23:00:00.000Z' },
    });
    // The other currency is not reduced.
    buyer.setCookie('currency', 'PLN');
    expect(await monthly()).toMatchObject({ grossAmount: 3_900, reduction: null });
    buyer.setCookie('currency', 'EUR');
    api.now = new Date(START.getTime() + DAY_MS);
    await expect(reduce(795)).rejects.toBeInstanceOf(PriceRefused);
    api.now = new Date('2026-03-07T23:00:00Z');
    expect(await monthly()).toMatchObject({ grossAmount: 990, reduction: null });
    const events = await api.db.auditEvent.findMany({ where: { kind: 'operation.price-changed' } });
    expect(events.map(({ details }) => details)).toContainEqual({
      ...SIGNATURE,
      package: 'monthly',
      currency: 'EUR',
      grossAmount: 790,
      reducedUntil: '2026-03-07T23:00:00.000Z',
    });
  });

  test('a new regular price ends a reduction and its planned end', async () => {
    const change = { packageSlug: 'yearly', currency: 'PLN' as const };
    await changePrice(
      api.deps,
      { ...change, grossAmount: 19_900, reducedUntil: new Date('2026-03-07T23:00:00Z') },
      SIGNATURE,
    );
    api.now = new Date(START.getTime() + DAY_MS);
    await changePrice(api.deps, { ...change, grossAmount: 24_900, reducedUntil: null }, SIGNATURE);
    api.now = new Date('2026-03-20T12:00:00Z');
    buyer.setCookie('currency', 'PLN');
    const yearly = (await priceList()).offers.find(({ slug }) => slug === 'yearly');
    expect(yearly).toMatchObject({ grossAmount: 24_900, reduction: null });
  });

  test.each([
    ['a package that does not exist', { packageSlug: 'gone' }, 'There is no package gone'],
    ['a price above the limit of invoices without an address', { grossAmount: 10_001 }, 'AMOUNT: at most 100 EUR'],
    ['an end in the past', { reducedUntil: new Date(START.getTime() - 1) }, '--until: a day that is not over'],
    ['a reduction to the same price', { grossAmount: 990 }, 'AMOUNT: below 9.9 EUR'],
  ])('refuses %s', async (_, more, message) => {
    const change = {
      packageSlug: 'monthly',
      currency: 'EUR',
      grossAmount: 500,
      reducedUntil: new Date('2026-03-07T23:00:00Z'),
    } as const;
    await expect(changePrice(api.deps, { ...change, ...more }, SIGNATURE)).rejects.toThrow(message);
  });
});
