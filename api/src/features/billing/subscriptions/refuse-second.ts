import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { countTrials, findLiveSubscriptionState } from './repo.ts';
import { hasMailboxUsedTrial } from './trial-uses.ts';

/**
 * Refuses a purchase that the caller has already: any package beside a subscription that renews, a subscription beside a cancelled one
 * that still runs, and a second trial, of the account or of its mailbox. A card or PayPal account is only known after it was verified:
 * `applyPayment` refuses those.
 *
 * @throws {DomainError} `conflict`.
 */
export async function refuseSecondSubscription(
  { db, user, config }: UserContext,
  offer: { months: number | null; trialDays: number | null },
): Promise<void> {
  const live = await findLiveSubscriptionState(db, user.id);
  if (live && (live.cancelledAt === null || offer.months !== null)) {
    throw new DomainError('subscription-exists');
  }
  if (offer.trialDays === null) return;
  if ((await countTrials(db, user.id)) > 0 || (await hasMailboxUsedTrial(db, config, user.email)))
    throw new DomainError('trial-used');
}
