import { useEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { isBeingCharged } from './subscription-status.ts';
import { useRefetchBilling } from './use-refetch-billing.ts';

/** How often a subscription is looked at while its payment is under way, in milliseconds. */
const LOOK_EVERY_MS = 4_000;

/** The user's subscription; while a payment of it is under way it is asked about again, and what came of it shows by itself. */
export function useSubscription() {
  const refetch = useRefetchBilling();
  const query = trpc.billing.subscription.current.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => (data && isBeingCharged(data, new Date()) ? LOOK_EVERY_MS : false),
  });
  const { data } = query;
  const status = data && [data.state, data.validUntil, data.openAmount].join(' ');
  const known = useRef(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of its standing is news for the rest of the page.
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) void refetch();
    known.current = status;
  }, [status]);
  return query;
}
