import { type ExchangeRate, sumsInGrosze } from '@kreda/document/kinds/invoice/exchange';
import { type ForeignTax, type Invoice, sumsOf } from '@kreda/document/kinds/invoice/invoice';
import type { Database } from '../../../platform/database.ts';
import { nipDigits } from '../orders/nip.ts';
import type { Period } from '../providers/rail.ts';
import { periodOf } from '../report/report-days.ts';
import { findIssuedDocuments, type IssuedDocument } from './repo.ts';

/**
 * How a document stands in the records beside KSeF (regulation on JPK_VAT, § 10, since February 2026): its KSeF number; `OFF`, to be in
 * KSeF and without a number yet; `BFK`, an invoice outside of KSeF.
 */
type KsefMarker = { kind: 'number'; number: string } | { kind: 'OFF' } | { kind: 'BFK' };

/** A row of the sales records. Money in grosze, by the document's own exchange rate; amounts of a correction are differences. */
export interface SalesRow {
  number: string;
  issuedOn: string;
  soldOn: string;
  /** Ten digits; null: a person, or a buyer of another country. */
  buyerNip: string | null;
  /** Of a buyer of another country, with the tax number of a business; null: a Polish one. */
  foreign: (ForeignTax & { number: string | null }) | null;
  buyerName: string;
  marker: KsefMarker;
  correctedNumber: string | null;
  currency: string;
  vatRatePercent: number;
  net: number;
  vat: number;
  gross: number;
  /** The amounts on the document, in minor units of its currency, and its exchange rate; null: the document is in złoty. */
  converted: { net: number; vat: number; gross: number; exchange: ExchangeRate } | null;
}

/** The sales of a month, and what differs from the documents that were issued in it. */
export interface MonthOfSales {
  /** As `2026-11`. */
  month: string;
  rows: SalesRow[];
  /** The gross sum of all documents that were issued in the month, as `billing:report` has it, but in złoty. Grosze. */
  issuedGross: number;
  /** Issued in the month for a payment of an earlier one, which has it in its rows. Gross, minor units. */
  paidEarlier: number;
  /** Issued after the month for a payment in it. Gross, minor units. */
  issuedLater: number;
}

const PAGE = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * The rows of a month's sales records: invoices by the day of payment, when the tax becomes due (VAT Act, art. 19a(8)), corrections by
 * the day of their issue (art. 29a(13)). A document of several rates has a row for each. However late an invoice was issued, it is in
 * the month of its payment: all documents since then are read.
 */
export async function salesOf(db: Database, month: string): Promise<MonthOfSales> {
  const sales: MonthOfSales = { month, rows: [], issuedGross: 0, paidEarlier: 0, issuedLater: 0 };
  // Around midnight the provider's clock may say the next day: then the document is of the day before its payment.
  const from = new Date(periodOfMonth(month).from.getTime() - DAY_MS);
  for await (const document of issuedSince(db, from)) {
    const { content } = document;
    const { gross } = sumsInGrosze(content);
    const isIssuedNow = content.issuedOn.startsWith(month);
    const isTaxedNow = taxDay(content).startsWith(month);
    if (isIssuedNow) sales.issuedGross += gross;
    if (isTaxedNow) sales.rows.push(...rowsOf(document));
    if (isIssuedNow && !isTaxedNow) sales.paidEarlier += gross;
    if (!isIssuedNow && isTaxedNow) sales.issuedLater += gross;
  }
  return sales;
}

/** The day that decides about the month of the tax. */
function taxDay({ corrects, issuedOn, paidOn }: Invoice): string {
  return corrects ? issuedOn : paidOn;
}

async function* issuedSince(db: Database, from: Date): AsyncGenerator<IssuedDocument> {
  let after: string | null = null;
  for (;;) {
    const page: IssuedDocument[] = await findIssuedDocuments(db, from, { after, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}

function rowsOf({ content, ksef }: IssuedDocument): SalesRow[] {
  const { number, issuedOn, paidOn, buyer, corrects, tables, tax, exchange, currency } = content;
  const { lines } = tables.at(-1)!;
  const sumsAt = (rate: number) => sumsOf(lines.filter((line) => line.vatRatePercent === rate));
  const rates = [...new Set(lines.map(({ vatRatePercent }) => vatRatePercent))];
  return rates.map((vatRatePercent) => ({
    number,
    issuedOn,
    soldOn: paidOn,
    buyerNip: tax || buyer.taxId === null ? null : nipDigits(buyer.taxId),
    foreign: tax ? { ...tax, number: buyer.taxId } : null,
    buyerName: buyer.name,
    marker: markerOf(ksef),
    correctedNumber: corrects?.number ?? null,
    currency,
    vatRatePercent,
    ...sumsInGrosze(content, vatRatePercent),
    converted: exchange ? { ...sumsAt(vatRatePercent), exchange } : null,
  }));
}

function markerOf(ksef: IssuedDocument['ksef']): KsefMarker {
  if (ksef === null) return { kind: 'BFK' };
  return ksef.ksefNumber === null ? { kind: 'OFF' } : { kind: 'number', number: ksef.ksefNumber };
}

/** @param month as `2026-11`. */
export function periodOfMonth(month: string): Period {
  return periodOf({ from: `${month}-01`, to: lastDayOf(month) });
}

/** @param month as `2026-11`. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10);
}
