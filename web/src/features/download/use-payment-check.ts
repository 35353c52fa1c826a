import { useEffect, useState } from 'react';
import { sentenceText } from '../../i18n/reason-text.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';

export type PaymentCheck =
  | { status: 'checking' }
  | { status: 'paid'; order: PaidOrder | null }
  /** The bank has not answered yet. It is asked again from time to time. */
  | { status: 'processing' }
  /** `text`: the reason in the interface's language, if it is known. */
  | { status: 'unpaid'; text: string | null };

/** The paid order. */
export type PaidOrder = Outputs['billing']['order'];

/** Whether an order begins a trial: only the first order of a trial has the amount zero. */
export function beginsTrial(order: PaidOrder | null): boolean {
  return order?.grossAmount === 0;
}

type OrderState = Outputs['billing']['sync']['state'];

const PAID: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded'];
/** States in which the provider may still be at work. */
const OPEN: readonly OrderState[] = ['awaiting_payment', 'requires_action'];

/** How often a payment in progress is polled, and the interval in milliseconds. */
const POLL_COUNT = 8;
const POLL_INTERVAL_MS = 1500;
/** How often a payment is polled that the bank is slow with, in milliseconds. */
const SLOW_POLL_INTERVAL_MS = 5000;

/** Polls the API while the payment of an order is pending. Without an order, checks whether the user has access. */
export function usePaymentCheck(orderId: string | null): PaymentCheck {
  const { client } = trpc.useUtils();
  const utils = trpc.useUtils();
  const [check, setCheck] = useState<PaymentCheck>({ status: 'checking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per order; client and utils do not change.
  useEffect(() => {
    let isCurrent = true;
    const poll = async (): Promise<PaymentCheck> => {
      if (!orderId) return (await client.account.isPaid.query()) ? { status: 'paid', order: null } : UNPAID;
      let isProcessing = false;
      for (let count = 0; (count < POLL_COUNT || isProcessing) && isCurrent; count += 1) {
        const synced = await client.billing.sync.mutate({ orderId });
        const { state, message } = synced;
        if (PAID.includes(state)) {
          return { status: 'paid', order: await client.billing.order.query({ orderId }) };
        }
        // A declined card is final for this attempt; the order stays payable.
        if (!OPEN.includes(state) || message) return { status: 'unpaid', text: message && sentenceText(message) };
        ({ isProcessing } = synced);
        if (isProcessing && isCurrent) setCheck({ status: 'processing' });
        const wait = isProcessing ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      return UNPAID;
    };
    poll()
      .catch((error: unknown): PaymentCheck => ({ status: 'unpaid', text: errorText(error) }))
      .then(async (answer) => {
        if (!isCurrent) return;
        if (answer.status === 'paid') {
          await Promise.all([
            utils.account.me.invalidate(),
            utils.billing.payments.invalidate(),
            utils.billing.subscription.current.invalidate(),
          ]);
        }
        setCheck(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [orderId]);
  return check;
}

const UNPAID: PaymentCheck = { status: 'unpaid', text: null };
