import { capturesOf } from './captures.ts';
import { notFound, unprocessable } from './paypal-sandbox-error.ts';
import { createRefund } from './refunds.ts';
import { type PaypalDeps, paypalId, paypalTime } from './state.ts';

/** A dispute as the Disputes API v1 writes it; the SDK has no type of it. */
export interface PaypalDispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED';
  reason: string;
  dispute_life_cycle_stage: 'CHARGEBACK';
  dispute_amount: { currency_code: string; value: string };
  disputed_transactions: { seller_transaction_id: string }[];
  dispute_outcome?: { outcome_code: string };
}

export function findDispute({ store }: Pick<PaypalDeps, 'store'>, id: string): PaypalDispute {
  const dispute = store.state.disputes[id];
  if (!dispute) throw notFound();
  return dispute;
}

/** A buyer disputes the payment of an order. */
export function openDispute({ store, clock, emit }: PaypalDeps, orderId: string): PaypalDispute {
  const [capture] = capturesOf(store, orderId);
  if (!capture?.id || !capture.amount) throw unprocessable('CAPTURE_NOT_COMPLETED', 'Nothing was captured of it.');
  const dispute: PaypalDispute = {
    dispute_id: `PP-R-${paypalId().slice(0, 3)}-${Object.keys(store.state.disputes).length + 10_000}`,
    create_time: clock().toISOString(),
    update_time: clock().toISOString(),
    status: 'OPEN',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_amount: { currency_code: capture.amount.currencyCode, value: capture.amount.value },
    disputed_transactions: [{ seller_transaction_id: capture.id }],
  };
  store.state.disputes[dispute.dispute_id] = dispute;
  emit('CUSTOMER.DISPUTE.CREATED', 'dispute', dispute);
  return dispute;
}

/** PayPal goes on with a dispute, or decides it. Deciding for the buyer may reverse the capture, which is a refund on the wire. */
export function decideDispute(
  deps: PaypalDeps,
  id: string,
  { outcome, isReversed }: { outcome: string | null; isReversed: boolean },
): PaypalDispute {
  const dispute = findDispute(deps, id);
  dispute.update_time = paypalTime(deps.clock());
  dispute.status = outcome === null ? 'UNDER_REVIEW' : 'RESOLVED';
  if (outcome !== null) dispute.dispute_outcome = { outcome_code: outcome };
  deps.emit(outcome === null ? 'CUSTOMER.DISPUTE.UPDATED' : 'CUSTOMER.DISPUTE.RESOLVED', 'dispute', dispute);
  if (isReversed) createRefund(deps, dispute.disputed_transactions[0]?.seller_transaction_id ?? '', {});
  return dispute;
}
