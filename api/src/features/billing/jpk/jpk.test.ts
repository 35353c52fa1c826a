import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaProblems } from '../../../../sandbox/schemas/validate-xml.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { startTestKsef, type TestKsef } from '../../../testing/ksef.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { makeReport } from '../report/report.ts';
import { accountantCsv } from './accountant-csv.ts';
import { jpkSalesXml } from './jpk-xml.ts';
import { ossCsv } from './oss-csv.ts';
import { lastDayOf, type SalesRow, salesOf } from './sales-rows.ts';
import { vatUeCsv } from './vat-ue-csv.ts';

const COMPANY = {
  name: 'Żak; "Syn" i S-ka',
  nip: '1060000062',
  street: 'ul. Krótka 2',
  postcode: '31-147',
  town: 'Kraków',
};

const ROW: SalesRow = {
  number: 'FV/1/2026',
  issuedOn: '2026-03-01',
  soldOn: '2026-03-01',
  buyerNip: null,
  foreign: null,
  buyerName: 'Łucja Żak',
  marker: { kind: 'BFK' },
  correctedNumber: null,
  currency: 'PLN',
  vatRatePercent: 23,
  net: 2_358,
  vat: 542,
  gross: 2_900,
  converted: null,
};

/** The records in a whole form, as an accountant's program completes them. */
function wholeForm(records: string): Buffer {
  const head = `<Naglowek><KodFormularza kodSystemowy="JPK_V7M (3)" wersjaSchemy="1-0E">JPK_VAT</KodFormularza>
    <WariantFormularza>3</WariantFormularza><DataWytworzeniaJPK>2026-04-01T08:00:00Z</DataWytworzeniaJPK>
    <CelZlozenia poz="P_7">1</CelZlozenia><KodUrzedu>1471</KodUrzedu><Rok>2026</Rok><Miesiac>3</Miesiac></Naglowek>
    <Podmiot1 rola="Podatnik"><OsobaNiefizyczna><NIP>5250001003</NIP><PelnaNazwa>Kreda</PelnaNazwa>
    <Email>ksiegowosc@kreda.example</Email></OsobaNiefizyczna></Podmiot1>`;
  const body = records.replace(/^<\?xml[^>]*\?>/, '').replace(/ xmlns="[^"]*"/, '');
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><JPK xmlns="http://crd.gov.pl/wzor/2025/12/19/14090/">${head}${body}</JPK>`,
  );
}
const sumOf = (rows: readonly SalesRow[], part: 'net' | 'vat' | 'gross') =>
  rows.reduce((sum, row) => sum + row[part], 0);

onEachDatabase('the sales of a month on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let ksef: TestKsef;
  let api: TestApi;

  beforeAll(async () => {
    database = await create();
    ksef = await startTestKsef(() => api?.now ?? new Date());
    paying = await startPayingApi({
      databaseUrl: database.url,
      environment: { SELLER_NIP: '5250001003', ...ksef.environment },
    });
    ({ api } = paying);
    await paying.control('faults', { dropWebhooks: true });
    const aMinuteLater = () => {
      api.now = new Date(api.now.getTime() + 60_000);
    };
    const refund = (orderId: string, amount: number | null) => {
      aMinuteLater();
      return startRefund(api.deps, { orderId, amount, reason: 'goodwill' });
    };
    const buy = async (company: object | null) => {
      const { browser, email } = await paying.newBuyer();
      aMinuteLater();
      return paying.buy(browser, { email, company });
    };
    // Issued at half past midnight of March for a payment of February.
    api.now = new Date('2026-02-28T23:30:00Z');
    const early = await buy(null);
    const document = await api.db.billingDocument.findFirstOrThrow({ where: { orderId: early.orderId } });
    const content = { ...(document.content as object), paidOn: '2026-02-28' };
    await api.db.billingDocument.update({ where: { id: document.id }, data: { content } });

    api.now = new Date('2026-03-10T12:00:00Z');
    const person = await buy(null);
    await buy(COMPANY);
    await ksef.send(api);
    await refund(person.orderId, 1_000);
    const company = await buy(COMPANY);
    await refund(company.orderId, null);
    api.now = new Date('2026-04-02T12:00:00Z');
    await buy(null);
    await refund(person.orderId, null);
  });
  afterAll(async () => {
    await paying.stop();
    await ksef.stop();
    await database.drop();
  });

  test('has invoices and corrections with who bought, the amounts and the marker of KSeF', async () => {
    const { rows } = await salesOf(api.db, '2026-03');
    expect(
      rows.map(({ gross, buyerNip, marker, correctedNumber }) => [
        gross,
        buyerNip,
        marker.kind,
        correctedNumber !== null,
      ]),
    ).toEqual([
      [2_900, null, 'BFK', false],
      [2_900, '1060000062', 'number', false],
      [-1_000, null, 'BFK', true],
      [2_900, '1060000062', 'OFF', false],
      [-2_900, '1060000062', 'OFF', true],
    ]);
    for (const { net, vat, gross } of rows) expect(net + vat).toBe(gross);
  });

  test('adds up to the documents of the report, apart from what was paid in another month', async () => {
    const months = [];
    for (const month of ['2026-02', '2026-03', '2026-04']) {
      const sales = await salesOf(api.db, month);
      const report = await makeReport(
        { db: api.db, rails: api.deps.rails },
        { from: `${month}-01`, to: lastDayOf(month) },
      );
      const reported = report.totals.reduce((sum, { documents }) => sum + documents, 0);
      expect(sales.issuedGross).toBe(reported);
      expect(sumOf(sales.rows, 'gross')).toBe(reported - sales.paidEarlier + sales.issuedLater);
      months.push([sumOf(sales.rows, 'gross'), sales.paidEarlier, sales.issuedLater]);
    }
    expect(months).toEqual([
      [2_900, 0, 2_900],
      [4_800, 2_900, 0],
      [1_000, 0, 0],
    ]);
  });

  test('is valid by the official schema JPK_V7M(3), with control sums', async () => {
    const { rows } = await salesOf(api.db, '2026-03');
    const xml = jpkSalesXml(rows);
    expect(schemaProblems('jpk-v7m', wholeForm(xml))).toEqual([]);
    const tax = (sumOf(rows, 'vat') / 100).toFixed(2);
    expect(xml).toContain(`<LiczbaWierszySprzedazy>5</LiczbaWierszySprzedazy><PodatekNalezny>${tax}</PodatekNalezny>`);
    expect(xml).toMatch(/<NrKSeF>5250001003-20260310-/);
    expect(schemaProblems('jpk-v7m', wholeForm(jpkSalesXml([])))).toEqual([]);
  });

  test('has the payment that the provider dates a second later, in the next month', async () => {
    const { now } = api;
    api.now = new Date('2026-06-30T21:59:59Z');
    const { orderId } = await paying.buy((await paying.newBuyer()).browser);
    const { id, content } = await api.db.billingDocument.findFirstOrThrow({ where: { orderId } });
    const dated = { ...(content as object), paidOn: '2026-07-01' };
    await api.db.billingDocument.update({ where: { id }, data: { content: dated } });
    api.now = now;
    expect((await salesOf(api.db, '2026-06')).rows).toEqual([]);
    expect((await salesOf(api.db, '2026-07')).rows).toMatchObject([{ soldOn: '2026-07-01', gross: 2_900 }]);
  });

  test('is written by the command, and a wrong month is refused', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kreda-export-'));
    const file = path.resolve(import.meta.dirname, '../../../commands/export.ts');
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder };
    const run = (...given: string[]) => promisify(execFile)(process.execPath, [file, ...given], { env });
    const { stdout } = await run('--month', '2026-03', '--out', folder);
    expect(stdout).toContain('5 rows, gross 48.00.');
    expect(stdout).toContain('Issued in the month: 77.00, of it paid in an earlier month: 29.00.');
    expect(stdout).toMatch(/Without a KSeF number yet \(OFF\): FV\/\d+\/2026, FK\/\d+\/2026\./);
    const csv = await readFile(path.join(folder, 'sprzedaz-2026-03.csv'), 'utf8');
    expect(csv).toContain('"Żak; ""Syn"" i S-ka"');
    expect(csv.trimEnd().split('\r\n').at(-1)).toBe(';Razem;;;;;;;;39,03;8,97;48,00;;;;;;;');
    expect(
      schemaProblems('jpk-v7m', wholeForm(await readFile(path.join(folder, 'jpk-sprzedaz-2026-03.xml'), 'utf8'))),
    ).toEqual([]);
    await expect(run('--month', '2026-13', '--out', folder)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--month'),
    });
    await rm(folder, { recursive: true });
  });
});

test('a table for an accountant has a byte order mark, Polish headings, semicolons and decimal commas', () => {
  expect(accountantCsv([ROW])).toBe(
    '\ufeffLp.;Numer dokumentu;Data wystawienia;Data sprzedaży;NIP nabywcy;Kraj nabywcy;Nabywca;Koryguje;Stawka VAT;Netto;VAT;Brutto;Numer KSeF;Oznaczenie;Waluta;Brutto w walucie;Kurs NBP;Tabela NBP;Data tabeli\r\n' +
      '1;FV/1/2026;2026-03-01;2026-03-01;;PL;Łucja Żak;;23%;23,58;5,42;29,00;;BFK;;;;;\r\n' +
      ';Razem;;;;;;;;23,58;5,42;29,00;;;;;;;\r\n',
  );
});

test('the tax of other countries has a total of its own there', () => {
  const abroad = {
    ...ROW,
    net: 1_000,
    vat: 200,
    gross: 1_200,
    foreign: { rule: 'oss' as const, country: 'DE', isBusiness: false, number: null },
  };
  const lines = accountantCsv([ROW, abroad]).trimEnd().split('\r\n');
  expect(lines.slice(-2)).toEqual([
    ';Razem;;;;;;;;23,58;5,42;29,00;;;;;;;',
    ';Razem OSS;;;;;;;;10,00;2,00;12,00;;;;;;;',
  ]);
});

test('a document in euro is in złoty there, with its amount, rate and table', () => {
  const exchange = { rate: 42_634, table: '040/A/NBP/2026', date: '2026-02-27' };
  const converted = { net: -642, vat: -148, gross: -790, exchange };
  expect(accountantCsv([{ ...ROW, currency: 'EUR', net: -2_737, vat: -631, gross: -3_368, converted }])).toContain(
    ';-27,37;-6,31;-33,68;;BFK;EUR;-7,90;4,2634;040/A/NBP/2026;2026-02-27\r\n',
  );
});

describe('sales in euro and in złoty', () => {
  const exchange = { rate: 42_634, table: '040/A/NBP/2026', date: '2026-02-27' };

  test('stand in the table of VIU-DO as on their documents, each currency by itself', () => {
    const foreign = { rule: 'oss', country: 'FI', isBusiness: false, number: null } as const;
    const inZloty = { ...ROW, foreign, vatRatePercent: 25.5, net: 2_311, vat: 589 };
    const inEuro = {
      ...inZloty,
      currency: 'EUR',
      net: 2_682,
      vat: 686,
      gross: 3_368,
      converted: { net: 629, vat: 161, gross: 790, exchange },
    };
    const returned = {
      ...inEuro,
      net: -2_682,
      vat: -686,
      gross: -3_368,
      converted: { net: -629, vat: -161, gross: -790, exchange },
      soldOn: '2025-12-31',
    };
    expect(ossCsv([inZloty, inEuro, inEuro, returned], '2026-Q1').split('\r\n').slice(1, -1)).toEqual([
      'FI;25,5%;EUR;;12,58;3,22;15,80',
      'FI;25,5%;EUR;2025-Q4;-6,29;-1,61;-7,90',
      'FI;25,5%;PLN;;23,11;5,89;29,00',
    ]);
  });

  test('are one row of VAT-UE for a company, in złoty', () => {
    const foreign = { rule: 'reverse-charge', country: 'DE', isBusiness: true, number: 'DE136695976' } as const;
    const inZloty = { ...ROW, buyerName: 'Buchbinderei GmbH', foreign, vatRatePercent: 0, net: 2_358, vat: 0 };
    const converted = { net: 642, vat: 0, gross: 642, exchange };
    const inEuro = { ...inZloty, currency: 'EUR', net: 2_737, gross: 2_737, converted };
    expect(vatUeCsv([inZloty, inEuro])).toBe(
      '\ufeffKod kraju;Numer VAT kontrahenta;Nabywca;Wartość usług (PLN)\r\n' +
        'DE;136695976;Buchbinderei GmbH;50,95\r\n',
    );
  });
});

test.each(['=1+1', '+48 600', '@SUM(A1)', '-cmd'])(
  'the name %s of a buyer is no formula in a spreadsheet',
  (buyerName) => {
    expect(accountantCsv([{ ...ROW, buyerName }])).toContain(`;'${buyerName};`);
  },
);

test('a VAT number with signs is in the records as it is', () => {
  const foreign = { rule: 'reverse-charge', country: 'IE', isBusiness: true, number: 'IE8+49289F' } as const;
  const xml = jpkSalesXml([{ ...ROW, foreign, vatRatePercent: 0, vat: 0 }]);
  expect(xml).toContain('<KodKrajuNadaniaTIN>IE</KodKrajuNadaniaTIN><NrKontrahenta>8+49289F</NrKontrahenta>');
  expect(schemaProblems('jpk-v7m', wholeForm(xml))).toEqual([]);
});

test('a rate that the form does not know is refused', () => {
  expect(() => jpkSalesXml([{ ...ROW, vatRatePercent: 19 }])).toThrow('19 %');
});
