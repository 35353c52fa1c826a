import process from 'node:process';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { startRefund } from '../features/billing/refunds/start-refund.ts';
import { openDatabase } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { productEnvironment } from './product-environment.ts';

// For support: refunds an order, with the correction and the mail that follow. Run it in the product's environment:
//
//   npm run billing:refund -- 3f2504e0-4f89-41d3-9a0c-0305e82c3301          (all that is left)
//   npm run billing:refund -- 3f2504e0-4f89-41d3-9a0c-0305e82c3301 12,50    (a part)

const USAGE = 'usage: npm run billing:refund -- ORDER [AMOUNT], an order’s id and an amount such as 12,50';

const argumentsSchema = z.tuple([
  z.uuid(),
  z
    .string()
    .regex(/^\d{1,6}[.,]\d{2}$/)
    .optional(),
]);

async function main(): Promise<void> {
  const [orderId, amount] = argumentsSchema.parse(process.argv.slice(2));
  const config = readConfig(productEnvironment(process.env));
  const db = openDatabase(config.database);
  try {
    const clock = () => new Date();
    const deps = {
      db,
      rails: (await connectProviders(config, clock)).rails,
      clock,
      log: createLog({ logLevel: 'silent' }),
      config,
      // The API's own outbox worker sends the mail.
      wakeOutbox: () => {},
    };
    const minorUnits = amount === undefined ? null : Number(amount.replace(/[.,]/, ''));
    const state = await startRefund(deps, { orderId, amount: minorUnits, reason: 'goodwill' });
    process.stdout.write(`The refund of ${orderId} is ${state}.\n`);
  } finally {
    await db.$disconnect();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof z.ZodError) return USAGE;
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DomainError) {
    return error.code === 'not-found' ? 'There is no paid order with that id.' : error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
