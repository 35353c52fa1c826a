import { trpc } from '../../../lib/trpc.ts';

/** Refetches everything that a change of the subscription affects: the subscription, payments, access and downloads. */
export function useRefetchBilling(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.billing.subscription.invalidate(),
      utils.billing.payments.invalidate(),
      utils.account.invalidate(),
      utils.download.invalidate(),
    ]);
}
