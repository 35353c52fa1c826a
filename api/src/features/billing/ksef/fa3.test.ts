import { type Invoice, type InvoiceLine, PAID_BY } from '@kreda/document/kinds/invoice/invoice';
import { type Amounts, splitGross } from '@kreda/site/tax/split-gross';
import { expect, test } from 'vitest';
import { schemaProblems } from '../../../../sandbox/schemas/validate-xml.ts';
import { type CorrectedAmounts, correctedAmounts } from '../invoices/corrected-amounts.ts';
import { fa3Xml, type KsefDocument } from './fa3.ts';

const NUMBER = '5250001003-20260301-0100001AF629-AF';

function lineOf(amounts: Amounts, more: Partial<InvoiceLine> = {}): InvoiceLine {
  const period = { from: '2026-03-01', to: '2026-03-14' };
  return { name: 'Kreator CV Kreda: Dostęp na 14 dni', period, unit: 'service', quantity: 1, ...amounts, ...more };
}

function documentOf(content: Partial<Invoice> = {}, more: Partial<KsefDocument> = {}): KsefDocument {
  return {
    content: {
      layout: 2,
      language: 'pl',
      number: 'FV/1/2026',
      issuedOn: '2026-03-01',
      paidOn: '2026-03-01',
      paidBy: 'card',
      currency: 'PLN',
      seller: { name: 'Kreda sp. z o.o.', address: ['ul. Długa 1', '00-001 Warszawa'], taxId: '525-000-10-03' },
      buyer: {
        name: 'Introligatornia Żak i Wspólnicy',
        address: ['ul. Krótka 2 m. 3', '31-147 Kraków'],
        taxId: '1060000062',
      },
      tables: [{ kind: 'items', lines: [lineOf(splitGross(2_900, 23))] }],
      corrects: null,
      ...content,
    },
    issuedAt: new Date('2026-03-01T12:00:00.123Z'),
    software: 'Kreda',
    originalKsefNumber: null,
    ...more,
  };
}

function correctedTables({ before, after, difference }: CorrectedAmounts): Invoice['tables'] {
  return [
    { kind: 'before', lines: [lineOf(before)] },
    { kind: 'after', lines: [lineOf(after)] },
    { kind: 'difference', lines: [lineOf(difference)] },
  ];
}

function correctionOf(refunded: number, originalKsefNumber: string | null, refundedBefore = 0): KsefDocument {
  const { before, after, difference } = correctedAmounts(
    { grossAmount: 2_900, vatRatePercent: 23 },
    { refundedBefore, refunded },
  );
  return documentOf(
    {
      number: 'FK/1/2026',
      issuedOn: '2026-03-05',
      tables: correctedTables({ before, after, difference }),
      corrects: { number: 'FV/1/2026', issuedOn: '2026-03-01', reason: 'Odstąpienie od umowy w ciągu 14 dni' },
    },
    { originalKsefNumber },
  );
}

const EXCHANGE = { rate: 42_634, table: '040/A/NBP/2026', date: '2026-02-27' };
const EURO = { currency: 'EUR', exchange: EXCHANGE };
const inEuro = (document: KsefDocument): KsefDocument => ({ ...document, content: { ...document.content, ...EURO } });
const WITHOUT_VAT = [{ kind: 'items', lines: [lineOf(splitGross(2_358, 0))] }] as const;
const REVERSE_CHARGE: Partial<Invoice> = {
  buyer: { name: 'Buchbinderei GmbH', address: ['Lange Straße 1', '10115 Berlin', 'Niemcy'], taxId: 'DE136695976' },
  tax: { rule: 'reverse-charge', country: 'DE', isBusiness: true },
  tables: WITHOUT_VAT,
};
const OUTSIDE: Partial<Invoice> = {
  buyer: { name: 'Buchbinderei AG', address: ['Bahnhofstrasse 1', '8001 Zürich', 'Szwajcaria'], taxId: null },
  tax: { rule: 'outside-union', country: 'CH', isBusiness: true },
  tables: WITHOUT_VAT,
};

