/**
 * What has become of the money of a withdrawal. `none`: nothing was paid; `started`: requested, or waiting for the provider; `retrying`: the
 * provider refused it, and it is tried again.
 */
export type RefundProgress = 'none' | 'started' | 'retrying' | 'done';

/** @param refunds the order's refunds that were asked for. */
export function refundProgress(
  { state, amount }: { state: string; amount: number },
  refunds: readonly { state: string }[],
): RefundProgress {
  if (amount === 0) return 'none';
  if (state === 'settled') return 'done';
  const isOpen = refunds.some((refund) => refund.state === 'requested' || refund.state === 'pending');
  return !isOpen && refunds.some((refund) => refund.state === 'failed') ? 'retrying' : 'started';
}
