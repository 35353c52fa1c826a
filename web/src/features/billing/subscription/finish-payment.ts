import { reasonText, sentenceText } from '../../../i18n/reason-text.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import type { ToastContent } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

/** What is done with a method of payment: it replaces the one that is charged, settles an open amount, or does so and then cancels. */
export type Purpose = 'change' | 'settle' | 'rebalance';

export function purposeOf(value: string | null): Purpose {
  return value === 'change' || value === 'rebalance' ? value : 'settle';
}

/** How it ended, in words for its owner. `isDone` false: it can be tried again. */
export interface Finished {
  isDone: boolean;
  toast: ToastContent;
}

type OrderState = Outputs['billing']['sync']['state'];

const PAID: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded'];
/** States in which the provider may still be at work. */
const OPEN: readonly OrderState[] = ['awaiting_payment', 'requires_action'];

/** How often a payment that is still being processed is asked about, and how long apart, in milliseconds. */
const CHECKS = 8;
const PAUSE_MS = 1_500;

/**
 * Asks what came of a payment or verification that was confirmed at its provider, and does what was to follow it. `finish` never
 * rejects: what goes wrong is its answer.
 */
export function useFinishPayment() {
  const t = useT();
  const { client } = trpc.useUtils();
  const refetch = useRefetchBilling();

  /** True once paid or verified, false while it is under way; refused it throws why. */
  const isPaid = async (orderId: string, purpose: Purpose): Promise<boolean> => {
    for (let count = 0; count < CHECKS; count += 1) {
      const { state, message } = await client.billing.sync.mutate({ orderId });
      if (PAID.includes(state)) return true;
      if (!OPEN.includes(state) || message) throw new Refused(refusal(purpose, message));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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

  /** What follows the payment: for a rebalance, the cancellation. */
  const follow = async (purpose: Purpose): Promise<Finished> => {
    if (purpose !== 'rebalance') return done(t(`subscription.${purpose}.done`));
    try {
      const { validUntil } = await client.billing.subscription.cancel.mutate();
      const date = validUntil && formatDate(new Date(validUntil));
      return done(date ? t('subscription.rebalance.done', { date }) : t('subscription.cancel.done'));
    } catch (error) {
      // The amount is settled, so there is nothing to try again here: the panel offers the plain cancellation.
      const why = errorText(error);
      return { isDone: true, toast: { type: 'error', text: `${t('subscription.rebalance.notCancelled')} (${why})` } };
    }
  };

  return {
    finish: async (orderId: string, purpose: Purpose): Promise<Finished> => {
      try {
        if (await isPaid(orderId, purpose)) return await follow(purpose);
        return { isDone: true, toast: stillPending(purpose) };
      } catch (error) {
        const text = error instanceof Refused ? error.message : errorText(error);
        return { isDone: false, toast: { type: 'error', text } };
      } finally {
        await refetch();
      }
    },

    /** After a refusal: what was paid or verified meanwhile, in another tab or by itself, counts; null for any other. */
    finishSettled: async (purpose: Purpose, refusal: unknown): Promise<Finished | null> => {
      const code = apiErrorOf(refusal)?.code;
      if (code === undefined) return null;
      const now = await client.billing.subscription.current.query();
      const isSettled = purpose === 'change' ? code === 'already-paid' : now?.state === 'active';
      const finished = isSettled ? await follow(purpose) : null;
      await refetch();
      return finished;
    },
  };
}

function done(text: string): Finished {
  return { isDone: true, toast: { type: 'success', text } };
}

/** The provider's final word on a payment, put for its payer. */
class Refused extends Error {}
