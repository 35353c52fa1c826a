import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxStore } from './state.ts';
import { invalidRequest, missing } from './stripe-error.ts';

export type DisputeEventType =
  `charge.dispute.${'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'}`;

export interface DisputeDeps {
  store: SandboxStore;
  clock: () => Date;
  emit(type: DisputeEventType, dispute: Stripe.Dispute): void;
}

export interface DisputeForm {
  payment_intent: string;
  /** Minor units; by default the whole payment. */
  amount?: number | undefined;
  /** The bank only asks: no money is withdrawn. */
  isInquiry?: boolean | undefined;
}

export function findDispute({ store }: Pick<DisputeDeps, 'store'>, disputeId: string): Stripe.Dispute {
  const dispute = store.state.disputes[disputeId];
  if (!dispute) throw missing('dispute', disputeId);
  return dispute;
}

/** A buyer disputes a payment with the bank, which takes the money back at once unless it only asks. */
export function openDispute(deps: DisputeDeps, { payment_intent, amount, isInquiry }: DisputeForm): Stripe.Dispute {
  const { store, clock, emit } = deps;
  const intent = store.state.intents[payment_intent];
  if (intent?.status !== 'succeeded') throw invalidRequest('The payment has not succeeded', 'payment_intent');
  const dispute = {
    id: `du_${randomBytes(12).toString('hex')}`,
    object: 'dispute',
    amount: amount ?? intent.amount,
    balance_transactions: [],
    charge: intent.latest_charge,
    created: Math.floor(clock().getTime() / 1_000),
    currency: intent.currency,
    is_charge_refundable: isInquiry ?? false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  } as unknown as Stripe.Dispute;
  store.state.disputes[dispute.id] = dispute;
  emit('charge.dispute.created', dispute);
  if (!isInquiry) move(deps, dispute, -dispute.amount);
  return dispute;
}

/** The bank goes on with a dispute, or decides it. */
export function decideDispute(deps: DisputeDeps, disputeId: string, status: Stripe.Dispute.Status): Stripe.Dispute {
  const dispute = findDispute(deps, disputeId);
  dispute.status = status;
  const isOver = status === 'won' || status === 'lost' || status === 'warning_closed';
  deps.emit(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  if (status === 'won' && dispute.balance_transactions.length === 1) move(deps, dispute, dispute.amount);
  return dispute;
}

function move({ emit }: DisputeDeps, dispute: Stripe.Dispute, amount: number): void {
  const transaction = { id: `txn_${randomBytes(12).toString('hex')}`, object: 'balance_transaction', amount };
  dispute.balance_transactions.push(transaction as unknown as Stripe.BalanceTransaction);
  emit(amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute);
}
