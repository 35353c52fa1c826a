import { sentenceOf } from '@kreda/site/reasons';
import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { listAttemptsWithRef } from '../payments/repo.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { orderNumberOf } from './order-number.ts';
import { orderSnapshotSchema } from './order-snapshot.ts';
import { isPayable, type OrderState } from './order-state.ts';
import { findOrder } from './repo.ts';

/** An order as its buyer sees it. Money in minor units. */
export interface OrderView {
  orderId: string;
  orderNumber: string;
  state: OrderState;
  packageSlug: string;
  packageName: string;
  grossAmount: number;
  currency: string;
  resumeUuid: string | null;
}

/** The specification's text for a payment that is not found (section 8). */
const NOT_PAID = sentenceOf('payment-not-found');
const NOT_CONFIRMED = sentenceOf('payment-not-confirmed');

/** The code of a buyer who has refused or failed the bank's confirmation (3-D Secure), of a payment or of a card's verification. */
const NOT_CONFIRMED_CODE = /_authentication_failure$/;

/** The caller's order. @throws {DomainError} `not-found`. */
export async function getOrder({ user, db }: UserContext, orderId: string): Promise<OrderView> {
  const order = await findOrder(db, user.id, orderId);
  if (!order) throw new DomainError('not-found');
  const { id, state, grossAmount, currency, resumeUuid, catalogue } = order;
  const { slug, name } = orderSnapshotSchema.parse(catalogue);
  return {
    orderId: id,
    orderNumber: orderNumberOf(id),
    state: state as OrderState,
    packageSlug: slug,
    packageName: name,
    grossAmount,
    currency,
    resumeUuid,
  };
}

/**
 * Updates the caller's order from the provider now. `message` says that the payment was declined, while the order is still payable.
 *
 * @throws {DomainError} `not-found`.
 */
export async function syncOrder(
  context: UserContext,
  orderId: string,
): Promise<{ state: OrderState; message: string | null }> {
  const order = await getOrder(context, orderId);
  let { state } = order;
  let declineCode: string | null = null;
  for (const { provider, providerRef } of await listAttemptsWithRef(context.db, orderId)) {
    if (!isPayable(state) && state !== 'cancelled' && state !== 'expired') break;
    const synced = await syncPayment(context, provider, providerRef);
    if (synced) {
      state = synced.state;
      declineCode ??= synced.failureCode;
    }
  }
  if (!isPayable(state) || declineCode === null) return { state, message: null };
  return { state, message: NOT_CONFIRMED_CODE.test(declineCode) ? NOT_CONFIRMED : NOT_PAID };
}
