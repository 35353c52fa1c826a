import { useEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { isBeingCharged } from './subscription-status.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

/** Poll interval while a payment is in progress, in milliseconds. */
const POLL_INTERVAL_MS = 4_000;

/** The user's subscription. It is polled while a payment is in progress, so that the result appears by itself. */
export function useSubscription() {
  const refetch = useRefetchBilling();
  const query = trpc.billing.subscription.current.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data && isBeingCharged(data, new Date()) ? POLL_INTERVAL_MS : false),
  });
  const { data } = query;
  const status = data && [data.state, data.validUntil, data.openAmount].join(' ');
  const known = useRef(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of status concerns the rest of the page.
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) void refetch();
    known.current = status;
  }, [status]);
  return query;
}
