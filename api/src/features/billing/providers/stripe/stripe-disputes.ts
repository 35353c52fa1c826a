import type Stripe from 'stripe';
import type { ProviderDispute } from '../rail.ts';
import { refusalOf } from './stripe-error.ts';

/** Stripe's limit per page. */
const limit = 100;

/** Null for a dispute of a charge without a PaymentIntent, which no order of ours has. @throws {RailRefusal} for an unknown dispute. */
export async function retrieveDispute(stripe: Stripe, id: string): Promise<ProviderDispute | null> {
  try {
    return disputeOf(await stripe.disputes.retrieve(id));
  } catch (error) {
    throw refusalOf(error);
  }
}

export async function* disputesSince(stripe: Stripe, from: Date): AsyncIterable<string> {
  const created = { gte: Math.floor(from.getTime() / 1_000) };
  for await (const { id } of stripe.disputes.list({ created, limit })) yield id;
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute | null {
  const { id, payment_intent: of, status, reason, amount, currency, balance_transactions, created } = dispute;
  const paymentRef = typeof of === 'string' ? of : of?.id;
  if (!paymentRef) return null;
  return {
    providerRef: id,
    paymentRef,
    state: stateOf(id, status),
    reason,
    amount,
    currency: currency.toUpperCase(),
    // One balance transaction takes the money, and a second one gives it back.
    isWithdrawn: balance_transactions.length === 1,
    openedAt: new Date(created * 1_000),
  };
}

/** A warning is a question of the bank, before a dispute. An appeal follows a lost dispute, and may still win it. */
function stateOf(id: string, status: Stripe.Dispute.Status): ProviderDispute['state'] {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
    case 'needs_response':
    case 'under_review':
      return 'open';
    case 'lost':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
  }
  throw new Error(`The dispute ${id} has an unknown status: ${status}`);
}
