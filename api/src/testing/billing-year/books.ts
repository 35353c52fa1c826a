import type { Provider } from '@kreda/site/providers';
import type { CapturedPayment, Order, Refund } from '@paypal/paypal-server-sdk';
import type Stripe from 'stripe';
import { readAttemptKey } from '../../features/billing/payments/attempt-key.ts';
import type { PayingApi } from '../paying.ts';

/** A payment in the books of a provider, with what came back of it. Minor units. */
export interface BookedPayment {
  provider: Provider;
  ref: string;
  orderId: string;
  amount: number;
  paidAt: Date;
  isOffSession: boolean;
  refunds: { ref: string; amount: number; at: Date }[];
  /** What disputes have taken and not given back, beside refunds. */
  disputed: number;
  isBlocked: boolean;
}

/** All payments that succeeded, as the sandboxes know them; nothing of it comes from our database. */
export async function readBooks(paying: PayingApi): Promise<BookedPayment[]> {
  return [
    ...stripeBooks((await paying.state()) as StripeState),
    ...paypalBooks((await paying.paypal.control('state')) as PaypalState),
  ];
}

interface StripeState {
  intents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
}

const dateOf = (seconds: number) => new Date(seconds * 1_000);

function stripeBooks({ intents, charges, refunds, disputes }: StripeState): BookedPayment[] {
  const refundsOf = Map.groupBy(
    Object.values(refunds).filter(({ status }) => status === 'succeeded'),
    ({ payment_intent }) => String(payment_intent),
  );
  const disputesOf = Map.groupBy(Object.values(disputes), ({ payment_intent }) => String(payment_intent));
  return Object.values(intents)
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => {
      const own = disputesOf.get(intent.id) ?? [];
      const moves = own.flatMap(({ balance_transactions: moved }) => moved.map(({ amount }) => amount));
      return {
        provider: 'stripe',
        ref: intent.id,
        orderId: intent.metadata.orderId ?? '',
        amount: intent.amount_received,
        paidAt: dateOf(charges[String(intent.latest_charge)]!.created),
        // Charged without its buyer: no bank's page may be opened.
        isOffSession: intent.automatic_payment_methods?.allow_redirects === 'never',
        refunds: (refundsOf.get(intent.id) ?? []).map(({ id: ref, amount, created }) => ({
          ref,
          amount,
          at: dateOf(created),
        })),
        disputed: 0 - moves.reduce((sum, amount) => sum + amount, 0),
        isBlocked: own.some(({ status }) => status !== 'won' && status !== 'warning_closed'),
      };
    });
}

interface PaypalState {
  orders: Record<string, { order: Order; wayBack: object | null }>;
  captures: Record<string, CapturedPayment>;
  refunds: Record<string, { refund: Refund; captureId: string }>;
  disputes: Record<
    string,
    {
      status: string;
      disputed_transactions: { seller_transaction_id: string }[];
      dispute_outcome?: { outcome_code: string };
    }
  >;
}

const minor = (value: string | undefined) => Math.round(Number(value) * 100);

function paypalBooks({ orders, captures, refunds, disputes }: PaypalState): BookedPayment[] {
  const refundsOf = Map.groupBy(
    Object.values(refunds).filter(({ refund }) => refund.status === 'COMPLETED'),
    ({ captureId }) => captureId,
  );
  const disputesOf = Map.groupBy(
    Object.values(disputes),
    ({ disputed_transactions: [first] }) => first!.seller_transaction_id,
  );
  return Object.values(captures)
    .filter(({ status }) => ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status ?? ''))
    .map(({ id = '', amount, createTime, customId, supplementaryData }) => {
      const ref = supplementaryData?.relatedIds?.orderId ?? '';
      const own = disputesOf.get(id) ?? [];
      return {
        provider: 'paypal',
        ref,
        orderId: readAttemptKey(customId ?? '')?.orderId ?? '',
        amount: minor(amount?.value),
        paidAt: new Date(createTime!),
        isOffSession: orders[ref]?.wayBack === null,
        // The money of a lost dispute goes back as a reversal, which is a refund in the books.
        refunds: (refundsOf.get(id) ?? []).map(({ refund }) => ({
          ref: refund.id ?? '',
          amount: minor(refund.amount?.value),
          at: new Date(refund.createTime!),
        })),
        disputed: 0,
        isBlocked: own.some(
          ({ status, dispute_outcome }) =>
            status !== 'RESOLVED' || dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR',
        ),
      };
    });
}
