import { OUTBOX_KINDS } from '../outbox/enqueue.ts';
import { ageSeconds } from './age-seconds.ts';
import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';
import { NOT_DONE } from './not-done.ts';

/** How many jobs of each kind are not done, and how long the oldest has waited. A kind of another release is told as well. */
export async function gaugeOutbox(
  { outboxMessages, outboxOldestSeconds }: Metrics,
  { db, clock }: GaugeSources,
): Promise<void> {
  const now = clock();
  const [counted, oldest] = await Promise.all([
    db.outboxMessage.groupBy({
      by: ['kind', 'state'],
      where: { state: { in: [...NOT_DONE] } },
      _count: { _all: true },
    }),
    db.outboxMessage.groupBy({
      by: ['kind'],
      // What was put off to a later time does not wait for us.
      where: { state: { in: ['new', 'failed'] }, OR: [{ tries: { gt: 0 } }, { nextTryAt: { lte: now } }] },
      _min: { createdAt: true },
    }),
  ]);
  for (const kind of new Set<string>([...OUTBOX_KINDS, ...counted.map((row) => row.kind)])) {
    for (const state of NOT_DONE) {
      const row = counted.find((one) => one.kind === kind && one.state === state);
      outboxMessages.set({ kind, state }, row?._count._all ?? 0);
    }
    outboxOldestSeconds.set({ kind }, ageSeconds(now, oldest.find((one) => one.kind === kind)?._min.createdAt));
  }
}
