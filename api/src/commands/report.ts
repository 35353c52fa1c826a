import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { printReport } from '../features/billing/report/print-report.ts';
import { makeReport } from '../features/billing/report/report.ts';
import type { ReportDays } from '../features/billing/report/report-days.ts';
import { ProviderDown } from '../platform/clients/provider-error.ts';
import { openDatabase } from '../platform/database.ts';
import { productEnvironment } from './product-environment.ts';

// For bookkeeping: compares the payment providers' lists with our ledger, and changes nothing. Run it in the product's environment:
//
//   npm run billing:report -- --from 2026-11-01 --to 2026-11-30           (both days included)
//   npm run billing:report -- --from 2026-11-01 --to 2026-11-30 --json
//
// Exit codes: 0 without differences, 1 with differences, 2 for wrong arguments, 3 for a failure.

const USAGE = 'usage: npm run billing:report -- --from 2026-11-01 --to 2026-11-30 [--json]';
const EXIT = { same: 0, differences: 1, arguments: 2, failure: 3 } as const;

class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

const day = (name: string) => z.iso.date(`--${name}: a day such as 2026-11-30 is needed`);
const optionsSchema = z
  .object({ from: day('from'), to: day('to'), json: z.boolean().default(false) })
  .refine(({ from, to }) => from <= to, '--to: the day is before --from');

function readArguments(given: string[]): ReportDays & { json: boolean } {
  const options = { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const;
  let values: unknown;
  try {
    ({ values } = parseArgs({ args: given, options, strict: true }));
  } catch (cause) {
    throw new ArgumentError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) throw new ArgumentError(parsed.error.issues.map(({ message }) => message).join('\n'));
  return parsed.data;
}

async function main(): Promise<void> {
  const { json, ...days } = readArguments(process.argv.slice(2));
  const config = readConfig(productEnvironment(process.env));
  const db = openDatabase(config.database);
  try {
    const { rails } = await connectProviders(config, () => new Date());
    const report = await makeReport({ db, rails }, days);
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
    process.exitCode = report.differences.length === 0 ? EXIT.same : EXIT.differences;
  } finally {
    await db.$disconnect();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof ArgumentError ? EXIT.arguments : EXIT.failure;
}

function explain(error: unknown): string {
  if (error instanceof ArgumentError) return `${error.message}\n${USAGE}`;
  if (error instanceof ConfigError || error instanceof ProviderDown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
