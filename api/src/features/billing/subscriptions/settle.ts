import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withCheckoutLease } from '../orders/checkout-lease.ts';
import { findPeriodOrder, isStillPayable } from '../orders/repo.ts';
import { requireMethod } from '../payments/offered-methods.ts';
import { openPayment, type ReturnPaths } from '../payments/open-payment.ts';
import type { OpenedPayment } from '../providers/rail.ts';
import { getLiveSubscription } from './get-live-subscription.ts';

/** An open amount that is ready to be paid. */
export type Settlement = OpenedPayment & { orderId: string; amount: number; currency: string };

/**
 * Opens the payment of a subscription's open amount by the buyer. The method of this payment is charged for later periods.
 *
 * @throws {DomainError} `not-found` when nothing is open, `conflict` while it is being charged; otherwise as `withCheckoutLease` and
 *   `retryOnOrderChange`.
 */
export async function openSettlement(
  context: UserContext,
  { method, paths }: { method: PaymentMethod; paths: ReturnPaths },
): Promise<Settlement> {
  const { id: subscriptionId, periodNo } = await getLiveSubscription(context);
  const order = await findPeriodOrder(context.db, { subscriptionId, periodNo: periodNo + 1 });
  const isOpen = order !== null && (await isStillPayable(context.db, order.id));
  if (!isOpen) throw nothingOpen();
  const { grossAmount: amount, currency } = order;
  requireMethod(context, method, { amount, renewalAmount: amount, currency });
  const opened = await withCheckoutLease(context, () =>
    openPayment(context, order, { method, savesMethod: true, paths }),
  );
  if (opened === null) throw nothingOpen();
  return { ...opened, orderId: order.id, amount, currency };
}

function nothingOpen(): DomainError {
  return new DomainError('nothing-to-pay');
}
