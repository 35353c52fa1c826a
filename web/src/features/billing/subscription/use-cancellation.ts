import { formatDate } from '../../../lib/format-date.ts';
import { trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

interface CancellationOptions {
  onBusy: (isBusy: boolean) => void;
  onCancelled: () => void;
}

/** Cancels the subscription and shows when access expires. `error` is the API's refusal. */
export function useCancellation({ onBusy, onCancelled }: CancellationOptions) {
  const t = useT();
  const refetch = useRefetchBilling();
  const { mutate, isPending, error } = trpc.billing.subscription.cancel.useMutation({
    onMutate: () => onBusy(true),
    onSuccess: ({ validUntil }) => {
      onCancelled();
      const date = validUntil && formatDate(new Date(validUntil));
      const text = date ? t('subscription.cancel.doneUntil', { date }) : t('subscription.cancel.done');
      showToast({ type: 'success', text });
    },
    onSettled: () => {
      onBusy(false);
      // Also after a refusal: the subscription may have been cancelled, charged or ended elsewhere.
      return refetch();
    },
  });
  return { cancel: () => mutate(), isPending, error };
}

export type Cancellation = ReturnType<typeof useCancellation>;
