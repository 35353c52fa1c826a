import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { inTransaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import { alreadyPaid, type OpenOrder, stillPayable } from './open-order.ts';
import { syncPayment } from './sync-payment.ts';

const PAYABLE_STATUSES: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/**
 * The client secret of the order's payment: the last attempt's while it can be paid, a new attempt's otherwise; null when the
 * order itself can no longer be paid.
 */
export async function payableSecret(deps: BillingDeps, order: OpenOrder): Promise<string | null> {
  const { db, stripe, clock } = deps;
  for (;;) {
    const last = await db.paymentAttempt.findFirst({ where: { orderId: order.id }, orderBy: { attemptNo: 'desc' } });
    if (last?.providerRef) {
      const intent = await stripe.paymentIntents.retrieve(last.providerRef);
      if (PAYABLE_STATUSES.includes(intent.status)) return secretOf(intent);
      await syncPayment(deps, 'stripe', intent.id);
      if (intent.status !== 'canceled') throw alreadyPaid();
    }
    const attempt = last && !last.providerRef ? last : await createAttempt(deps, order, (last?.attemptNo ?? 0) + 1);
    if (attempt === 'order-ended') return null;
    if (attempt === 'made-elsewhere') continue;
    // The key is the attempt's: after a crash between here and the next line the same payment comes back.
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.grossAmount,
        currency: order.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        metadata: { orderId: order.id, attemptNo: String(attempt.attemptNo) },
      },
      { idempotencyKey: `order:${order.id}:attempt:${attempt.attemptNo}:create` },
    );
    await db.paymentAttempt.update({ where: { id: attempt.id }, data: { providerRef: intent.id, updatedAt: clock() } });
    return secretOf(intent);
  }
}

/** A new attempt of an order that still waits for its payment, which is made sure of under the order's lock. */
async function createAttempt({ db, clock }: BillingDeps, order: OpenOrder, attemptNo: number) {
  const now = clock();
  try {
    return await inTransaction(db, async (tx) => {
      const { count } = await tx.order.updateMany({ where: stillPayable(order.id), data: { updatedAt: now } });
      if (count === 0) return 'order-ended';
      return tx.paymentAttempt.create({
        data: {
          id: randomUUID(),
          orderId: order.id,
          attemptNo,
          provider: 'stripe',
          state: 'open',
          amount: order.grossAmount,
          currency: order.currency,
          createdAt: now,
          updatedAt: now,
        },
      });
    });
  } catch (error) {
    // Another tab has made that attempt a moment before.
    if (isUniqueViolation(error)) return 'made-elsewhere';
    throw error;
  }
}

function secretOf(intent: Stripe.PaymentIntent): string {
  if (!intent.client_secret) throw new Error(`The payment ${intent.id} came without its client secret`);
  return intent.client_secret;
}
