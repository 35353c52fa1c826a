import process from 'node:process';
import { type Config, readConfig } from '../config.ts';
import type { BillingDeps } from '../features/billing/billing-deps.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { createViesClient } from '../features/billing/tax/http-vies-client.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { DESK_EXIT, deskFailure, runDesk } from './desk-acts.ts';
import { readDeskArguments, USAGE } from './desk-arguments.ts';
import { productEnvironment } from './product-environment.ts';
import { runCommand } from './run-command.ts';

// The operator's desk, for support: finds a buyer, shows what happened, and acts. Run it in the product's environment, while the product
// runs. docs/operations.md has examples.
//
// Exit codes: 0 for success, 1 when nothing was found or the act was refused, 2 for wrong arguments, 3 for a failure.

async function main(): Promise<void> {
  const wanted = readDeskArguments(process.argv.slice(2), process.env);
  const config = readConfig(productEnvironment(process.env));
  const db = openDatabase(config.database);
  try {
    const { text, isDone } = await runDesk(await depsOf(config, db), wanted);
    process.stdout.write(text);
    process.exitCode = isDone ? DESK_EXIT.done : DESK_EXIT.refused;
  } finally {
    await db.$disconnect();
  }
}

async function depsOf(config: Config, db: BillingDeps['db']): Promise<BillingDeps> {
  const clock = () => new Date();
  return {
    db,
    rails: (await connectProviders(config, clock)).rails,
    vies: createViesClient(config.vies),
    clock,
    log: createLog({ logLevel: 'silent' }),
    config,
    // The API's own outbox worker does what the acts enqueue.
    wakeOutbox: () => {},
  };
}

await runCommand({ usage: `\n${USAGE}`, known: deskFailure }, main);
