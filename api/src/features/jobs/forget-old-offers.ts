import type { Deps } from '../../context.ts';
import { deleteExpiredOffers } from './repo.ts';

const KEEP_MS = 365 * 24 * 60 * 60_000;

/** Removes offers that ended more than a year ago. */
export async function forgetOldOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredOffers(db, new Date(clock().getTime() - KEEP_MS));
}
