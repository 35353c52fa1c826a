import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { RequestContext, UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { mayWriteTo } from '../../../platform/mail/may-write-to.ts';
import { findRecipient } from './repo.ts';

/** Whether a verification by the method tells a card or an account from others (`ProviderPayment.fingerprint`). */
const HAS_FINGERPRINT: Readonly<Record<PaymentMethod, boolean>> = { card: true, blik: false, p24: false, paypal: true };

/**
 * The methods that can begin a trial of the caller: none without a fingerprint while their address is not verified. A visitor has
 * no verified address.
 */
export async function trialMethods(
  { db, user }: Pick<RequestContext, 'db' | 'user'>,
  methods: readonly PaymentMethod[],
): Promise<PaymentMethod[]> {
  const isVerified = user !== null && (await hasVerifiedAddress({ db, user }));
  return methods.filter((method) => isVerified || HAS_FINGERPRINT[method]);
}

/**
 * Refuses a trial by a method without a fingerprint while the caller's address is not verified: nothing would bound it, since a mailbox counts only once
 * it is known to be the caller's.
 *
 * @throws {DomainError} `trial-needs-verified-address`.
 */
export async function requireVerifiedForTrial(
  context: Pick<UserContext, 'db' | 'user'>,
  method: PaymentMethod,
  { amount, trialDays }: { amount: number; trialDays: number | null },
): Promise<void> {
  if (trialDays === null || amount > 0 || HAS_FINGERPRINT[method]) return;
  if (!(await hasVerifiedAddress(context))) throw new DomainError('trial-needs-verified-address');
}

async function hasVerifiedAddress({ db, user }: Pick<UserContext, 'db' | 'user'>): Promise<boolean> {
  const owner = await findRecipient(db, user.id);
  return owner !== null && mayWriteTo(owner);
}
