import type { SalesRow } from './sales-rows.ts';
import { amount, spreadsheetCsv } from './spreadsheet-csv.ts';

const HEADINGS = ['Kod kraju', 'Numer VAT kontrahenta', 'Nabywca', 'Waluta', 'Wartość usług'];

/** A month's services to businesses of other member states, by VAT number, for the recapitulative statement VAT-UE (VAT Act, art. 100(1)(4)). */
export function vatUeCsv(rows: readonly SalesRow[]): string {
  const sums = new Map<string, { cells: string[]; net: number }>();
  for (const { foreign, buyerName, currency, net } of rows) {
    if (foreign?.rule !== 'reverse-charge' || foreign.number === null) continue;
    const key = `${foreign.number} ${currency}`;
    const cells = [foreign.number.slice(0, 2), foreign.number.slice(2), buyerName, currency];
    sums.set(key, { cells, net: (sums.get(key)?.net ?? 0) + net });
  }
  const sorted = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  return spreadsheetCsv([HEADINGS, ...sorted.map(({ cells, net }) => [...cells, amount(net)])]);
}
