import type { Language } from '../../engine/text/languages.ts';

/** A seller or a buyer as they stand on an invoice. */
export interface InvoiceParty {
  name: string;
  /** Street, postcode and town, country: line by line. */
  address: readonly string[];
  /** NIP, or another country's tax number; null for a person. */
  taxId: string | null;
}

/** One item. Money in minor units. */
export interface InvoiceLine {
  name: string;
  quantity: number;
  net: number;
  vatRatePercent: number;
  vat: number;
  gross: number;
}

/** Items with their sums; a correction has three of these: as it was, as it is, and the difference. */
export interface InvoiceTable {
  kind: 'items' | 'before' | 'after' | 'difference';
  lines: readonly InvoiceLine[];
}

/** An invoice, or a correction of one, as it was issued. Dates are ISO dates of the seller's own calendar. */
export interface Invoice {
  /** The language it is written in. */
  language: Language;
  number: string;
  issuedOn: string;
  /** When it was paid, which is when it was supplied too. */
  paidOn: string;
  /** How it was paid, in the language's words. */
  paidBy: 'card' | 'paypal';
  currency: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  tables: readonly InvoiceTable[];
  /** What a correction corrects, and why; null for an invoice. */
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
