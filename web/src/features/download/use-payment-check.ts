import { useEffect, useState } from 'react';
import { sentenceText } from '../../i18n/reason-text.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';

export type PaymentCheck =
  | { status: 'checking' }
  | { status: 'paid'; order: PaidOrder | null }
  /** `text` says why, in the interface's language, where that is known. */
  | { status: 'unpaid'; text: string | null };

/** What was bought. */
export type PaidOrder = Outputs['billing']['order'];

type OrderState = Outputs['billing']['sync']['state'];

const PAID: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded'];
/** States in which the provider may still be at work. */
const OPEN: readonly OrderState[] = ['awaiting_payment', 'requires_action'];

/** How often a payment that is still being processed is asked about, and how long apart, in milliseconds. */
const POLL_COUNT = 8;
const POLL_INTERVAL_MS = 1500;

/** Asks the API to compare an order with the payment provider until it is decided; without an order, whether the user has paid. */
export function usePaymentCheck(orderId: string | null): PaymentCheck {
  const { client } = trpc.useUtils();
  const utils = trpc.useUtils();
  const [check, setCheck] = useState<PaymentCheck>({ status: 'checking' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is the question; client and utils do not change.
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<PaymentCheck> => {
      if (!orderId) return (await client.account.isPaid.query()) ? { status: 'paid', order: null } : UNPAID;
      for (let count = 0; count < POLL_COUNT && isCurrent; count += 1) {
        const { state, message } = await client.billing.sync.mutate({ orderId });
        if (PAID.includes(state)) {
          return { status: 'paid', order: await client.billing.order.query({ orderId }) };
        }
        // A declined card leaves the order payable, and the provider's word on it is final for this attempt.
        if (!OPEN.includes(state) || message) return { status: 'unpaid', text: message && sentenceText(message) };
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
      return UNPAID;
    };
    ask()
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
