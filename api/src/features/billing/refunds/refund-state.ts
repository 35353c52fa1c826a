/**
 * Requested by us, pending at the provider, arrived, or refused or returned by the bank.
 */
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** Why money is refunded. A correction prints it in words. */
export const REFUND_REASONS = [
  'withdrawal',
  'goodwill',
  'account-deleted',
  'subscription-ended',
  'provider',
  'duplicate',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
