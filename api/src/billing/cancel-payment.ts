import type { OutboxHandlers } from '../outbox/worker.ts';
import type { BillingDeps } from './billing-deps.ts';
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

/** Cancels payments that a deleted account has left open; tried again until the provider answers. */
export function paymentCancelling(deps: BillingDeps): Pick<OutboxHandlers, 'payment.cancel'> {
  return {
    async 'payment.cancel'({ providerRef }) {
      await cancelPayment(deps, providerRef);
    },
  };
}
