import type { RequestContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import * as repo from './repo.ts';

/** Stores that the account's address is verified. Does nothing for an address that is verified already. */
export async function markVerified(tx: Transaction, context: RequestContext, user: repo.StoredUser): Promise<void> {
  if (user.emailVerifiedAt !== null) return;
  const now = context.clock();
  await repo.updateUser(tx, user.id, { emailVerifiedAt: now }, now);
  await repo.deleteEmailVerifications(tx, user.id);
  await audit(tx, context, 'account.email-verified', { userId: user.id });
}
