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

const DAY_MS = 24 * 60 * 60_000;
const WITHDRAWAL_DAYS = 14;

/**
 * Whether a consumer may still withdraw: until the end of the fourteenth day after the purchase (Polish Consumer Rights Act,
 * art. 27; specification, section 9). Days are ISO dates in the seller's time zone.
 */
export function mayWithdraw(boughtOn: string, today: string): boolean {
  const last = new Date(Date.parse(boughtOn) + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  return today <= last;
}
