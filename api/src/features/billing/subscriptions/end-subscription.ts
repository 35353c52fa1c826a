import { audit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getOwnerId, setEnded } from './repo.ts';

/** Ends a subscription now. The caller holds its owner's lock. False when it had ended before. */
export async function endSubscription(
  tx: Transaction,
  { clock, log }: Pick<BillingDeps, 'clock' | 'log'>,
  subscriptionId: string,
): Promise<boolean> {
  const now = clock();
  if (!(await setEnded(tx, subscriptionId, now))) return false;
  const userId = await getOwnerId(tx, subscriptionId);
  await audit(tx, { clock, log }, 'subscription.ended', { userId, details: { subscriptionId } });
  return true;
}
