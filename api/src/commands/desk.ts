import process from 'node:process';
import { type Config, readConfig } from '../config.ts';
import { blockAccount, unblockAccount } from '../features/account/block-account.ts';
import type { BillingDeps } from '../features/billing/billing-deps.ts';
import { expireOpenOrders } from '../features/billing/desk/expire-open-orders.ts';
import { extendAccess, StillOverError } from '../features/billing/desk/extend-access.ts';
import { findBuyers } from '../features/billing/desk/find-buyer.ts';
import { issueVoucher } from '../features/billing/desk/issue-voucher.ts';
import { printBuyer } from '../features/billing/desk/print-buyer.ts';
import { refundOrder } from '../features/billing/desk/refund-order.ts';
import { sendReceiptAgain } from '../features/billing/desk/send-receipt-again.ts';
import type { Signature } from '../features/billing/desk/signature.ts';
import { stopRenewal } from '../features/billing/desk/stop-renewal.ts';
import { type BuyerRecord, readBuyer } from '../features/billing/desk/timeline.ts';
import { changePrice, PriceRefused } from '../features/billing/prices/change-price.ts';
import { printPrices } from '../features/billing/prices/print-prices.ts';
import { listPrices } from '../features/billing/prices/repo.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { createViesClient } from '../features/billing/tax/http-vies-client.ts';
import { openDatabase } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { type DeskCommand, readDeskArguments, USAGE } from './desk-arguments.ts';
import { productEnvironment } from './product-environment.ts';
import { runCommand } from './run-command.ts';

// The operator's desk, for support: finds a buyer, shows what happened, and acts. Run it in the product's environment, while the product
// runs. docs/operations.md has examples.
//
// Exit codes: 0 for success, 1 when nothing was found or the act was refused, 2 for wrong arguments, 3 for a failure.

const EXIT = { done: 0, refused: 1 } as const;

type Outcome = { text: string; isDone: boolean };

async function main(): Promise<void> {
  const wanted = readDeskArguments(process.argv.slice(2), process.env);
  const config = readConfig(productEnvironment(process.env));
  const db = openDatabase(config.database);
  try {
    const { text, isDone } = await act(await depsOf(config, db), wanted);
    process.stdout.write(text);
    process.exitCode = isDone ? EXIT.done : EXIT.refused;
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

async function act(deps: BillingDeps, wanted: DeskCommand): Promise<Outcome> {
  switch (wanted.command) {
    case 'find':
      return find(deps, wanted);
    case 'refund':
      return done(`The refund of ${wanted.orderId} is ${await refundOrder(deps, wanted, wanted.signature)}.`);
    case 'resend':
      await sendReceiptAgain(deps, wanted.document, wanted.signature);
      return done(`The mail of ${wanted.document} is in the outbox.`);
    case 'extend':
      return done(`Access lasts until ${(await extendAccess(deps, wanted, wanted.signature)).toISOString()}.`);
    case 'voucher':
      await issueVoucher(deps, wanted.voucher, wanted.signature);
      return done(`${wanted.voucher.code} is valid until ${wanted.voucher.validUntil.toISOString()}.`);
    case 'prices': {
      const history = await listPrices(deps.db, [wanted.packageSlug]);
      if (history.length === 0) return refused('There is no such package.');
      return { text: printPrices(history, deps.clock()), isDone: true };
    }
    case 'price':
      await changePrice(deps, wanted.change, wanted.signature);
      return done(`The price of ${wanted.change.packageSlug} has changed.`);
    case 'block':
      return block(deps, wanted);
    case 'unblock':
      return (await unblockAccount(deps, { userId: wanted.userId, details: wanted.signature }))
        ? done('The account can be logged in to.')
        : refused('There is no such account, or it is not blocked.');
  }
}

/** Blocks, and ends what could still charge the buyer. All of it may be repeated, for example after a crash between two steps. */
async function block(
  deps: BillingDeps,
  { userId, signature }: { userId: string; signature: Signature },
): Promise<Outcome> {
  const result = await blockAccount(deps, { userId, details: signature });
  if (result === 'missing') return refused('There is no such account.');
  const isStopped = await stopRenewal(deps, userId);
  const expired = await expireOpenOrders(deps, userId);
  return done(
    [
      result === 'blocked' ? 'The account is blocked.' : 'The account was blocked already.',
      ...(isStopped ? ['Its subscription will not renew.'] : []),
      ...(expired > 0 ? [`Open orders that cannot be paid any more: ${expired}.`] : []),
    ].join(' '),
  );
}

async function find(deps: BillingDeps, { text, json }: { text: string; json: boolean }): Promise<Outcome> {
  const records: BuyerRecord[] = [];
  for (const buyer of await findBuyers(deps.db, text)) records.push(await readBuyer(deps.db, buyer));
  if (json) return { text: `${JSON.stringify(records, null, 2)}\n`, isDone: records.length > 0 };
  if (records.length === 0) return refused('Nobody was found.');
  return { text: records.map(printBuyer).join(`\n${'='.repeat(40)}\n\n`), isDone: true };
}

function done(text: string): Outcome {
  return { text: `${text}\n`, isDone: true };
}

function refused(text: string): Outcome {
  return { text: `${text}\n`, isDone: false };
}

function known(error: unknown): { text: string; exitCode: number } | null {
  if (error instanceof StillOverError || error instanceof PriceRefused)
    return { text: error.message, exitCode: EXIT.refused };
  if (!(error instanceof DomainError)) return null;
  const text = error.code === 'not-found' ? 'There is no such order, document or package.' : error.message;
  return { text, exitCode: EXIT.refused };
}

await runCommand({ usage: `\n${USAGE}`, known }, main);
