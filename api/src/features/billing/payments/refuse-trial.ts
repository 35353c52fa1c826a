import { audit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import { mayWriteTo } from '../../../platform/mail/may-write-to.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { isPayable, type OrderState } from '../orders/order-state.ts';
import { setOrderState } from '../orders/repo.ts';
import type { ProviderPayment } from '../providers/rail.ts';
import { findRecipient, hasLiveSubscription } from '../subscriptions/repo.ts';
import { claimTrial } from '../subscriptions/trial-uses.ts';
import { releaseVoucher } from '../vouchers/repo.ts';
import { type Attempt, refuseAttempt } from './repo.ts';

/** The failure code of a verification whose card or PayPal account, or whose mailbox, has had its trials. */
export const TRIAL_METHOD_USED = 'trial-method-used';

interface VerifiedOrder {
  id: string;
  userId: string | null;
  state: string;
  purpose: string;
  subscriptionId: string | null;
  grossAmount: number;
  catalogue: unknown;
}

/**
 * Counts the trial that an order starts. False when its mailbox, card or PayPal account has had its trials. True for every order that
 * starts none, also because the buyer has got a subscription meanwhile.
 *
 * @throws a unique violation, as `claimTrial`.
 */
export async function mayStart(
  tx: Transaction,
  { config, clock }: BillingDeps,
  { order, attempt, fingerprint }: { order: VerifiedOrder; attempt: Attempt; fingerprint: string | null },
): Promise<boolean> {
  const { renewal } = orderSnapshotSchema.parse(order.catalogue);
  const startsTrial =
    order.purpose === 'purchase' && order.subscriptionId === null && order.grossAmount === 0 && renewal?.trialDays;
  if (!startsTrial || order.userId === null || (await hasLiveSubscription(tx, order.userId))) return true;
  const owner = await findRecipient(tx, order.userId);
  if (!owner) return true;
  const { email } = owner;
  const trial = { email, isVerified: mayWriteTo(owner), provider: attempt.provider, fingerprint };
  return claimTrial(tx, config, trial, clock());
}

/**
 * Ends an order whose trial is not given, and has the provider delete the card or account that was verified for it. No money was taken.
 * What a repeated call finds done it does not do again.
 */
export async function refuseTrial(
  tx: Transaction,
  deps: BillingDeps,
  { order, attempt, saved }: { order: VerifiedOrder; attempt: Attempt; saved: ProviderPayment['saved'] },
): Promise<OrderState> {
  const now = deps.clock();
  const { id: orderId, userId } = order;
  await refuseAttempt(tx, attempt.id, { code: TRIAL_METHOD_USED, now });
  if (attempt.failureCode !== TRIAL_METHOD_USED) {
    if (saved) {
      const { provider } = attempt;
      const payload = { provider, customerRef: null, methodRef: saved.methodRef };
      await enqueue(tx, 'payment.forget', { payload, now });
    }
    await audit(tx, deps, 'payment.failed', {
      userId,
      details: { orderId, provider: attempt.provider, code: TRIAL_METHOD_USED },
    });
  }
  const state = order.state as OrderState;
  if (!isPayable(state)) return state;
  await setOrderState(tx, orderId, { state: 'cancelled', keepsOpen: false });
  await releaseVoucher(tx, orderId, now);
  return 'cancelled';
}