/** Documents as the product issues them, and as its borders allow them. */
const DOCUMENTS: Readonly<Record<string, KsefDocument>> = {
  'an invoice': documentOf(),
  'an invoice paid by BLIK': documentOf({ paidBy: 'blik' }),
  'an invoice paid by Przelewy24': documentOf({ paidBy: 'p24' }),
  'an invoice paid by PayPal the day before': documentOf({ paidBy: 'paypal', paidOn: '2026-02-28' }),
  'an invoice without a period': documentOf({
    tables: [{ kind: 'items', lines: [lineOf(splitGross(2_900, 23), { period: null })] }],
  }),
  'an invoice of the first layout': documentOf({
    tables: [{ kind: 'items', lines: [{ name: 'Miesięczny', quantity: 1, ...splitGross(4_900, 23) }] }],
  }),
  'an invoice of several rates': documentOf({
    tables: [{ kind: 'items', lines: [23, 8, 5].map((rate) => lineOf(splitGross(1_001, rate))) }],
  }),
  'an invoice over one grosz': documentOf({ tables: [{ kind: 'items', lines: [lineOf(splitGross(1, 23))] }] }),
  'an invoice to a name of the longest kind, with markup': documentOf({
    language: 'ua',
    buyer: {
      name: `<&"'> ${'Ż'.repeat(194)}`,
      address: ['ul. \u0085„Ł” & Sp. 1', `00-001 ${'ó'.repeat(80)}`],
      taxId: '1060000062',
    },
  }),
  'a correction of a part, of an invoice in KSeF': correctionOf(1_000, NUMBER),
  'an invoice with reverse charge': documentOf(REVERSE_CHARGE),
  'a correction with reverse charge': documentOf({
    ...correctionOf(1_000, NUMBER).content,
    ...REVERSE_CHARGE,
    tables: correctedTables(
      correctedAmounts({ grossAmount: 2_358, vatRatePercent: 0 }, { refundedBefore: 0, refunded: 1_000 }),
    ),
  }),
  'an invoice to a Greek company': documentOf({
    ...REVERSE_CHARGE,
    buyer: { name: 'Βιβλιοδεσία ΕΠΕ', address: ['Οδός 1', '105 57 Αθήνα', 'Grecja'], taxId: 'EL094259216' },
    tax: { rule: 'reverse-charge', country: 'GR', isBusiness: true },
  }),
  'an invoice to a company outside of the Union': documentOf({
    ...OUTSIDE,
    buyer: {
      name: 'Buchbinderei AG',
      address: ['Bahnhofstrasse 1', '8001 Zürich', 'Szwajcaria'],
      taxId: 'CHE-123.456.788',
    },
  }),
  'an invoice to a company outside of the Union without a number': documentOf(OUTSIDE),
  'a second correction, to zero': correctionOf(1_900, NUMBER, 1_000),
  'a correction of an invoice outside of KSeF': correctionOf(2_900, null),
  'an invoice in euro': inEuro(documentOf()),
  'a correction in euro': inEuro(correctionOf(1_000, NUMBER)),
};

test.each(Object.entries(DOCUMENTS))('%s is valid by the official schema FA(3)', (_name, document) => {
  expect(schemaProblems('fa3', Buffer.from(fa3Xml(document)))).toEqual([]);
});

test('the schema refuses what the form does not have', () => {
  const xml = fa3Xml(documentOf()).replace('<P_12>23</P_12>', '<P_12>24</P_12>').replace('<GV>2</GV>', '');
  const problems = schemaProblems('fa3', Buffer.from(xml)).join('\n');
  expect(problems).toContain('P_12');
  expect(problems).toContain('GV');
});

