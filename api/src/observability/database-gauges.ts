import type { FastifyBaseLogger } from 'fastify';
import { UNDER_WAY } from '../billing/under-way.ts';
import type { Database } from '../database.ts';
import type { Metrics } from './metrics.ts';

const HOUR_MS = 60 * 60_000;
/** Where messages and notices stand that are not done. */
const NOT_DONE = ['new', 'failed', 'dead'];
const PROVIDERS = ['stripe', 'paypal'];

/**
 * Asks the database how much waits: the same answer in every process, since the work is shared. A database that is away says so by a
 * figure of its own and keeps no others back.
 */
export async function gaugeDatabase(
  metrics: Metrics,
  { db, clock, log }: { db: Database; clock: () => Date; log: FastifyBaseLogger },
): Promise<void> {
  const measure = async () => {
    const now = clock();
    const ageSeconds = (since: Date | undefined) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0);
    const lastHour = { gt: new Date(now.getTime() - HOUR_MS) };
    const count = { _count: { _all: true } } as const;
    const [outbox, oldest, notices, underWay, processing, succeeded, declined] = await Promise.all([
      db.outboxMessage.groupBy({ by: ['state'], where: { state: { in: NOT_DONE } }, ...count }),
      db.outboxMessage.findFirst({
        where: { state: { in: ['new', 'failed'] } },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      }),
      db.webhookEvent.groupBy({ by: ['state'], where: { state: { in: NOT_DONE } }, ...count }),
      db.paymentAttempt.groupBy({ by: ['provider'], where: { state: { in: [...UNDER_WAY] } }, ...count }),
      db.paymentAttempt.findFirst({
        where: { state: 'processing' },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      }),
      db.paymentAttempt.groupBy({ by: ['provider'], where: { state: 'succeeded', updatedAt: lastHour }, ...count }),
      db.paymentAttempt.groupBy({
        by: ['provider'],
        where: { state: { in: ['open', 'cancelled'] }, failureCode: { not: null }, updatedAt: lastHour },
        ...count,
      }),
    ]);
    for (const state of NOT_DONE) {
      metrics.outboxMessages.set({ state }, outbox.find((row) => row.state === state)?._count._all ?? 0);
      metrics.paymentNotices.set({ state }, notices.find((row) => row.state === state)?._count._all ?? 0);
    }
    metrics.outboxOldestSeconds.set(ageSeconds(oldest?.createdAt));
    metrics.oldestPaymentSeconds.set(ageSeconds(processing?.createdAt));
    for (const provider of PROVIDERS) {
      const of = (rows: { provider: string; _count: { _all: number } }[]) =>
        rows.find((row) => row.provider === provider)?._count._all ?? 0;
      metrics.paymentsUnderWay.set({ provider }, of(underWay));
      metrics.paymentsLastHour.set({ provider, outcome: 'succeeded' }, of(succeeded));
      metrics.paymentsLastHour.set({ provider, outcome: 'declined' }, of(declined));
    }
  };
  try {
    await measure();
    metrics.isDatabaseUp.set(1);
  } catch (error) {
    log.warn({ err: error }, 'the database could not be asked for metrics');
    metrics.isDatabaseUp.set(0);
    for (const gauge of [
      metrics.outboxMessages,
      metrics.outboxOldestSeconds,
      metrics.paymentNotices,
      metrics.paymentsUnderWay,
      metrics.oldestPaymentSeconds,
      metrics.paymentsLastHour,
    ]) {
      // What is not known is not told: an old figure would look like a fresh one.
      gauge.reset();
    }
  }
}
