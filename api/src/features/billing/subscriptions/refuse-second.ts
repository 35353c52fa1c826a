import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { countTrials, findLiveSubscriptionState } from './repo.ts';

/**
 * Sells nobody what they have: nothing beside a subscription that goes on, no subscription beside one that runs out, and one trial.
 *
 * @throws {DomainError} `conflict`.
 */
export async function refuseSecondSubscription(
  { db, user }: UserContext,
  offer: { months: number | null; trialDays: number | null },
): Promise<void> {
  const live = await findLiveSubscriptionState(db, user.id);
  if (live && (live.cancelledAt === null || offer.months !== null)) {
    throw new DomainError('subscription-exists');
  }
  if (offer.trialDays === null) return;
  if ((await countTrials(db, user.id)) > 0) throw new DomainError('trial-used');
}
