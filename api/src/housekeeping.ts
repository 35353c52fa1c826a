import { forgetVisitors } from './account/forget-visitors.ts';
import { forgetOldEvents } from './audit.ts';
import { clearWebhookBodies } from './billing/clear-webhook-bodies.ts';
import type { Deps } from './context.ts';
import { sweepWhenDue } from './files/sweep-files.ts';
import { forgetOldOffers } from './jobs/forget-old-offers.ts';
import { forgetAddressesOfBuried } from './outbox/buried.ts';
import { emptyTrash } from './resume/trash.ts';

const EVERY_MS = 60 * 60_000;

type HousekeepingDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'onMail'>;

/** Tidies up once an hour, from a minute after the start on; several processes may do it at once. */
export function startHousekeeping(deps: HousekeepingDeps): { stop(): Promise<void> } {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const tidy = async () => {
    try {
      const forgotten = await forgetVisitors(deps);
      if (forgotten > 0) deps.log.info({ forgotten }, 'removed visitors who stayed away');
      await forgetOldEvents(deps);
      await forgetOutdated(deps);
      await clearWebhookBodies(deps);
      await forgetOldOffers(deps);
      const erased = await emptyTrash(deps);
      if (erased > 0) deps.log.info({ erased }, 'erased CVs that were in the trash for 30 days');
    } catch (error) {
      // The database is away: the next hour tries again.
      deps.log.error({ err: error }, 'housekeeping failed');
    }
    try {
      await sweepWhenDue(deps, { isStopped: () => isStopped });
    } catch (error) {
      // The storage is away: the next hour tries again.
      deps.log.error({ err: error }, 'the file storage could not be swept');
    }
  };
  const start = () => {
    running = tidy();
  };
  const first = setTimeout(start, 60_000);
  const every = setInterval(start, EVERY_MS);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(every);
      await running;
    },
  };
}

/** Places count for a day; a mail that is tried again may need its own for a day longer. */
const KEEP_PLACES_MS = 3 * 24 * 60 * 60_000;
const KEEP_SENT_MS = 30 * 24 * 60 * 60_000;

/**
 * Removes rows that nothing asks for any more: sessions, links and counters that have run out, and jobs of the outbox long done. Buried
 * jobs stay until somebody decides about them.
 */
export async function forgetOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.emailVerification.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.mailboxPlace.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - KEEP_PLACES_MS) } } });
  await db.rateLimit.deleteMany({ where: { expire: { lte: now } } });
  const sentLongAgo = { lte: new Date(now.getTime() - KEEP_SENT_MS) };
  await db.outboxMessage.deleteMany({ where: { state: 'sent', createdAt: sentLongAgo } });
  await forgetAddressesOfBuried(db, sentLongAgo);
}
