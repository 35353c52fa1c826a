import { type Invoice, type InvoiceLine, type InvoiceSums, sumsOf } from './invoice.ts';

/** A mean rate of the National Bank of Poland. */
export interface ExchangeRate {
  /** Złoty for one unit of the currency, in ten-thousandths: 42634 is 4.2634. */
  rate: number;
  /** The number of the table: 228/A/NBP/2026. */
  table: string;
  /** The table's day, as an ISO date. */
  date: string;
}

/** An amount in minor units of the foreign currency as grosze, rounded half up by its size, like tax (Polish VAT Act, art. 106e(11)). */
export function toGrosze(minorUnits: number, { rate }: Pick<ExchangeRate, 'rate'>): number {
  const size = Math.floor((2 * Math.abs(minorUnits) * rate + 10_000) / 20_000);
  return minorUnits < 0 ? -size : size;
}

/**
 * The sums of a document in grosze, those of a correction as the difference. Net value and tax are converted, and gross is their sum. A
 * correction converts before and after by the rate of its invoice (art. 31b(1)): so a document and its corrections add up to what is left.
 *
 * @param vatRatePercent only items of this rate; without it all.
 */
export function sumsInGrosze(
  { tables, exchange }: Pick<Invoice, 'tables' | 'exchange'>,
  vatRatePercent?: number,
): InvoiceSums {
  const ofRate = (lines: readonly InvoiceLine[]) =>
    lines.filter((line) => vatRatePercent === undefined || line.vatRatePercent === vatRatePercent);
  if (exchange === undefined) return sumsOf(ofRate(tables.at(-1)!.lines));
  const converted = (kind: Invoice['tables'][number]['kind']) => {
    const sums = sumsOf(ofRate(tables.find((table) => table.kind === kind)?.lines ?? []));
    return { net: toGrosze(sums.net, exchange), vat: toGrosze(sums.vat, exchange) };
  };
  const [from, to] = [
    converted('before'),
    tables.some(({ kind }) => kind === 'items') ? converted('items') : converted('after'),
  ];
  const net = to.net - from.net;
  const vat = to.vat - from.vat;
  return { net, vat, gross: net + vat };
}
