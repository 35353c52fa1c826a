import type { Provider } from '@kreda/site/providers';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { railOf } from '../providers/rails.ts';
import { sendOpenRefund, startRefund } from '../refunds/start-refund.ts';
import { cancelPayment } from './cancel-payments.ts';

/** The outbox handlers of billing: cancel payments, send refunds, delete saved methods. */
export function paymentOutbox(
  deps: BillingDeps,
): Pick<OutboxHandlers, 'payment.cancel' | 'payment.refund' | 'payment.send-refund' | 'payment.forget'> {
  return {
    async 'payment.cancel'({ provider, providerRef }) {
      await cancelPayment(deps, { provider: provider as Provider, providerRef });
    },
    async 'payment.refund'({ orderId, reason }) {
      await startRefund(deps, { orderId, amount: null, reason });
    },
    async 'payment.forget'({ provider, ...kept }) {
      await railOf(deps.rails, provider).forget(kept);
    },
    async 'payment.send-refund'({ refundId }) {
      await sendOpenRefund(deps, refundId);
    },
  };
}
