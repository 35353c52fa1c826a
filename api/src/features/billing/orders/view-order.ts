import { sentenceOf } from '@kreda/site/reasons';
import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { TRIAL_METHOD_USED } from '../payments/refuse-trial.ts';
import { findProcessing, listAttemptsWithRef } from '../payments/repo.ts';
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
const NOT_COMPLETED = sentenceOf('payment-not-completed');
const NO_TRIAL = sentenceOf('trial-method-used');

/** The code of a buyer who has refused or failed the bank's confirmation (3-D Secure), of a payment or of a card's verification. */
const NOT_CONFIRMED_CODE = /_authentication_failure$/;

/** The codes of a buyer who has cancelled at the bank, or did not answer it in time, with BLIK or Przelewy24 (docs.stripe.com/declines/codes). */
const NOT_COMPLETED_CODES: ReadonlySet<string> = new Set([
  'customer_declined',
  'code_expired',
  'payment_method_customer_decline',
  'payment_method_provider_timeout',
  'payment_intent_payment_attempt_expired',
]);

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

/** An order after it was updated from its providers. */
export interface SyncedOrderView {
  state: OrderState;
  /** Why the payment was declined, while the order is still payable, or why no trial starts; null without a decline. */
  message: string | null;
  /** The bank has the buyer's order to pay and has not answered yet: it can be neither cancelled nor paid again. */
  isProcessing: boolean;
}

/**
 * Updates the caller's order from the provider now.
 *
 * @throws {DomainError} `not-found`.
 */
export async function syncOrder(context: UserContext, orderId: string): Promise<SyncedOrderView> {
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
  if (!isPayable(state)) {
    const isRefusedTrial = state === 'cancelled' && declineCode === TRIAL_METHOD_USED;
    return { state, message: isRefusedTrial ? NO_TRIAL : null, isProcessing: false };
  }
  const isProcessing = (await findProcessing(context.db, orderId)) !== null;
  return { state, message: declineCode === null ? null : messageOf(declineCode), isProcessing };
}

function messageOf(declineCode: string): string {
  if (NOT_CONFIRMED_CODE.test(declineCode)) return NOT_CONFIRMED;
  return NOT_COMPLETED_CODES.has(declineCode) ? NOT_COMPLETED : NOT_PAID;
}
