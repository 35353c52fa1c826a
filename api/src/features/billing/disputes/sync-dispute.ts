import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findFirstPayment } from '../ledger/repo.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { findPayableRenewals, lockOrder } from '../orders/repo.ts';
import { type Attempt, findAttempt } from '../payments/repo.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import type { ProviderDispute } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';
import { blockOrder, unblockOrder } from './block-order.ts';
import { bookDispute } from './book-dispute.ts';
import { type DisputeState, isBlocking } from './dispute-state.ts';
import { type DisputeRow, findDispute, insertDispute, updateDispute } from './repo.ts';

/** How often a dispute is retrieved again because another process has stored an answer meanwhile. */
const MAX_TRIES = 3;

/**
 * Updates one dispute from its provider. The webhook worker and the reconciler both call it, in any order and at the same time: what
 * follows from a dispute happens once. An answer is stored only over the version that was stored before the provider was asked, so that
 * a late answer never undoes a newer one.
 *
 * @returns null when the dispute is not about one of our payments.
 * @throws Error when the provider does not answer.
 */
export async function syncDispute(
  deps: BillingDeps,
  provider: Provider,
  providerRef: string,
): Promise<DisputeState | null> {
  const { db } = deps;
  for (let count = 0; count < MAX_TRIES; count++) {
    const known = await findDispute(db, { provider, providerRef });
    const dispute = await railOf(deps.rails, provider).retrieveDispute(providerRef);
    if (dispute === null) return null;
    if (known && isSame(known, dispute)) return dispute.state;
    // The dispute may arrive before the payment, whose event was lost.
    if (known === null && (await syncPayment(deps, provider, dispute.paymentRef)) === null) return null;
    const attempt = await findAttempt(db, { provider, providerRef: dispute.paymentRef });
    if (attempt === null) return null;
    const applied = await applyDispute(deps, { attempt, known, dispute });
    if (applied === 'changed-meanwhile') continue;
    deps.wakeOutbox();
    if (applied.endedSubscription !== null)
      for (const id of await findPayableRenewals(db, applied.endedSubscription)) await expireOrder(deps, id);
    return dispute.state;
  }
  throw new Error(`The dispute ${providerRef} changed ${MAX_TRIES} times while it was retrieved`);
}

function isSame(known: DisputeRow, { state, amount, isWithdrawn }: ProviderDispute): boolean {
  return known.state === state && known.amount === amount && known.isWithdrawn === isWithdrawn;
}

interface Answer {
  attempt: Attempt;
  /** The stored dispute, as it was before the provider was asked. */
  known: DisputeRow | null;
  dispute: ProviderDispute;
}

type Applied = { endedSubscription: string | null };

async function applyDispute(deps: BillingDeps, answer: Answer): Promise<Applied | 'changed-meanwhile'> {
  try {
    return await inTransaction(deps.db, (tx) => applyWithin(tx, deps, answer));
  } catch (error) {
    // Another process has just stored the dispute.
    if (isUniqueViolation(error)) return 'changed-meanwhile';
    throw error;
  }
}

async function applyWithin(
  tx: Transaction,
  deps: BillingDeps,
  { attempt, known, dispute }: Answer,
): Promise<Applied | 'changed-meanwhile'> {
  const now = deps.clock();
  const { orderId, provider } = attempt;
  await lockOrder(tx, attempt, now);
  if (known && !(await updateDispute(tx, known, { dispute, now }))) return 'changed-meanwhile';
  const stored = known ?? (await insertDispute(tx, { orderId, provider, dispute }, now));
  const { state, amount, isWithdrawn } = dispute;
  const row = { ...stored, state, amount, isWithdrawn };
  await bookDispute(tx, row, now);
  const before = known?.state ?? null;
  if (before === state) return { endedSubscription: null };
  const wasBlocking = before !== null && isBlocking(before);
  // A dispute of a second payment of the order, which was refunded, does not concern what the first one paid for.
  const isOfOrder = (await findFirstPayment(tx, orderId))?.providerRef === dispute.paymentRef;
  let endedSubscription: string | null = null;
  if (isOfOrder && isBlocking(state) && !wasBlocking) endedSubscription = await blockOrder(tx, deps, row);
  if (isOfOrder && !isBlocking(state) && wasBlocking) await unblockOrder(tx, deps, row);
  await audit(tx, deps, AUDITED[state], {
    userId: attempt.userId,
    details: { orderId, provider, amount, currency: row.currency },
  });
  await enqueue(tx, 'mail.dispute', { payload: { disputeId: row.id, news: state }, now });
  return { endedSubscription };
}

const AUDITED = {
  open: 'payment.disputed',
  lost: 'payment.dispute-lost',
  won: 'payment.dispute-won',
} as const satisfies Record<DisputeState, string>;