test('an invoice has who sells and buys, the service, its days, its unit, the amounts and the payment', () => {
  const xml = fa3Xml(documentOf());
  for (const part of [
    '<NIP>5250001003</NIP><Nazwa>Kreda sp. z o.o.</Nazwa>',
    '<KodKraju>PL</KodKraju><AdresL1>ul. Długa 1</AdresL1><AdresL2>00-001 Warszawa</AdresL2>',
    '<NIP>1060000062</NIP><Nazwa>Introligatornia Żak i Wspólnicy</Nazwa>',
    '<P_1>2026-03-01</P_1><P_2>FV/1/2026</P_2><P_13_1>23.58</P_13_1><P_14_1>5.42</P_14_1><P_15>29.00</P_15>',
    '<RodzajFaktury>VAT</RodzajFaktury>',
    '<P_7>Kreator CV Kreda: Dostęp na 14 dni, 01.03.2026–14.03.2026</P_7><P_8A>usł.</P_8A><P_8B>1</P_8B>',
    '<P_9A>23.58</P_9A><P_9B>29.00</P_9B><P_11>23.58</P_11><P_11A>29.00</P_11A><P_11Vat>5.42</P_11Vat><P_12>23</P_12>',
    '<Platnosc><Zaplacono>1</Zaplacono><DataZaplaty>2026-03-01</DataZaplaty><FormaPlatnosci>2</FormaPlatnosci></Platnosc>',
  ])
    expect(xml).toContain(part);
});

test('a correction has the original with its KSeF number, the item before and after, and the differences', () => {
  const xml = fa3Xml(correctionOf(1_000, NUMBER));
  for (const part of [
    '<P_13_1>-8.13</P_13_1><P_14_1>-1.87</P_14_1><P_15>-10.00</P_15>',
    '<RodzajFaktury>KOR</RodzajFaktury><PrzyczynaKorekty>Odstąpienie od umowy w ciągu 14 dni</PrzyczynaKorekty>',
    `<NrFaKorygowanej>FV/1/2026</NrFaKorygowanej><NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${NUMBER}</NrKSeFFaKorygowanej>`,
    '<P_11A>29.00</P_11A><P_11Vat>5.42</P_11Vat><P_12>23</P_12><StanPrzed>1</StanPrzed></FaWiersz><FaWiersz>',
    '<P_11A>19.00</P_11A>',
  ])
    expect(xml).toContain(part);
  expect(xml).not.toContain('Platnosc');
});

test('in euro the tax is in złoty too, and each item has the rate', () => {
  const xml = fa3Xml(inEuro(documentOf()));
  expect(xml).toContain('<KodWaluty>EUR</KodWaluty>');
  // 5.42 × 4.2634 = 23.107628.
  expect(xml).toContain('<P_14_1>5.42</P_14_1><P_14_1W>23.11</P_14_1W><P_15>29.00</P_15>');
  expect(xml).toContain('<P_12>23</P_12><KursWaluty>4.2634</KursWaluty></FaWiersz>');
});

test('a correction in euro has the difference of both taxes in złoty, by the rate of its invoice', () => {
  const xml = fa3Xml(inEuro(correctionOf(1_000, NUMBER)));
  // 3.55 and 5.42 are 15.14 and 23.11.
  expect(xml).toContain('<P_14_1>-1.87</P_14_1><P_14_1W>-7.97</P_14_1W>');
  expect(xml.match(/<KursWaluty>4\.2634<\/KursWaluty>/g)).toHaveLength(2);
  expect(xml).toContain('<KursWaluty>4.2634</KursWaluty><StanPrzed>1</StanPrzed>');
});

test('in złoty there is neither', () => {
  expect(fa3Xml(documentOf())).not.toMatch(/P_14_1W|KursWaluty/);
});

test.each(PAID_BY)('a payment by %s has its form', (paidBy) => {
  const xml = fa3Xml(documentOf({ paidBy }));
  expect(schemaProblems('fa3', Buffer.from(xml))).toEqual([]);
  expect(xml).toMatch(/<FormaPlatnosci>[267]<\/FormaPlatnosci>|<OpisPlatnosci>PayPal</);
});

