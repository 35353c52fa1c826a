import { forgetVisitors } from './account/forget-visitors.ts';
import { forgetOldEvents } from './audit.ts';
import type { Deps } from './context.ts';
import { forgetOldOffers } from './jobs/forget-old-offers.ts';
import { emptyTrash } from './resume/trash.ts';

const EVERY_MS = 60 * 60_000;

/** Tidies up once an hour, from a minute after the start on; several processes may do it at once. */
export function startHousekeeping(deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const tidy = async () => {
    try {
      const forgotten = await forgetVisitors(deps);
      if (forgotten > 0) deps.log.info({ forgotten }, 'removed visitors who stayed away');
      await forgetOldEvents(deps);
      await forgetOutdated(deps);
      await forgetOldOffers(deps);
      const erased = await emptyTrash(deps);
      if (erased > 0) deps.log.info({ erased }, 'erased CVs that were in the trash for 30 days');
    } catch (error) {
      // The database is away: the next hour tries again.
      deps.log.error({ err: error }, 'housekeeping failed');
    }
  };
  const start = () => {
    running = tidy();
  };
  const first = setTimeout(start, 60_000);
  const every = setInterval(start, EVERY_MS);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(every);
      await running;
    },
  };
}

const KEEP_SENT_MS = 30 * 24 * 60 * 60_000;

/** Removes rows that nothing asks for any more: sessions, links and counters that have run out, and mails long sent. */
export async function forgetOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.rateLimit.deleteMany({ where: { expire: { lte: now } } });
  await db.outboxMessage.deleteMany({
    where: { state: { in: ['sent', 'dead'] }, createdAt: { lte: new Date(now.getTime() - KEEP_SENT_MS) } },
  });
}
