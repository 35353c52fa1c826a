import { reasonText, sentenceText } from '../../../i18n/reason-text.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import type { ToastContent } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

/** What a payment method is given for: to replace the saved one, to settle an open amount, or to settle it and then cancel. */
export type Purpose = 'change' | 'settle' | 'rebalance';

export function purposeOf(value: string | null): Purpose {
  return value === 'change' || value === 'rebalance' ? value : 'settle';
}

/** The result, with a text for the user. If `isDone` is false, the user can retry. */
export interface FinishResult {
  isDone: boolean;
  toast: ToastContent;
}

type OrderState = Outputs['billing']['sync']['state'];

const PAID: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded'];
/** States in which the provider may still be at work. */
const OPEN: readonly OrderState[] = ['awaiting_payment', 'requires_action'];

/** How often a payment in progress is polled, and the interval in milliseconds. */
const POLL_COUNT = 8;
const POLL_INTERVAL_MS = 1_500;

/**
 * Polls the API for the result of a payment or verification that the provider accepted, then does what its purpose asks for.
 * `finish` never rejects: it returns errors as a result.
 */
export function useFinishPayment() {
  const t = useT();
  const { client } = trpc.useUtils();
  const refetch = useRefetchBilling();

  /** True once paid or verified; false if still in progress after the last poll. Throws `PaymentRefused` with the reason. */
  const isPaid = async (orderId: string, purpose: Purpose): Promise<boolean> => {
    for (let count = 0; count < POLL_COUNT; count += 1) {
      const { state, message } = await client.billing.sync.mutate({ orderId });
      if (PAID.includes(state)) return true;
      if (!OPEN.includes(state) || message) throw new PaymentRefused(refusal(purpose, message));
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    return false;
  };
  const refusal = (purpose: Purpose, message: string | null) => {
    if (purpose === 'change') return t('subscription.change.failed');
    return message === null ? reasonText('internal') : sentenceText(message);
  };

  const stillPending = (purpose: Purpose): ToastContent =>
    purpose === 'rebalance'
      ? { type: 'warning', text: t('subscription.rebalance.pending') }
      : { type: 'info', text: t('subscription.pending') };

  /** What follows a successful payment. For a rebalance this is the cancellation. */
  const afterPayment = async (purpose: Purpose): Promise<FinishResult> => {
    if (purpose !== 'rebalance') return success(t(`subscription.${purpose}.done`));
    try {
      const { validUntil } = await client.billing.subscription.cancel.mutate();
      const date = validUntil && formatDate(new Date(validUntil));
      return success(date ? t('subscription.rebalance.done', { date }) : t('subscription.cancel.done'));
    } catch (error) {
      // The amount is settled, so there is nothing to retry here. The panel offers the plain cancellation.
      const why = errorText(error);
      return { isDone: true, toast: { type: 'error', text: `${t('subscription.rebalance.notCancelled')} (${why})` } };
    }
  };

  return {
    finish: async (orderId: string, purpose: Purpose): Promise<FinishResult> => {
      try {
        if (await isPaid(orderId, purpose)) return await afterPayment(purpose);
        return { isDone: true, toast: stillPending(purpose) };
      } catch (error) {
        const text = error instanceof PaymentRefused ? error.message : errorText(error);
        return { isDone: false, toast: { type: 'error', text } };
      } finally {
        await refetch();
      }
    },

    /** Call after a refusal. Finishes a payment or verification that succeeded meanwhile, in another tab or automatically; otherwise null. */
    finishSettled: async (purpose: Purpose, refusal: unknown): Promise<FinishResult | null> => {
      const code = apiErrorOf(refusal)?.code;
      if (code === undefined) return null;
      const now = await client.billing.subscription.current.query();
      const isSettled = purpose === 'change' ? code === 'already-paid' : now?.state === 'active';
      const finished = isSettled ? await afterPayment(purpose) : null;
      await refetch();
      return finished;
    },
  };
}

function success(text: string): FinishResult {
  return { isDone: true, toast: { type: 'success', text } };
}

/** The provider refused a payment. The message is the text for the user. */
class PaymentRefused extends Error {}