test('the same document gives the same text', () => {
  expect(fa3Xml(documentOf())).toBe(fa3Xml(documentOf()));
});

test('control characters, which KSeF refuses, are left out', () => {
  const xml = fa3Xml(DOCUMENTS['an invoice to a name of the longest kind, with markup']!);
  expect(xml).not.toMatch(/[\u007f-\u009f]/);
  expect(xml).toContain('&lt;&amp;');
});

test('a buyer without a NIP and an unknown rate are refused', () => {
  const buyer = { name: 'Łucja Żak', address: [], taxId: null };
  expect(() => fa3Xml(documentOf({ buyer }))).toThrow(RangeError);
  const lines = [lineOf(splitGross(100, 19))];
  expect(() => fa3Xml(documentOf({ tables: [{ kind: 'items', lines }] }))).toThrow('19 %');
});

test('reverse charge has both VAT numbers, the net value, np II and the annotation', () => {
  const xml = fa3Xml(documentOf(REVERSE_CHARGE));
  for (const part of [
    '<Podmiot1><PrefiksPodatnika>PL</PrefiksPodatnika><DaneIdentyfikacyjne><NIP>5250001003</NIP>',
    '<KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE><Nazwa>Buchbinderei GmbH</Nazwa>',
    '<KodKraju>DE</KodKraju><AdresL1>Lange Straße 1</AdresL1>',
    '<P_13_9>23.58</P_13_9><P_15>23.58</P_15>',
    '<P_18>1</P_18>',
    '<P_12>np II</P_12>',
  ])
    expect(xml).toContain(part);
});

test('only reverse charge has the prefix of the seller’s number, and its corrections too', () => {
  const withPrefix = Object.entries(DOCUMENTS).filter(([, document]) => fa3Xml(document).includes('PrefiksPodatnika'));
  expect(withPrefix.map(([name]) => name)).toEqual([
    'an invoice with reverse charge',
    'a correction with reverse charge',
    'an invoice to a Greek company',
  ]);
});

test.each([
  ['IE', 'IE8+49289F', '<KodUE>IE</KodUE><NrVatUE>8+49289F</NrVatUE>'],
  ['NL', 'NL0001234*+B01', '<KodUE>NL</KodUE><NrVatUE>0001234*+B01</NrVatUE>'],
  ['AT', 'ATU1234567*', '<KodUE>AT</KodUE><NrVatUE>U1234567*</NrVatUE>'],
])('a number of %s keeps its signs, which the form takes', (country, taxId, part) => {
  const tax = { rule: 'reverse-charge', country, isBusiness: true } as const;
  const buyer = { name: 'Company', address: ['Street 1'], taxId };
  const xml = fa3Xml(documentOf({ ...REVERSE_CHARGE, buyer, tax }));
  expect(xml).toContain(part);
  expect(schemaProblems('fa3', Buffer.from(xml))).toEqual([]);
});

test('of a number outside of the Union only the separators are left out', () => {
  const buyer = { name: 'Buchbinderei AG', address: ['Bahnhofstrasse 1'], taxId: 'CHE-123.456 788#A' };
  expect(fa3Xml(documentOf({ ...OUTSIDE, buyer }))).toContain('<KodKraju>CH</KodKraju><NrID>CHE123456788#A</NrID>');
});

test('outside of the Union, the value stands in its own field', () => {
  const xml = fa3Xml(documentOf(OUTSIDE));
  for (const part of ['<BrakID>1</BrakID>', '<P_13_8>23.58</P_13_8>', '<P_18>1</P_18>', '<P_12>np I</P_12>'])
    expect(xml).toContain(part);
});

test('a sale of the One Stop Shop is not for KSeF', () => {
  const tax = { rule: 'oss', country: 'FI', isBusiness: false } as const;
  expect(() => fa3Xml(documentOf({ ...REVERSE_CHARGE, tax }))).toThrow('oss');
});
