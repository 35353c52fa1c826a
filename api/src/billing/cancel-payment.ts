import type { OutboxHandlers } from '../outbox/worker.ts';
import type { BillingDeps } from './billing-deps.ts';
import { startRefund } from './start-refund.ts';
import { type SyncedOrder, syncPayment } from './sync-payment.ts';

/** Cancels a payment at the provider, so that nobody pays it any more, and applies what became of it: it may just have been paid. */
export async function cancelPayment(deps: BillingDeps, providerRef: string): Promise<SyncedOrder | null> {
  try {
    await deps.stripe.paymentIntents.cancel(providerRef);
  } catch (error) {
    // It cannot be cancelled any more: what became of it is asked below. Anything else ends there too.
    deps.log.warn({ err: error, providerRef }, 'a payment could not be cancelled');
  }
  return syncPayment(deps, 'stripe', providerRef);
}

/** Cancels what a deleted account has left open, and gives back what arrived for it after all, until the provider answers. */
export function paymentLeftovers(deps: BillingDeps): Pick<OutboxHandlers, 'payment.cancel' | 'payment.refund'> {
  return {
    async 'payment.refund'({ orderId }) {
      await startRefund(deps, { orderId, amount: null, reason: 'account-deleted' });
    },
    async 'payment.cancel'({ providerRef }) {
      await cancelPayment(deps, providerRef);
    },
  };
}
