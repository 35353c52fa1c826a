import { trpc } from '../../../lib/trpc.ts';

/** Asks anew for everything that a subscription's change changes: itself, the payments, and what its owner may do. */
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
