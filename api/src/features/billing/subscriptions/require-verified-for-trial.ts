import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { mayWriteTo } from '../../../platform/mail/may-write-to.ts';
import { findRecipient } from './repo.ts';

/** Whether a verification by the method tells a card or an account from others (`ProviderPayment.fingerprint`). */
const HAS_FINGERPRINT: Readonly<Record<PaymentMethod, boolean>> = { card: true, blik: false, p24: false, paypal: true };

/**
 * Refuses a trial by a method without a fingerprint while the caller's address is not verified: nothing would bound it, since a mailbox counts only once
 * it is known to be the caller's.
 *
 * @throws {DomainError} `trial-needs-verified-address`.
 */
export async function requireVerifiedForTrial(
  { db, user }: UserContext,
  method: PaymentMethod,
  { amount, trialDays }: { amount: number; trialDays: number | null },
): Promise<void> {
  if (trialDays === null || amount > 0 || HAS_FINGERPRINT[method]) return;
  const owner = await findRecipient(db, user.id);
  if (owner && !mayWriteTo(owner)) throw new DomainError('trial-needs-verified-address');
}
