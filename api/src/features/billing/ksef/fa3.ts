import { sumsInGrosze } from '@kreda/document/kinds/invoice/exchange';
import {
  type ForeignTax,
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  sumsOf,
} from '@kreda/document/kinds/invoice/invoice';
import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { buildXml, type XmlContent, xmlLine } from '../../../platform/build-xml.ts';
import { bareTaxId } from '../invoices/bare-tax-id.ts';
import { nipDigits } from '../orders/nip.ts';
import { taxAmount } from '../tax-amount.ts';

/** The namespace of the form FA(3). */
const FA3 = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
/** The longest texts of the form's types TZnakowy and TZnakowy512. */
const SHORT = 256;
const LONG = 512;

/** A document for KSeF. */
export interface KsefDocument {
  /** The frozen content of an invoice or a correction, of a Polish buyer with a NIP or a business of another country. */
  content: Invoice;
  issuedAt: Date;
  /** The program that issued it. */
  software: string;
  /** The KSeF number of the corrected invoice; null for an invoice, and for a correction of one that was issued outside of KSeF. */
  originalKsefNumber: string | null;
}

/**
 * An invoice or a correction as the Polish structured invoice FA(3). The same document gives the same text, so that its hash identifies it.
 *
 * @throws {RangeError} for a seller or a Polish buyer without a NIP, for a sale of the One Stop Shop, and for a VAT rate that the form does not know.
 */
export function fa3Xml(document: KsefDocument): string {
  const { content, issuedAt, software } = document;
  return buildXml({
    Faktura: {
      '@xmlns': FA3,
      Naglowek: {
        KodFormularza: { '@kodSystemowy': 'FA (3)', '@wersjaSchemy': '1-0E', '#': 'FA' },
        WariantFormularza: '3',
        DataWytworzeniaFa: `${issuedAt.toISOString().slice(0, 19)}Z`,
        SystemInfo: xmlLine(software, SHORT),
      },
      Podmiot1: sellerOf(content),
      // The buyer is neither a unit of a local government nor a member of a VAT group, as far as we know: they did not say so.
      Podmiot2: { ...buyerOf(content), JST: '2', GV: '2' },
      Fa: {
        KodWaluty: content.currency,
        P_1: content.issuedOn,
        P_2: xmlLine(content.number, SHORT),
        ...(content.paidOn === content.issuedOn ? {} : { P_6: content.paidOn }),
        ...totals(content),
        Adnotacje: annotations(content),
        ...(content.corrects ? correction(document, content.corrects) : { RodzajFaktury: 'VAT' }),
        FaWiersz: rows(content),
        ...(content.corrects ? {} : { Platnosc: payment(content) }),
      },
    },
  });
}

/** With reverse charge the seller's number has the prefix PL (VAT Act, art. 106e(1)(24)(a) and art. 97(10)(2) and (3)). */
function sellerOf({ seller, tax }: Invoice): Record<string, XmlContent> {
  const prefix: Record<string, XmlContent> = tax?.rule === 'reverse-charge' ? { PrefiksPodatnika: 'PL' } : {};
  return { ...prefix, ...partyOf(seller, 'PL', polishNumber(seller)) };
}

function buyerOf({ buyer, tax }: Invoice): Record<string, XmlContent> {
  return tax ? partyOf(buyer, tax.country, foreignNumber(buyer, tax)) : partyOf(buyer, 'PL', polishNumber(buyer));
}

function polishNumber({ taxId }: InvoiceParty): Record<string, XmlContent> {
  if (taxId === null) throw new RangeError('A document for KSeF needs the tax numbers of seller and buyer');
  return { NIP: nipDigits(taxId) };
}

/** The number of a business of another country: KodUE is the prefix of a VAT number of the Union. */
function foreignNumber({ taxId }: InvoiceParty, { rule, country }: ForeignTax): Record<string, XmlContent> {
  const number = taxId === null ? '' : bareTaxId(taxId);
  if (rule === 'reverse-charge') return { KodUE: number.slice(0, 2), NrVatUE: number.slice(2) };
  return number === '' ? { BrakID: '1' } : { KodKraju: country, NrID: number };
}

function partyOf(
  { name, address }: InvoiceParty,
  country: string,
  number: Record<string, XmlContent>,
): Record<string, XmlContent> {
  const [first = '', ...others] = address;
  return {
    DaneIdentyfikacyjne: { ...number, Nazwa: xmlLine(name, LONG) },
    Adres: {
      KodKraju: country,
      AdresL1: xmlLine(first, LONG),
      ...(others.length > 0 ? { AdresL2: xmlLine(others.join(', '), LONG) } : {}),
    },
  };
}

/** P_18: the buyer owes the tax, the Union's or that of another country (VAT Act, art. 106e(1)(18)). */
function annotations({ tax }: Invoice): XmlContent {
  return taxAbroad(tax) ? { ...NO_ANNOTATIONS, P_18: '1' } : NO_ANNOTATIONS;
}

/** The tax of a sale whose place is abroad, and whose buyer owes it; null: of any other sale. */
function taxAbroad(tax: Invoice['tax']): ForeignTax | null {
  return tax?.rule === 'reverse-charge' || tax?.rule === 'outside-union' ? tax : null;
}

/** No cash method, self-billing, reverse charge, split payment, exemption, new vehicle, triangular transaction or margin scheme. */
const NO_ANNOTATIONS: Record<string, XmlContent> = {
  P_16: '2',
  P_17: '2',
  P_18: '2',
  P_18A: '2',
  Zwolnienie: { P_19N: '1' },
  NoweSrodkiTransportu: { P_22N: '1' },
  P_23: '2',
  PMarzy: { P_PMarzyN: '1' },
};

