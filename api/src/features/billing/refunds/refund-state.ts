/**
 * Where a refund stands: asked for by us, on its way, arrived, or sent back.
 */
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** Why money goes back; a correction says it in words. */
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
 * art. 27; specification, section 9). Days are ISO dates of the seller's calendar.
 */
export function mayWithdraw(boughtOn: string, today: string): boolean {
  const last = new Date(Date.parse(boughtOn) + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  return today <= last;
}
