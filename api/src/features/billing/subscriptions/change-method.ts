import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { UserContext } from '../../../context.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { withCheckoutLease } from '../orders/checkout-lease.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { copyOfBuyer, findOpenOrder, getCurrency, insertSubscriptionOrder } from '../orders/repo.ts';
import { retryOnOrderChange } from '../orders/retry-on-order-change.ts';
import { requireMethod } from '../payments/offered-methods.ts';
import { openPayment, type ReturnPaths } from '../payments/open-payment.ts';
import type { OpenedPayment } from '../providers/rail.ts';
import { getLiveSubscription } from './get-live-subscription.ts';

/** The opened verification of a new payment method. */
export type MethodChange = OpenedPayment & { orderId: string };

/**
 * Begins to replace the card or PayPal account of the caller's subscription. The old one stays until the new one is verified.
 *
 * @throws {DomainError} `not-found` without a running subscription; otherwise as `withCheckoutLease` and `retryOnOrderChange`.
 */
export async function openMethodChange(
  context: UserContext,
  { method, paths }: { method: PaymentMethod; paths: ReturnPaths },
): Promise<MethodChange> {
  const { db, clock } = context;
  const subscription = await getLiveSubscription(context);
  const openKey = `method:${subscription.id}`;
  const { renewal } = orderSnapshotSchema.parse(subscription.catalogue);
  const currency = await getCurrency(db, subscription.id);
  requireMethod(context, method, { amount: 0, renewalAmount: renewal?.grossAmount ?? 0, currency });
  return withCheckoutLease(context, () =>
    retryOnOrderChange(async () => {
      const open = await findOpenOrder(db, openKey);
      const order = open ?? (await makeOrder());
      if (order === null) return null;
      const opened = await openPayment(context, order, { method, savesMethod: true, paths });
      return opened && { ...opened, orderId: order.id };
    }),
  );

  async function makeOrder() {
    const now = clock();
    const copy = await copyOfBuyer(db, subscription);
    const nothing = { grossAmount: 0, netAmount: 0, vatAmount: 0 };
    const verification = { purpose: 'method-change', openKey, subscriptionId: subscription.id, ...nothing } as const;
    try {
      return await insertSubscriptionOrder(db, copy, { order: { ...verification, consentAt: now }, now });
    } catch (error) {
      // Another tab has just created the order.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }
}
