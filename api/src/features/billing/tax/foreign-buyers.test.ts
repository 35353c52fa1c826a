import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestVies, type TestVies } from '../../../testing/vies.ts';
import { findBuyers } from '../desk/find-buyer.ts';
import { printBuyer } from '../desk/print-buyer.ts';
import { readBuyer } from '../desk/timeline.ts';
import { jpkSalesXml } from '../jpk/jpk-xml.ts';
import { ossCsv, ossSalesOf } from '../jpk/oss-csv.ts';
import { salesOf } from '../jpk/sales-rows.ts';
import { vatUeCsv } from '../jpk/vat-ue-csv.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { printTaxFindings } from './print-tax-findings.ts';
import { QUOTES_PER_MINUTE } from './recent-checks.ts';
import { findTaxFindings } from './tax-findings.ts';

const START = new Date('2026-03-01T12:00:00Z');
const DAYS = { from: '2026-03-01', to: '2026-03-01' };
const GERMAN = { name: 'Buchbinderei GmbH', street: 'Lange Straße 1', postcode: '10115', town: 'Berlin' };
const GERMAN_CARD = '4000002760000016';

onEachDatabase('buyers of other countries on $kind', { tags: ['sql'] }, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let vies: TestVies;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    vies = await startTestVies();
    paying = await startPayingApi({
      databaseUrl: database.url,
      environment: {
        ...vies.environment,
        SELLER_NIP: '5250001003',
        TRUSTED_PROXIES: '1',
        COUNTRY_HEADER: 'CF-IPCountry',
        EXCLUDED_COUNTRIES: 'US, CA',
      },
    });
    ({ api } = paying);
    await paying.control('faults', { dropWebhooks: true });
  });
  afterAll(async () => {
    await paying.stop();
    await vies.stop();
    await database.drop();
  });
  beforeEach(async () => {
    api.now = START;
    api.deps.config.tax.ossFrom = null;
    await vies.fail('none');
  });

  const orderOf = (orderId: string) => api.db.order.findUniqueOrThrow({ where: { id: orderId } });
  const documentsOf = async (orderId: string) => {
    const rows = await api.db.billingDocument.findMany({
      where: { orderId },
      orderBy: [{ issuedAt: 'asc' }, { kind: 'desc' }],
    });
    // Stored by `insertDocument`, which takes an Invoice.
    return rows.map(({ content }) => content as unknown as Invoice);
  };
  const germanCompany = (vatNumber: string | null = 'DE 136 695 976') => ({
    country: 'DE',
    foreignCompany: { ...GERMAN, vatNumber },
  });
  const refusalOf = async (browser: TestBrowser, more: object) => {
    const { status, body } = await paying.checkout(browser, more);
    return { status, body: JSON.stringify(body) };
  };

  describe('consumers', () => {
    test('a Finnish one pays the listed price with 25.5 % in it, also on the correction and for the One Stop Shop', async () => {
      api.deps.config.tax.ossFrom = '2026-03-01';
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { country: 'FI', shownAmount: 2_900 });
      expect(await orderOf(orderId)).toMatchObject({
        grossAmount: 2_900,
        netAmount: 2_311,
        vatAmount: 589,
        vatRateHundredths: 2_550,
        taxRule: 'oss',
        buyerCountry: 'FI',
      });
      await startRefund(api.deps, { orderId, amount: 1_000, reason: 'goodwill' });
      const [invoice, correction] = await documentsOf(orderId);
      expect(invoice).toMatchObject({
        tax: { rule: 'oss', country: 'FI', isBusiness: false },
        buyer: { address: ['Finlandia'], taxId: null },
        tables: [{ lines: [{ vatRatePercent: 25.5, net: 2_311, vat: 589 }] }],
      });
      expect(correction).toMatchObject({ tax: invoice!.tax });
      expect(correction!.tables.at(-1)!.lines[0]).toMatchObject({ vatRatePercent: 25.5, gross: -1_000 });
      const rows = await ossSalesOf(api.db, '2026-Q1');
      expect(ossCsv(rows, '2026-Q1').split('\r\n').slice(1, -1)).toEqual(['FI;25,5%;PLN;;15,14;3,86;19,00']);
      // Its VAT is not Poland's.
      expect(jpkSalesXml((await salesOf(api.db, '2026-03')).rows)).toContain('<LiczbaWierszySprzedazy>0<');
    });

    test('a Slovak one below the threshold has Polish VAT, and counts towards it', async () => {
      const before = await findTaxFindings(api.db, DAYS, { ossFrom: null });
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { country: 'SK' });
      expect(await orderOf(orderId)).toMatchObject({ taxRule: 'domestic', netAmount: 2_358, buyerCountry: 'SK' });
      const findings = await findTaxFindings(api.db, DAYS, { ossFrom: null });
      expect(findings.years[1]!.shareOfThreshold - before.years[1]!.shareOfThreshold).toBeCloseTo(2_358 / 4_200_000, 9);
      expect(printTaxFindings(findings)).toContain('% of 10000.00 EUR or 42000.00 PLN');
      expect(jpkSalesXml((await salesOf(api.db, '2026-03')).rows)).toContain('<WSTO_EE>1</WSTO_EE><K_19>23.58</K_19>');
    });

    test('one outside of the Union pays the listed price without VAT', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { country: 'CH' });
      expect(await orderOf(orderId)).toMatchObject({ taxRule: 'outside-union', grossAmount: 2_900, vatAmount: 0 });
      expect((await documentsOf(orderId))[0]).toMatchObject({ tax: { rule: 'outside-union', country: 'CH' } });
    });

    test('one of a country that the operator excludes is told so at the field', async () => {
      const { browser } = await paying.newBuyer();
      const { status, body } = await refusalOf(browser, { country: 'US' });
      expect(status).toBe(400);
      expect(body).toContain('"country":"We do not sell to this country"');
    });

    test('a client of an earlier release, which does not ask, buys in Poland', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser);
      expect(await orderOf(orderId)).toMatchObject({ taxRule: 'domestic', buyerCountry: 'PL', vatRatePercent: 23 });
      expect((await documentsOf(orderId))[0]).not.toHaveProperty('tax');
    });
  });

  describe('evidence', () => {
    test('statement, address and card are kept with the order, and no IP address', async () => {
      const { browser } = await paying.newBuyer();
      browser.setHeader('cf-ipcountry', 'DE');
      const { orderId } = await paying.buy(browser, { country: 'DE', isCountryChosen: true }, GERMAN_CARD);
      const { countryEvidence } = await orderOf(orderId);
      expect(countryEvidence).toEqual(
        ['stated', 'address', 'payment'].map((source) => ({ source, country: 'DE', at: START.toISOString() })),
      );
      expect(JSON.stringify(countryEvidence)).not.toMatch(/127\.0\.0\.1|::1/);
    });

    test('a country that the address filled in and the buyer left is the address alone, and the card can contradict it', async () => {
      const { browser } = await paying.newBuyer('de');
      browser.setHeader('cf-ipcountry', 'DE');
      const { orderId } = await paying.buy(browser, { country: 'DE' });
      const { countryEvidence } = await orderOf(orderId);
      expect(countryEvidence).toMatchObject([{ source: 'address' }, { source: 'payment', country: 'PL' }]);
      const { unproven } = await findTaxFindings(api.db, DAYS, { ossFrom: null });
      expect(unproven.map((finding) => finding.orderId)).toContain(orderId);
    });

    test('that is missing is counted and named', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser);
      await api.db.order.update({ where: { id: orderId }, data: { countryEvidence: [] } });
      const findings = await findTaxFindings(api.db, DAYS, { ossFrom: null });
      expect(findings.verdicts.none).toBe(1);
      expect(printTaxFindings(findings)).toContain(`${orderId}  taxed as PL; no evidence`);
      expect(printTaxFindings(findings)).toContain('contradicting, 1 without any.');
    });

    test('that contradicts stops no buyer, and is reported', async () => {
      const { browser } = await paying.newBuyer();
      browser.setHeader('cf-ipcountry', 'DE');
      const { orderId } = await paying.buy(browser, { country: 'SK' });
      const findings = await findTaxFindings(api.db, DAYS, { ossFrom: null });
      expect(findings.unproven.map((finding) => finding.orderId)).toContain(orderId);
      expect(printTaxFindings(findings)).toContain(`${orderId}  taxed as SK; stated SK, address DE, payment PL`);
    });

    test.each(['XX', 'T1', 'de', ''])('an address of "%s" is none', async (told) => {
      const { browser } = await paying.newBuyer('en');
      browser.setHeader('cf-ipcountry', told);
      const { body } = await browser.query('billing.quote', {
        packageSlug: 'access-14-days',
        country: null,
        vatNumber: null,
      });
      expect(body).toMatchObject({ country: 'PL' });
    });

    test.each([
      ['en', 'IE', 'IE'],
      ['de', '', 'DE'],
      ['pl', 'DE', 'PL'],
    ])('the checkout in %s from "%s" begins with %s', async (language, told, country) => {
      const { browser } = await paying.newBuyer(language);
      browser.setHeader('cf-ipcountry', told);
      const { body } = await browser.query('billing.quote', {
        packageSlug: 'access-14-days',
        country: null,
        vatNumber: null,
      });
      expect(body).toMatchObject({ country });
    });
  });

  describe('companies', () => {
    test('a German one with a valid number pays net, with reverse charge on its invoice and in VAT-UE', async () => {
      const { browser } = await paying.newBuyer('de');
      const { orderId } = await paying.buy(browser, { ...germanCompany(), shownAmount: 2_358 });
      const order = await orderOf(orderId);
      expect(order).toMatchObject({ grossAmount: 2_358, netAmount: 2_358, vatAmount: 0, taxRule: 'reverse-charge' });
      expect(order.vatCheck).toMatchObject({
        number: 'DE136695976',
        checkedAt: START.toISOString(),
        consultation: expect.stringMatching(/^WAPI/),
      });
      const [buyer] = await findBuyers(api.db, orderId);
      expect(printBuyer(await readBuyer(api.db, buyer!))).toContain('23.58 PLN, DE reverse-charge, fulfilled');
      expect((await documentsOf(orderId))[0]).toMatchObject({
        tax: { rule: 'reverse-charge', country: 'DE', isBusiness: true },
        buyer: { name: GERMAN.name, address: ['Lange Straße 1', '10115 Berlin', 'Germany'], taxId: 'DE136695976' },
      });
      const { rows } = await salesOf(api.db, '2026-03');
      expect(vatUeCsv(rows)).toContain('DE;136695976;Buchbinderei GmbH;23,58');
      expect(jpkSalesXml(rows)).toContain('<K_11>23.58</K_11><K_12>23.58</K_12>');
    });

    test('one is stored so that the release before can read it, which needs a NIP', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, germanCompany());
      const { buyerCompany } = await orderOf(orderId);
      const ofReleaseBefore = z.object({
        name: z.string(),
        nip: z.string(),
        street: z.string(),
        postcode: z.string(),
        town: z.string(),
      });
      expect(ofReleaseBefore.parse(buyerCompany)).toEqual({ ...GERMAN, nip: '' });
    });

    test.each([
      ['DE123', 400, 'This is not how VAT numbers of this country look'],
      ['DE136695999', 400, 'does not know this VAT number'],
    ])('the number %s is refused at its field', async (vatNumber, status, words) => {
      const { browser } = await paying.newBuyer();
      const refused = await refusalOf(browser, germanCompany(vatNumber));
      expect(refused.status).toBe(status);
      expect(refused.body).toContain('foreignCompany.vatNumber');
      expect(refused.body).toContain(words);
    });

    test('while VIES is down, one is told so and may buy with VAT: never without it', async () => {
      await vies.fail('member-state-down');
      const { browser } = await paying.newBuyer();
      // A number that no purchase has had confirmed in the last ten minutes.
      const refused = await refusalOf(browser, germanCompany('DE811907980'));
      expect(refused.status).toBe(503);
      expect(refused.body).toContain(
        '"foreignCompany.vatNumber":"The EU register of VAT numbers (VIES) is not answering',
      );
      const { orderId } = await paying.buy(browser, germanCompany(null));
      expect(await orderOf(orderId)).toMatchObject({ taxRule: 'domestic', grossAmount: 2_900, vatAmount: 542 });
    });

    test('a consumer who becomes a company in the same checkout pays the new amount in a new order', async () => {
      const { browser } = await paying.newBuyer();
      const first = (await paying.checkout(browser, { country: 'DE' })).body as { orderId: string };
      const second = (await paying.checkout(browser, germanCompany())).body as { orderId: string; amount: number };
      expect(second.amount).toBe(2_358);
      expect(await orderOf(first.orderId)).toMatchObject({ state: 'expired' });
    });

    test('a trial renews for the net price', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'trial-7-days', ...germanCompany() });
      const { catalogue } = await orderOf(orderId);
      const { grossAmount } = await api.db.package.findUniqueOrThrow({ where: { slug: 'trial-7-days' } });
      expect(catalogue).toMatchObject({ renewal: { grossAmount: Math.round((grossAmount * 100) / 123) } });
    });
  });

  describe('renewals', () => {
    async function renewed(fault: Parameters<TestVies['fail']>[0], number = 'DE136695976') {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'monthly', ...germanCompany(number) });
      await vies.fail(fault);
      return { first: await orderOf(orderId), next: () => nextOrder(orderId) };
    }
    async function nextOrder(orderId: string) {
      const order = await periodOf(orderId, 2);
      await end();
      return order;
    }
    /** The order of a period from the second on, after it was renewed on its day. */
    async function periodOf(orderId: string, periodNo: number) {
      api.now = new Date(Date.UTC(2026, 1 + periodNo, 1, 12));
      await renewDue(api.deps);
      const { subscriptionId } = await orderOf(orderId);
      return api.db.order.findFirstOrThrow({ where: { subscriptionId, periodNo } });
    }
    const end = () => api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } });

    test('check the number again', async () => {
      const { first, next } = await renewed('none');
      const order = await next();
      expect(order).toMatchObject({ taxRule: 'reverse-charge', grossAmount: first.grossAmount, vatAmount: 0 });
      expect(order.vatCheck).toMatchObject({ checkedAt: '2026-04-01T12:00:00.000Z' });
    });

    test('rest on the last check while VIES is down, and the report says so', async () => {
      const { next } = await renewed('failing');
      const order = await next();
      expect(order).toMatchObject({ taxRule: 'reverse-charge' });
      expect(order.vatCheck).toMatchObject({
        checkedAt: START.toISOString(),
        unansweredAt: '2026-04-01T12:00:00.000Z',
      });
      const findings = await findTaxFindings(api.db, { from: '2026-04-01', to: '2026-04-01' }, { ossFrom: null });
      expect(findings.vatNumbers).toContainEqual({ orderId: order.id, number: 'DE136695976', finding: 'not-checked' });
    });

    test('of a number that became invalid have VAT within the agreed amount, and the report says so', async () => {
      const { first, next } = await renewed('deregistered');
      const order = await next();
      expect(order).toMatchObject({ taxRule: 'domestic', grossAmount: first.grossAmount, vatRatePercent: 23 });
      expect(order.netAmount + order.vatAmount).toBe(order.grossAmount);
      expect(order.vatAmount).toBeGreaterThan(0);
      const findings = await findTaxFindings(api.db, { from: '2026-04-01', to: '2026-04-01' }, { ossFrom: null });
      expect(findings.vatNumbers).toContainEqual({ orderId: order.id, number: 'DE136695976', finding: 'not-valid' });
    });

    test('of a number that is not valid for a month have no number on that invoice, and reverse charge again afterwards', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'monthly', ...germanCompany() });
      await vies.fail('deregistered');
      const invalid = await periodOf(orderId, 2);
      await vies.fail('failing');
      const unanswered = await periodOf(orderId, 3);
      await vies.fail('none');
      const valid = await periodOf(orderId, 4);
      await end();
      const { grossAmount } = await orderOf(orderId);
      expect(invalid).toMatchObject({ taxRule: 'domestic', grossAmount, buyerCompany: { vatNumber: null } });
      // Invalid is what VIES said last.
      expect(unanswered).toMatchObject({ taxRule: 'domestic', grossAmount, buyerCompany: { vatNumber: null } });
      expect(valid).toMatchObject({ taxRule: 'reverse-charge', grossAmount, vatAmount: 0 });
      const invoices = await Promise.all([invalid, unanswered, valid].map(({ id }) => documentsOf(id)));
      expect(invoices.map(([invoice]) => [invoice!.buyer.name, invoice!.buyer.taxId])).toEqual([
        [GERMAN.name, null],
        [GERMAN.name, null],
        [GERMAN.name, 'DE136695976'],
      ]);
    });

    test('after a rollback, whose release renewed without rule and country, have the tax of the order before', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'monthly', ...germanCompany() });
      const { id } = await periodOf(orderId, 2);
      await api.db.order.update({
        where: { id },
        data: { taxRule: null, vatRateHundredths: null, buyerCountry: null },
      });
      const order = await periodOf(orderId, 3);
      await end();
      expect(order).toMatchObject({ state: 'fulfilled', taxRule: 'reverse-charge', buyerCountry: 'DE', vatAmount: 0 });
      const { rows } = await salesOf(api.db, '2026-05');
      expect(jpkSalesXml(rows)).toContain('<NrKontrahenta>136695976</NrKontrahenta>');
    });

    test('in Poland take the rate of the day, not that of the last order', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'monthly' });
      await api.db.order.update({ where: { id: orderId }, data: { vatRatePercent: 22, vatRateHundredths: 2_200 } });
      expect(await nextOrder(orderId)).toMatchObject({
        taxRule: 'domestic',
        vatRatePercent: 23,
        vatRateHundredths: 2_300,
      });
    });

    test('of consumers take the rate of the day of the renewal, and the same amount', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, { packageSlug: 'monthly', country: 'HU' });
      api.deps.config.tax.ossFrom = '2026-04-01';
      const first = await orderOf(orderId);
      const order = await nextOrder(orderId);
      expect(first).toMatchObject({ taxRule: 'domestic', vatRateHundredths: 2_300 });
      expect(order).toMatchObject({ taxRule: 'oss', vatRateHundredths: 2_700, grossAmount: first.grossAmount });
    });
  });

  describe('questions to VIES', () => {
    const quote = async (address: string, vatNumber: string) => {
      const browser = new TestBrowser(api.url);
      browser.setHeader('x-forwarded-for', address);
      const asked = { packageSlug: 'access-14-days', country: 'DE', vatNumber };
      return (await browser.query('billing.quote', asked)).body as { rule: string; vatNumber: string };
    };

    test('are few, however many strangers ask for quotes, and a purchase asks all the same', async () => {
      api.now = new Date('2026-03-02T12:00:00Z');
      const asked = vi.spyOn(api.deps.vies, 'check');
      const same = await Promise.all(Array.from({ length: 40 }, (_, n) => quote(`203.0.113.${n}`, 'DE100000001')));
      expect(same.every(({ rule }) => rule === 'reverse-charge')).toBe(true);
      expect(asked).toHaveBeenCalledTimes(1);

      const others = await Promise.all(
        Array.from({ length: 40 }, (_, n) => quote(`203.0.113.${n}`, `DE1000001${10 + n}`)),
      );
      expect(asked).toHaveBeenCalledTimes(QUOTES_PER_MINUTE);
      expect(others.filter(({ vatNumber }) => vatNumber === 'unavailable')).toHaveLength(41 - QUOTES_PER_MINUTE);

      const { browser } = await paying.newBuyer();
      await paying.buy(browser, germanCompany('DE100000001'));
      expect(asked).toHaveBeenCalledTimes(QUOTES_PER_MINUTE + 1);
      asked.mockRestore();
    });
  });

  describe('a changed browser', () => {
    test('cannot choose the amount: another one than the server’s is refused', async () => {
      const { browser } = await paying.newBuyer();
      const refused = await refusalOf(browser, { country: 'DE', shownAmount: 2_358 });
      expect(refused.status).toBe(409);
      expect(refused.body).toContain('price-changed');
    });

    test('cannot choose the rule or the rate: what is no input is ignored', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId } = await paying.buy(browser, {
        country: 'DE',
        taxRule: 'reverse-charge',
        vatRatePercent: 0,
        vatCheck: { number: 'DE136695976' },
      });
      expect(await orderOf(orderId)).toMatchObject({ taxRule: 'domestic', vatAmount: 542, grossAmount: 2_900 });
    });

    test.each([
      [{ country: 'ZZ' }, 'Choose a country from the list'],
      [
        { country: 'PL', foreignCompany: { ...GERMAN, vatNumber: 'DE136695976' } },
        'a company of another country is not in PL',
      ],
      [{ country: 'DE', company: { ...GERMAN, nip: '1060000062' } }, 'a company with a NIP is in PL'],
    ])('cannot send %o', async (more, words) => {
      const { browser } = await paying.newBuyer();
      const refused = await refusalOf(browser, more);
      expect(refused.status).toBe(400);
      expect(refused.body).toContain(words);
    });

    test('cannot take the number of one country for another', async () => {
      const { browser } = await paying.newBuyer();
      const refused = await refusalOf(browser, {
        country: 'IT',
        foreignCompany: { ...GERMAN, vatNumber: 'DE136695976' },
      });
      expect(refused.status).toBe(400);
      expect(refused.body).toContain('foreignCompany.vatNumber');
    });
  });
});
