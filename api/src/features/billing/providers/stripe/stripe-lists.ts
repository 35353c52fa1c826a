import type Stripe from 'stripe';
import type { Period, RailLists } from '../rail.ts';
import { paymentOf, paymentRefOf, refundOf } from './stripe-mapping.ts';

/** Stripe's limit per page. */
const limit = 100;

/**
 * Stripe's lists. Verifications are left out, since they move no money. So are refunds of charges without a PaymentIntent, which no order
 * of ours has.
 */
export function stripeLists(stripe: Stripe): RailLists {
  return {
    async *payments(period) {
      const query = { created: createdIn(period), limit, expand: ['data.latest_charge'] };
      for await (const intent of stripe.paymentIntents.list(query)) {
        const payment = paymentOf(intent);
        const paidAt = payment.paidAt ?? (payment.status === 'succeeded' ? new Date(intent.created * 1_000) : null);
        yield { ...payment, paidAt, orderId: intent.metadata.orderId ?? null };
      }
    },
    async *refunds(period) {
      for await (const refund of stripe.refunds.list({ created: createdIn(period), limit })) {
        if (paymentRefOf(refund) !== null) yield refundOf(refund);
      }
    },
  };
}

/** Stripe's times are whole seconds. */
function createdIn({ from, until }: Period): Stripe.RangeQueryParam {
  return { gte: Math.ceil(from.getTime() / 1_000), lt: Math.ceil(until.getTime() / 1_000) };
}
