import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { requireParameters } from './parameters.ts';
import type { SandboxStore } from './state.ts';
import { invalidRequest, missing, missingIn } from './stripe-error.ts';

export type RefundEventType = 'refund.created' | 'refund.updated' | 'refund.failed';

export interface RefundDeps {
  store: SandboxStore;
  clock: () => Date;
  /** New refunds wait, as a bank may let them, until a control route settles them. */
  faults: { pendingRefunds: boolean; refuseRefunds: boolean };
  emit(type: RefundEventType, refund: Stripe.Refund): void;
}

export function findRefund({ store }: Pick<RefundDeps, 'store'>, refundId: string): Stripe.Refund {
  const refund = store.state.refunds[refundId];
  if (!refund) throw missing('refund', refundId);
  return refund;
}

/** Gives money back, as `POST /v1/refunds` does: all that is left of a payment, or a part of it. */
export function createRefund(deps: RefundDeps, form: Record<string, unknown>): Stripe.Refund {
  const { store, clock, faults, emit } = deps;
  requireParameters(form, { required: ['payment_intent'], optional: ['amount', 'metadata'] });
  const intent = store.state.intents[String(form.payment_intent)];
  if (!intent) throw missingIn('payment_intent', String(form.payment_intent));
  if (faults.refuseRefunds) throw invalidRequest('The payment cannot be refunded');
  if (intent.status !== 'succeeded') throw invalidRequest(`The payment ${intent.id} has not succeeded`);
  const left = intent.amount - refundedOf(store, intent.id);
  const amount = form.amount === undefined ? left : Number(form.amount);
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalidRequest('Invalid integer', 'amount');
  if (amount > left) throw invalidRequest('Refund amount is greater than unrefunded amount on charge', 'amount');
  const refund = {
    id: `re_${randomBytes(12).toString('hex')}`,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: intent.latest_charge,
    created: Math.floor(clock().getTime() / 1_000),
    currency: intent.currency,
    metadata: (form.metadata ?? {}) as Stripe.Metadata,
    payment_intent: intent.id,
    reason: null,
    receipt_number: null,
    status: faults.pendingRefunds ? 'pending' : 'succeeded',
  } as unknown as Stripe.Refund;
  store.state.refunds[refund.id] = refund;
  emit('refund.created', refund);
  return refund;
}

/** What a bank decides about a refund that waits, or that it sends back later. */
export function settleRefund(deps: RefundDeps, refundId: string, status: 'succeeded' | 'failed'): Stripe.Refund {
  const refund = findRefund(deps, refundId);
  refund.status = status;
  deps.emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  return refund;
}

function refundedOf({ state }: SandboxStore, intentId: string): number {
  const refunds = Object.values(state.refunds).filter(
    ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed',
  );
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
