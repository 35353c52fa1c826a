import type { Deps } from '../../../context.ts';
import { clearBodies } from './repo.ts';

/**
 * How long a body is kept after its event was processed, in days: as long as Stripe shows the full event
 * (support.stripe.com/questions/stripe-event-retention-period). Both providers retry an unanswered event for about three days.
 */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;

/**
 * Clears the bodies of webhook events that were processed 30 days ago: they hold names and addresses of buyers. The rows stay, so that an
 * event that is sent again is not processed twice. Events that are new, failed or dead keep their body, which processing needs. Returns
 * how many bodies it cleared.
 */
export async function clearWebhookBodies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const processedBefore = new Date(clock().getTime() - KEEP_DAYS * DAY_MS);
  for (let count = 0; ; ) {
    const { found, cleared } = await clearBodies(db, { processedBefore, limit: BATCH });
    count += cleared;
    if (found < BATCH) return count;
  }
}
