import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { accountantCsv } from '../features/billing/jpk/accountant-csv.ts';
import { jpkSalesXml } from '../features/billing/jpk/jpk-xml.ts';
import { monthsOf, ossCsv, ossSalesOf } from '../features/billing/jpk/oss-csv.ts';
import { findOrdersWithoutInvoice } from '../features/billing/jpk/repo.ts';
import { type MonthOfSales, periodOfMonth, salesOf } from '../features/billing/jpk/sales-rows.ts';
import { vatUeCsv } from '../features/billing/jpk/vat-ue-csv.ts';
import { taxAmount } from '../features/billing/tax-amount.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { dayInWarsaw } from '../platform/day-in-warsaw.ts';
import { productEnvironment } from './product-environment.ts';
import { argumentErrorOf, runCommand } from './run-command.ts';

// For bookkeeping: writes the sales of a month as records of JPK_V7M(3) and as a table for an accountant, with the rows of VAT-UE. Run it in the product's environment:
//
//   npm run billing:export -- --month 2026-11 --out FOLDER
//   npm run billing:export -- --quarter 2026-Q4 --out FOLDER     (sales with VAT of other member states, for VIU-DO)
//
// Exit codes: 0 for success, 2 for wrong arguments, 3 for a failure.

const USAGE = 'usage: npm run billing:export -- --month 2026-11 | --quarter 2026-Q4 --out FOLDER';

const optionsSchema = z
  .object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, '--month: a month such as 2026-11 is needed')
      .optional(),
    quarter: z
      .string()
      .regex(/^\d{4}-Q[1-4]$/, '--quarter: a quarter such as 2026-Q4 is needed')
      .optional(),
    out: z.string('--out: a folder is needed').min(1, '--out: a folder is needed'),
  })
  .refine(({ month, quarter }) => (month === undefined) !== (quarter === undefined), {
    path: ['--month'],
    message: '--month: a month such as 2026-11 is needed, or --quarter',
  });

function readArguments(given: string[]): z.output<typeof optionsSchema> {
  const options = { month: { type: 'string' }, quarter: { type: 'string' }, out: { type: 'string' } } as const;
  const { values } = parseArgs({ args: given, options, strict: true });
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) throw argumentErrorOf(parsed.error);
  return parsed.data;
}

async function main(): Promise<void> {
  const { month, quarter, out } = readArguments(process.argv.slice(2));
  const db = openDatabase(readConfig(productEnvironment(process.env)).database);
  try {
    await mkdir(out, { recursive: true });
    if (month !== undefined) await exportMonth(db, month, out);
    if (quarter !== undefined) await exportQuarter(db, quarter, out);
  } finally {
    await db.$disconnect();
  }
}

async function exportMonth(db: Database, month: string, out: string): Promise<void> {
  const sales = await salesOf(db, month);
  const xml = path.join(out, `jpk-sprzedaz-${month}.xml`);
  const csv = path.join(out, `sprzedaz-${month}.csv`);
  const vatUe = path.join(out, `vat-ue-${month}.csv`);
  await writeFile(xml, jpkSalesXml(sales.rows));
  await writeFile(csv, accountantCsv(sales.rows));
  await writeFile(vatUe, vatUeCsv(sales.rows));
  process.stdout.write(`${xml}\n${csv}\n${vatUe}\n${summaryOf(sales)}${await missingOf(db, [month])}`);
}

async function exportQuarter(db: Database, quarter: string, out: string): Promise<void> {
  const rows = await ossSalesOf(db, quarter);
  const csv = path.join(out, `oss-${quarter}.csv`);
  await writeFile(csv, ossCsv(rows, quarter));
  process.stdout.write(`${csv}\n${rows.length} rows of documents.\n${await missingOf(db, monthsOf(quarter))}`);
}

/** The sums, and how they come from those of `billing:report`, which counts documents by the day of their issue. */
function summaryOf({ rows, issuedGross, paidEarlier, issuedLater }: MonthOfSales): string {
  const gross = rows.reduce((sum, row) => sum + row.gross, 0);
  const waiting = new Set(rows.filter(({ marker }) => marker.kind === 'OFF').map(({ number }) => number));
  return [
    `${rows.length} rows, gross ${taxAmount(gross)}.`,
    `Issued in the month: ${taxAmount(issuedGross)}, of it paid in an earlier month: ${taxAmount(paidEarlier)}.`,
    `Paid in the month and issued later: ${taxAmount(issuedLater)}.`,
    ...(waiting.size === 0 ? [] : [`Without a KSeF number yet (OFF): ${[...waiting].join(', ')}.`]),
    '',
  ].join('\n');
}

/** The sales that no file has yet, since their invoices are not issued: a line for each order. */
async function missingOf(db: Database, months: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const month of months) {
    for (const { id, paidAt, grossAmount, currency } of await findOrdersWithoutInvoice(db, periodOfMonth(month)))
      lines.push(`  ${id}  ${paidAt ? dayInWarsaw(paidAt) : ''}  ${taxAmount(grossAmount)} ${currency}\n`);
  }
  return lines.length === 0 ? '' : `Paid and without an invoice, so in no file:\n${lines.join('')}`;
}

await runCommand({ usage: USAGE }, main);