/** The fields that have the net value and the tax of each rate, in the form's order. */
const RATE_FIELDS: readonly { rates: readonly number[]; suffix: string }[] = [
  { rates: [23, 22], suffix: '1' },
  { rates: [8, 7], suffix: '2' },
  { rates: [5], suffix: '3' },
];

/** Sums by rate and the whole amount. Those of a correction are differences (VAT Act, art. 106j(2)(5)). */
function totals(content: Invoice): Record<string, XmlContent> {
  const { tables, tax } = content;
  const { lines } = tables.at(-1)!;
  const abroad = taxAbroad(tax);
  if (abroad) {
    const { net, gross } = sumsOf(lines);
    return { [abroad.rule === 'reverse-charge' ? 'P_13_9' : 'P_13_8']: taxAmount(net), P_15: taxAmount(gross) };
  }
  if (tax) throw new RangeError(`A sale taxed by the rule ${tax.rule} to another country is not for KSeF`);
  const unknown = lines.find(({ vatRatePercent: rate }) => !RATE_FIELDS.some(({ rates }) => rates.includes(rate)));
  if (unknown) throw new RangeError(`The form FA(3) has no field for a VAT rate of ${unknown.vatRatePercent} %`);
  const byRate = RATE_FIELDS.flatMap(({ rates, suffix }) => {
    const ofRate = lines.filter(({ vatRatePercent }) => rates.includes(vatRatePercent));
    if (ofRate.length === 0) return [];
    const { net, vat } = sumsOf(ofRate);
    const inPln = rates.reduce((sum, rate) => sum + sumsInGrosze(content, rate).vat, 0);
    return [
      [`P_13_${suffix}`, taxAmount(net)],
      [`P_14_${suffix}`, taxAmount(vat)],
      // The tax in złoty (VAT Act, art. 106e(11)).
      ...(content.exchange ? [[`P_14_${suffix}W`, taxAmount(inPln)]] : []),
    ];
  });
  return { ...Object.fromEntries(byRate), P_15: taxAmount(sumsOf(lines).gross) };
}

/** TypKorekty 2: the correction counts in the month of its issue (VAT Act, art. 29a(13)). */
const COUNTS_WHEN_ISSUED = '2';

function correction(
  { originalKsefNumber }: KsefDocument,
  { number, issuedOn, reason }: NonNullable<Invoice['corrects']>,
): Record<string, XmlContent> {
  return {
    RodzajFaktury: 'KOR',
    PrzyczynaKorekty: xmlLine(reason, SHORT),
    TypKorekty: COUNTS_WHEN_ISSUED,
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: issuedOn,
      NrFaKorygowanej: xmlLine(number, SHORT),
      ...(originalKsefNumber === null ? { NrKSeFN: '1' } : { NrKSeF: '1', NrKSeFFaKorygowanej: originalKsefNumber }),
    },
  };
}

/** The items; those of a correction before it (`StanPrzed`) and after it, with the same number. */
function rows({ tables, corrects, tax, exchange }: Invoice): XmlContent[] {
  const abroad = taxAbroad(tax);
  const more = {
    ...(abroad ? { P_12: abroad.rule === 'reverse-charge' ? 'np II' : 'np I' } : {}),
    ...(exchange ? { KursWaluty: (exchange.rate / 10_000).toFixed(4) } : {}),
  };
  const linesOf = (kind: Invoice['tables'][number]['kind']) => tables.find((table) => table.kind === kind)?.lines ?? [];
  if (corrects === null) return linesOf('items').map((line, index) => row(line, index + 1, more));
  const before = linesOf('before').map((line, index) => row(line, index + 1, { ...more, StanPrzed: '1' }));
  return [...before, ...linesOf('after').map((line, index) => row(line, index + 1, more))];
}

/**
 * An item, with the net and the gross price: the tax is calculated from the gross price (VAT Act, art. 106e(7)), and our print shows the
 * net price too.
 */
function row(line: InvoiceLine, number: number, more: Record<string, XmlContent>): XmlContent {
  const { name, period, quantity, net, vat, gross, vatRatePercent } = line;
  const days = period ? `, ${formatDay(period.from)}–${formatDay(period.to)}` : '';
  const perUnit = (amount: number) => taxAmount(quantity === 0 ? 0 : Math.round(amount / quantity));
  return {
    NrWierszaFa: String(number),
    P_7: `${xmlLine(name, LONG - days.length)}${days}`,
    P_8A: 'usł.',
    P_8B: String(quantity),
    P_9A: perUnit(net),
    P_9B: perUnit(gross),
    P_11: taxAmount(net),
    P_11A: taxAmount(gross),
    P_11Vat: taxAmount(vat),
    P_12: String(vatRatePercent),
    ...more,
  };
}

/**
 * FormaPlatnosci of each payment method: 2 is a card, also one in a wallet, 6 a bank transfer, 7 a mobile payment. A method without a number
 * of its own is described.
 */
const PAYMENT_FORMS: Readonly<Record<Invoice['paidBy'], Record<string, XmlContent>>> = {
  card: { FormaPlatnosci: '2' },
  'apple-pay': { FormaPlatnosci: '2' },
  'google-pay': { FormaPlatnosci: '2' },
  blik: { FormaPlatnosci: '7' },
  p24: { FormaPlatnosci: '6' },
  paypal: { PlatnoscInna: '1', OpisPlatnosci: 'PayPal' },
};

function payment({ paidOn, paidBy }: Invoice): XmlContent {
  return { Zaplacono: '1', DataZaplaty: paidOn, ...PAYMENT_FORMS[paidBy] };
}
