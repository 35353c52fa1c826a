import type { Language } from '../../engine/text/languages.ts';
import type { ExchangeRate } from './exchange.ts';

/** A seller or a buyer on an invoice. */
export interface InvoiceParty {
  name: string;
  /** The lines of the address: street, postcode and town, country. */
  address: readonly string[];
  /** NIP, or another country's tax number; null for a private person. */
  taxId: string | null;
}

/** One item. Money in minor units. */
export interface InvoiceLine {
  name: string;
  /** Since layout 2: the first and the last day of the access that was sold; null: the payment gave no access. */
  period?: { from: string; to: string } | null;
  /** Since layout 2: the unit of the quantity. */
  unit?: 'service';
  quantity: number;
  net: number;
  /** May have decimals. 0 for a sale without VAT, whose `tax` says why. */
  vatRatePercent: number;
  vat: number;
  gross: number;
}

/** Items with their sums. A correction has three tables: before, after, and the difference. */
export interface InvoiceTable {
  kind: 'items' | 'before' | 'after' | 'difference';
  lines: readonly InvoiceLine[];
}

/** What a payment was made with. Apple Pay and Google Pay are wallets that hold a card. */
export const PAID_BY = ['card', 'apple-pay', 'google-pay', 'blik', 'p24', 'paypal'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/**
 * How a buyer of another country is taxed: with Polish VAT (`domestic`), with VAT of a consumer's member state (`oss`), not by the seller
 * but by a business in its member state (`reverse-charge`), or not in the Union (`outside-union`).
 */
export interface ForeignTax {
  rule: 'domestic' | 'oss' | 'reverse-charge' | 'outside-union';
  /** The buyer's country, ISO 3166-1. */
  country: string;
  /** Whether the buyer is a business. */
  isBusiness: boolean;
}

/** What the national e-invoicing system (KSeF) knows of a document, for its print. It is not frozen: the number comes later. */
export interface KsefMark {
  /** The number that KSeF gave the document; null: it has none yet. */
  number: string | null;
  /** The address that shows whether KSeF has the document (code I); null: the document was not made for KSeF yet. */
  documentUrl: string | null;
  /** The address that proves who issued a document without a number (code II); null: there is no certificate for it. */
  certificateUrl: string | null;
}

/** An invoice or a correction as it was issued. Dates are ISO dates in the seller's time zone. */
export interface Invoice {
  /** The version of the print: 2 has units, periods and KSeF. Missing in documents that were issued before it, which print as they did. */
  layout?: 2;
  /** The invoice's language. */
  language: Language;
  number: string;
  issuedOn: string;
  /** The date of payment, which is also the date of supply. */
  paidOn: string;
  /** The payment method. */
  paidBy: PaidBy;
  currency: string;
  /** The rate by which the tax is written in złoty. Missing in documents in złoty. */
  exchange?: ExchangeRate;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** Of a buyer of another country. Missing for those of Poland, and before buyers' countries were known. */
  tax?: ForeignTax;
  tables: readonly InvoiceTable[];
  /** The corrected invoice and the reason; null for an invoice. */
  corrects: { number: string; issuedOn: string; reason: string } | null;
}

export interface InvoiceSums {
  net: number;
  vat: number;
  gross: number;
}

/** The sums of items, in minor units. */
export function sumsOf(lines: readonly InvoiceLine[]): InvoiceSums {
  return lines.reduce(
    (sums, { net, vat, gross }) => ({ net: sums.net + net, vat: sums.vat + vat, gross: sums.gross + gross }),
    { net: 0, vat: 0, gross: 0 },
  );
}
