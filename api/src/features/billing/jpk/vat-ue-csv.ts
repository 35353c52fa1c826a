import type { SalesRow } from './sales-rows.ts';
import { amount, spreadsheetCsv } from './spreadsheet-csv.ts';

const HEADINGS = ['Kod kraju', 'Numer VAT kontrahenta', 'Nabywca', 'Wartość usług (PLN)'];

/** A month's services to businesses of other member states in złoty, a row for each VAT number, for the recapitulative statement VAT-UE (VAT Act, art. 100(1)(4)). */
export function vatUeCsv(rows: readonly SalesRow[]): string {
  const sums = new Map<string, { cells: string[]; net: number }>();
  for (const { foreign, buyerName, net } of rows) {
    if (foreign?.rule !== 'reverse-charge' || foreign.number === null) continue;
    const { number } = foreign;
    const cells = [number.slice(0, 2), number.slice(2), buyerName];
    sums.set(number, { cells, net: (sums.get(number)?.net ?? 0) + net });
  }
  const sorted = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  return spreadsheetCsv([HEADINGS, ...sorted.map(({ cells, net }) => [...cells, amount(net)])]);
}
