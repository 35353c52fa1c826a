import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findLiveSubscription, type Subscription } from './repo.ts';

/** The caller's running subscription. @throws {DomainError} `not-found` when there is none. */
export async function getLiveSubscription({ db, user }: UserContext): Promise<Subscription & { userId: string }> {
  const found = await findLiveSubscription(db, user.id);
  if (!found) throw new DomainError('subscription-not-found');
  return { ...found, userId: user.id };
}
