import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { AT_ONCE } from '../../../platform/work/for-each-concurrently.ts';
import { processDue } from '../../../platform/work/process-due.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getOrderState } from '../orders/repo.ts';
import { amountLeft } from '../refunds/amount-left.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { escalateWithdrawal } from './escalate-withdrawal.ts';
import {
  claimWithdrawal,
  findDueWithdrawals,
  findRefundsOfOrder,
  setNextCheck,
  settleWithdrawal,
  type Withdrawal,
} from './repo.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const CLAIM_MS = 10 * 60_000;
const BATCH = 50;

/** When a refused refund is tried again, after its first refusal, its second, and each further one. */
const RETRY_AFTER_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;
/** A refund that is on its way is looked at again after this time. */
const CHECK_AFTER_MS = HOUR_MS;
/** The operator is told after so many refusals, or when it is not done after so long: half of the time that the law gives. */
const ESCALATE_AFTER_TRIES = 4;
const ESCALATE_AFTER_MS = 7 * DAY_MS;

/**
 * Checks the refunds of withdrawals until they are done: tries again what a provider refused, and tells the operator when that does not
 * help. Any number of processes may call it.
 */
export function refundDueWithdrawals(deps: BillingDeps, isStopped = () => false): Promise<void> {
  const { db, clock, log } = deps;
  return processDue<Withdrawal>(
    {
      batch: BATCH,
      concurrency: AT_ONCE,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueWithdrawals(db, now, limit),
      claim: async (withdrawal, until) => ((await claimWithdrawal(db, withdrawal, until)) ? withdrawal : null),
      process: (withdrawal) => refundWithdrawal(deps, withdrawal),
      async onFailure({ id }, error) {
        // It is tried again when the claim has run out.
        log.error({ err: error, withdrawalId: id }, 'the refund of a withdrawal could not be checked');
      },
    },
    { clock, isStopped },
  );
}

/** Brings the refund of an owed withdrawal forward: starts it, waits for it, or starts it again. Its caller has claimed it. */
export async function refundWithdrawal(deps: BillingDeps, withdrawal: Withdrawal): Promise<void> {
  const { db, clock } = deps;
  const { id, orderId } = withdrawal;
  const checkAfter = await nextStep(deps, withdrawal);
  if (checkAfter === null) return settleWithdrawal(db, orderId, clock());
  await setNextCheck(db, id, new Date(clock().getTime() + checkAfter));
}

/** Does what can be done now. Answers after how long to check again, or null when nothing is owed any more. */
async function nextStep(deps: BillingDeps, withdrawal: Withdrawal): Promise<number | null> {
  const { db, clock } = deps;
  const { orderId } = withdrawal;
  if ((await getOrderState(db, orderId)) === 'refunded') return null;
  // A lost dispute may have given back a part of it, or all.
  if ((await amountLeft(db, orderId)) === 0) return null;
  const refunds = await findRefundsOfOrder(db, orderId);
  if (refunds.some(isOpen)) {
    await escalateIfLate(deps, withdrawal, 0);
    return CHECK_AFTER_MS;
  }
  const refused = refunds.filter(({ state }) => state === 'failed');
  const waited = refused[0] ? clock().getTime() - refused[0].updatedAt.getTime() : Number.POSITIVE_INFINITY;
  const pause = retryAfter(refused.length);
  if (waited < pause) return pause - waited;
  const state = await tryRefund(deps, orderId);
  if (state === 'succeeded') return null;
  if (state !== 'failed') {
    await escalateIfLate(deps, withdrawal, refused.length);
    return CHECK_AFTER_MS;
  }
  const tries = refused.length + 1;
  await escalateIfLate(deps, withdrawal, tries);
  return retryAfter(tries);
}

async function tryRefund(deps: BillingDeps, orderId: string) {
  try {
    return await startRefund(deps, { orderId, amount: null, reason: 'withdrawal' });
  } catch (error) {
    // While the bank or PayPal examines a dispute it holds the money, and decides where it goes.
    if (error instanceof DomainError && error.reason.code === 'payment-disputed') return 'disputed';
    throw error;
  }
}

function isOpen({ state }: { state: string }): boolean {
  return state === 'requested' || state === 'pending';
}

function retryAfter(refusals: number): number {
  if (refusals === 0) return 0;
  return RETRY_AFTER_MS[Math.min(refusals, RETRY_AFTER_MS.length) - 1]!;
}

async function escalateIfLate(deps: BillingDeps, { id, declaredAt }: Withdrawal, refusals: number): Promise<void> {
  const isLate = deps.clock().getTime() - declaredAt.getTime() >= ESCALATE_AFTER_MS;
  if (refusals < ESCALATE_AFTER_TRIES && !isLate) return;
  await inTransaction(deps.db, (tx) => escalateWithdrawal(tx, id, deps.clock()));
}
