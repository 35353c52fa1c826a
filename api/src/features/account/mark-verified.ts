import type { RequestContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import { announceSubscriptionState } from '../billing/subscriptions/announce-subscription-state.ts';
import * as repo from './repo.ts';

/**
 * Notes that the account's address was shown to be its owner's, and tells by mail what they were not written about until now.
 * Without effect on an address that is verified already.
 */
export async function markVerified(tx: Transaction, context: RequestContext, user: repo.StoredUser): Promise<void> {
  if (user.emailVerifiedAt !== null) return;
  const now = context.clock();
  await repo.updateUser(tx, user.id, { emailVerifiedAt: now }, now);
  await repo.deleteEmailVerifications(tx, user.id);
  await audit(tx, context, 'account.email-verified', { userId: user.id });
  if (!user.predatesVerification) await announceSubscriptionState(tx, user.id, now);
}
