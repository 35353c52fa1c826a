import type { PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type Stripe from 'stripe';
import {
  type PaymentStatus,
  type ProviderPayment,
  type ProviderRefund,
  RailRefusal,
  type SavedMethod,
} from '../rail.ts';

// Stripe's objects as billing's types.

/** Stripe's statuses of PaymentIntents and SetupIntents. */
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_capture: 'awaiting',
  processing: 'processing',
  requires_action: 'action',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  return {
    providerRef: intent.id,
    status: statusOf(intent),
    received: isPaid ? { amount: intent.amount_received, currency: intent.currency.toUpperCase() } : null,
    paidAt: isPaid && charge ? new Date(charge.created * 1_000) : null,
    paidBy: isPaid ? paidByOf(charge?.payment_method_details) : null,
    country: isPaid ? (charge?.payment_method_details?.card?.country ?? null) : null,
    declined: declineOf(intent.last_payment_error),
    fingerprint: null,
    key: intent.metadata.key ?? null,
    saved:
      isPaid && intent.setup_future_usage
        ? savedOf(intent.customer, intent.payment_method, charge?.payment_method_details)
        : null,
  };
}

export function verificationOf(setup: Stripe.SetupIntent): ProviderPayment {
  const isVerified = setup.status === 'succeeded';
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  return {
    providerRef: setup.id,
    status: statusOf(setup),
    received: null,
    paidAt: null,
    paidBy: null,
    country: isVerified ? (method?.card?.country ?? null) : null,
    declined: declineOf(setup.last_setup_error),
    fingerprint: isVerified ? (method?.card?.fingerprint ?? null) : null,
    key: setup.metadata?.key ?? null,
    saved: isVerified ? savedOf(setup.customer, setup.payment_method, method) : null,
  };
}

function statusOf({ id, status }: { id: string; status: string }): PaymentStatus {
  const known = STATUSES[status];
  if (!known) throw new Error(`The payment ${id} has an unknown status: ${status}`);
  return known;
}

/** What Stripe tells of a method, in a charge or in a payment method. */
type MethodDetails =
  | {
      type: string;
      card?: { brand: string | null; last4: string | null; wallet?: { type: string } | null } | undefined;
    }
  | null
  | undefined;

const WALLETS: Readonly<Record<string, PaidBy>> = { apple_pay: 'apple-pay', google_pay: 'google-pay' };

function paidByOf(details: MethodDetails): PaidBy {
  if (details?.type === 'blik' || details?.type === 'p24') return details.type;
  return WALLETS[details?.card?.wallet?.type ?? ''] ?? 'card';
}

function savedOf(
  customer: { id: string } | string | null,
  method: { id: string } | string | null,
  details: MethodDetails,
): SavedMethod | null {
  const methodRef = typeof method === 'string' ? method : method?.id;
  if (!methodRef) return null;
  const customerRef = (typeof customer === 'string' ? customer : customer?.id) ?? null;
  if (details?.type === 'blik') return { kind: 'blik', customerRef, methodRef, label: 'BLIK' };
  const card = details?.card;
  const brand = card?.brand ? card.brand.charAt(0).toUpperCase() + card.brand.slice(1) : '';
  return {
    kind: 'card',
    customerRef,
    methodRef,
    label: `${brand} •••• ${card?.last4 ?? '????'}`.trim(),
  };
}

function declineOf(
  error: { code?: string; decline_code?: string; message?: string } | null,
): ProviderPayment['declined'] {
  if (!error) return null;
  return { code: error.decline_code ?? error.code ?? 'declined', message: error.message ?? '' };
}

/** @throws Error for an unknown status, {RailRefusal} for a refund without a PaymentIntent. */
export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { status } = refund;
  const paymentRef = paymentRefOf(refund);
  if (!paymentRef) throw new RailRefusal('no_payment', `The refund ${refund.id} is of no payment`);
  return {
    providerRef: refund.id,
    paymentRef,
    state: refundStateOf(refund.id, status),
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    refundId: refund.metadata?.refundId ?? null,
  };
}

/** The refunded PaymentIntent; null for the refund of a charge without one. */
export function paymentRefOf({ payment_intent: of }: Stripe.Refund): string | null {
  return (typeof of === 'string' ? of : of?.id) ?? null;
}

function refundStateOf(id: string, status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'pending' || status === 'requires_action') return 'pending';
  if (status === 'failed' || status === 'canceled') return 'failed';
  throw new Error(`The refund ${id} has an unknown status: ${status}`);
}
