import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { printReport } from '../features/billing/report/print-report.ts';
import { makeReport } from '../features/billing/report/report.ts';
import type { ReportDays } from '../features/billing/report/report-days.ts';
import { printTaxFindings } from '../features/billing/tax/print-tax-findings.ts';
import { findTaxFindings } from '../features/billing/tax/tax-findings.ts';
import { ProviderDown } from '../platform/clients/provider-error.ts';
import { openDatabase } from '../platform/database.ts';
import { productEnvironment } from './product-environment.ts';
import { argumentErrorOf, runCommand } from './run-command.ts';

// For bookkeeping: compares the payment providers' lists with our ledger, and changes nothing. Run it in the product's environment:
//
//   npm run billing:report -- --from 2026-11-01 --to 2026-11-30           (both days included)
//   npm run billing:report -- --from 2026-11-01 --to 2026-11-30 --json
//
// Exit codes: 0 without differences, 1 with differences, 2 for wrong arguments, 3 for a failure.

const USAGE = 'usage: npm run billing:report -- --from 2026-11-01 --to 2026-11-30 [--json]';
const EXIT = { same: 0, differences: 1, failure: 3 } as const;

const day = (name: string) => z.iso.date(`--${name}: a day such as 2026-11-30 is needed`);
const optionsSchema = z
  .object({ from: day('from'), to: day('to'), json: z.boolean().default(false) })
  .refine(({ from, to }) => from <= to, '--to: the day is before --from');

function readArguments(given: string[]): ReportDays & { json: boolean } {
  const options = { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: given, options, strict: true });
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) throw argumentErrorOf(parsed.error);
  return parsed.data;
}

async function main(): Promise<void> {
  const { json, ...days } = readArguments(process.argv.slice(2));
  const config = readConfig(productEnvironment(process.env));
  const db = openDatabase(config.database);
  try {
    const { rails } = await connectProviders(config, () => new Date());
    const report = await makeReport({ db, rails }, days);
    const tax = await findTaxFindings(db, days, config.tax);
    const text = json
      ? `${JSON.stringify({ ...report, tax }, null, 2)}\n`
      : printTaxFindings(tax) + printReport(report);
    process.stdout.write(text);
    process.exitCode = report.differences.length === 0 ? EXIT.same : EXIT.differences;
  } finally {
    await db.$disconnect();
  }
}

const known = (error: unknown) =>
  error instanceof ProviderDown ? { text: error.message, exitCode: EXIT.failure } : null;

await runCommand({ usage: USAGE, known }, main);
