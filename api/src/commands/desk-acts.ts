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
import { DomainError } from '../platform/errors.ts';
import type { DeskCommand } from './desk-arguments.ts';

/** Exit codes of the desk: nothing was found or the act was refused, or it was done. */
export const DESK_EXIT = { done: 0, refused: 1 } as const;

/** What an act answers. `isDone`: false when nothing was found, or the act was refused. */
export interface DeskOutcome {
  text: string;
  isDone: boolean;
}

/**
 * Does what an operator wants.
 *
 * @throws the errors that `deskFailure` knows.
 */
export async function runDesk(deps: BillingDeps, wanted: DeskCommand): Promise<DeskOutcome> {
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
): Promise<DeskOutcome> {
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

async function find(deps: BillingDeps, { text, json }: { text: string; json: boolean }): Promise<DeskOutcome> {
  const records: BuyerRecord[] = [];
  for (const buyer of await findBuyers(deps.db, text)) records.push(await readBuyer(deps.db, buyer));
  if (json) return { text: `${JSON.stringify(records, null, 2)}\n`, isDone: records.length > 0 };
  if (records.length === 0) return refused('Nobody was found.');
  return { text: records.map(printBuyer).join(`\n${'='.repeat(40)}\n\n`), isDone: true };
}

function done(text: string): DeskOutcome {
  return { text: `${text}\n`, isDone: true };
}

function refused(text: string): DeskOutcome {
  return { text: `${text}\n`, isDone: false };
}

/** What the desk prints for a failure that it knows, and its exit code; null for all others. */
export function deskFailure(error: unknown): { text: string; exitCode: number } | null {
  if (error instanceof StillOverError || error instanceof PriceRefused)
    return { text: error.message, exitCode: DESK_EXIT.refused };
  if (!(error instanceof DomainError)) return null;
  const text = error.code === 'not-found' ? 'There is no such order, document or package.' : error.message;
  return { text, exitCode: DESK_EXIT.refused };
}
