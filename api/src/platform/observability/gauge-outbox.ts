import { OUTBOX_KINDS } from '../outbox/enqueue.ts';
import { ageSeconds } from './age-seconds.ts';
import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';
import { NOT_DONE } from './not-done.ts';
import { countWaitingMessages, findOldestMessages } from './repo.ts';

/** How many messages of each kind are not done, and how long the oldest has waited. Includes kinds of other releases. */
export async function gaugeOutbox(
  { outboxMessages, outboxOldestSeconds }: Metrics,
  { db, clock }: GaugeSources,
): Promise<void> {
  const now = clock();
  const [counted, oldest] = await Promise.all([countWaitingMessages(db), findOldestMessages(db, now)]);
  for (const kind of new Set<string>([...OUTBOX_KINDS, ...counted.map((row) => row.kind)])) {
    for (const state of NOT_DONE) {
      const row = counted.find((one) => one.kind === kind && one.state === state);
      outboxMessages.set({ kind, state }, row?.count ?? 0);
    }
    outboxOldestSeconds.set({ kind }, ageSeconds(now, oldest.find((one) => one.kind === kind)?.createdAt));
  }
}
