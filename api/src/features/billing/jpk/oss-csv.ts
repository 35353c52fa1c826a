import { prefixOf } from '@kreda/site/tax/vat-number';
import type { Database } from '../../../platform/database.ts';
import { type SalesRow, salesOf } from './sales-rows.ts';
import { amount, spreadsheetCsv } from './spreadsheet-csv.ts';

const HEADINGS = ['Państwo konsumpcji', 'Stawka VAT', 'Waluta', 'Korekta za okres', 'Netto', 'VAT', 'Brutto'];

/** The rows of a quarter's sales with VAT of other member states. @param quarter as `2026-Q4`. */
export async function ossSalesOf(db: Database, quarter: string): Promise<SalesRow[]> {
  const rows: SalesRow[] = [];
  for (const month of monthsOf(quarter)) rows.push(...(await salesOf(db, month)).rows);
  return rows.filter(({ foreign }) => foreign?.rule === 'oss');
}

/**
 * The sums of a quarter for the return VIU-DO: by member state, rate and currency, and apart from them corrections of earlier quarters by the quarter that
 * they correct (Directive 2006/112/EC, art. 369g). Amounts are those on the documents. The return wants euros at the European Central Bank's rate of the
 * quarter's last day (art. 369h), never at that of a document: the accountant converts amounts in other currencies.
 */
export function ossCsv(rows: readonly SalesRow[], quarter: string): string {
  const sums = new Map<string, { cells: string[]; net: number; vat: number; gross: number }>();
  for (const row of rows) {
    const { foreign, vatRatePercent, currency, soldOn } = row;
    const { net, vat, gross } = row.converted ?? row;
    const corrected = quarterOf(soldOn);
    const rate = `${String(vatRatePercent).replace('.', ',')}%`;
    const cells = [prefixOf(foreign?.country ?? ''), rate, currency, corrected === quarter ? '' : corrected];
    const sum = sums.get(cells.join()) ?? { cells, net: 0, vat: 0, gross: 0 };
    sums.set(cells.join(), { cells, net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross });
  }
  const sorted = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  return spreadsheetCsv([
    HEADINGS,
    ...sorted.map(({ cells, net, vat, gross }) => [...cells, amount(net), amount(vat), amount(gross)]),
  ]);
}

/** The months of a quarter, as `2026-10`. @param quarter as `2026-Q4`. */
export function monthsOf(quarter: string): string[] {
  const [year, number] = [quarter.slice(0, 4), Number(quarter.slice(-1))];
  return [2, 1, 0].map((back) => `${year}-${String(3 * number - back).padStart(2, '0')}`);
}

function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}
