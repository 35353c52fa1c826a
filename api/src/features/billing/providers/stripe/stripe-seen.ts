import type Stripe from 'stripe';
import { type PaymentSeen, type PaymentView, RailRefusal, type RefundSeen, type SavedMethod } from '../rail.ts';

// What Stripe's objects are to billing.

/** Statuses of payments and verifications, and what they are to us. */
const VIEWS: Readonly<Record<string, PaymentView>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_capture: 'awaiting',
  processing: 'processing',
  requires_action: 'action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};
export function seenPayment(intent: Stripe.PaymentIntent): PaymentSeen {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  return {
    providerRef: intent.id,
    view: viewOf(intent),
    received: isPaid ? { amount: intent.amount_received, currency: intent.currency.toUpperCase() } : null,
    paidAt: isPaid && charge ? new Date(charge.created * 1_000) : null,
    declined: declineOf(intent.last_payment_error),
    key: intent.metadata.key ?? null,
    saved:
      isPaid && intent.setup_future_usage
        ? savedOf(intent.customer, intent.payment_method, charge?.payment_method_details?.card)
        : null,
  };
}

export function seenSetup(setup: Stripe.SetupIntent): PaymentSeen {
  const isVerified = setup.status === 'succeeded';
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  return {
    providerRef: setup.id,
    view: viewOf(setup),
    received: null,
    paidAt: null,
    declined: declineOf(setup.last_setup_error),
    key: setup.metadata?.key ?? null,
    saved: isVerified ? savedOf(setup.customer, setup.payment_method, method?.card) : null,
  };
}

function viewOf({ id, status }: { id: string; status: string }): PaymentView {
  const view = VIEWS[status];
  if (!view) throw new Error(`The payment ${id} has an unknown status: ${status}`);
  return view;
}

type CardDetails = { brand: string | null; last4: string | null } | null | undefined;

function savedOf(
  customer: { id: string } | string | null,
  method: { id: string } | string | null,
  card: CardDetails,
): SavedMethod | null {
  const methodRef = typeof method === 'string' ? method : method?.id;
  if (!methodRef) return null;
  const brand = card?.brand ? card.brand.charAt(0).toUpperCase() + card.brand.slice(1) : '';
  return {
    customerRef: (typeof customer === 'string' ? customer : customer?.id) ?? null,
    methodRef,
    label: `${brand} •••• ${card?.last4 ?? '????'}`.trim(),
  };
}

function declineOf(error: { code?: string; decline_code?: string; message?: string } | null): PaymentSeen['declined'] {
  if (!error) return null;
  return { code: error.decline_code ?? error.code ?? 'declined', message: error.message ?? '' };
}

/** @throws Error for a status that we do not know. */
export function seenRefund(refund: Stripe.Refund): RefundSeen {
  const { status } = refund;
  const paymentRef = paymentOf(refund);
  if (!paymentRef) throw new RailRefusal('no_payment', `The refund ${refund.id} is of no payment`);
  return {
    providerRef: refund.id,
    paymentRef,
    state: refundStateOf(refund.id, status),
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    ours: refund.metadata?.refundId ?? null,
  };
}

/** The payment that a refund is of; null for one of a charge that no payment of today's kind made. */
export function paymentOf({ payment_intent: of }: Stripe.Refund): string | null {
  return (typeof of === 'string' ? of : of?.id) ?? null;
}

function refundStateOf(id: string, status: string | null): RefundSeen['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'pending' || status === 'requires_action') return 'pending';
  if (status === 'failed' || status === 'canceled') return 'failed';
  throw new Error(`The refund ${id} has an unknown status: ${status}`);
}
