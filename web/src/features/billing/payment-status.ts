import type { Outputs } from '../../lib/trpc.ts';

type Payment = Outputs['billing']['payments'][number];

/** What the list of payments says about a payment. */
export type PaymentStatus =
  | Payment['kind']
  | 'trial'
  | 'unfinished'
  | 'refunded'
  | 'refundPending'
  | 'disputed'
  | 'withdrawn';

const REFUNDED: readonly string[] = ['refunded', 'partially_refunded'];

export function statusOf({
  state,
  kind,
  dispute,
  isRefundPending,
  withdrawal,
  subscriptionPart,
}: Pick<Payment, 'state' | 'kind' | 'dispute' | 'isRefundPending' | 'withdrawal' | 'subscriptionPart'>): PaymentStatus {
  if (dispute === 'open') return 'disputed';
  // The bank or PayPal has given the money back.
  if (dispute === 'lost') return 'refunded';
  // What is owed is shown as such, however often the provider has refused it.
  if (withdrawal && withdrawal.refund !== 'done') return withdrawal.refund === 'none' ? 'withdrawn' : 'refundPending';
  if (isRefundPending) return 'refundPending';
  // A trial has no payment: its card is verified, or not yet.
  if (subscriptionPart === 'trial' && kind !== 'attempt') return kind === 'payment' ? 'trial' : 'unfinished';
  return REFUNDED.includes(state) ? 'refunded' : kind;
}
