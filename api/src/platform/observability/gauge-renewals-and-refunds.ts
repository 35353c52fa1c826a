import { ageSeconds } from './age-seconds.ts';
import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Where a refund stands that is not at its end: not sent, or waiting at its provider. */
const OPEN_REFUNDS = ['requested', 'pending'];
/** Renewals on their way at once; banks take days for a few. */
const MOST_MOVING = 1_000;

/** Subscriptions that ought to have been renewed, and refunds on their way. */
export async function gaugeRenewalsAndRefunds(metrics: Metrics, { db, clock }: GaugeSources): Promise<void> {
  const now = clock();
  // A renewal whose money is on its way stays due, and is nobody's fault: PaymentIsStuck tells of one that takes too long.
  const moving = await db.paymentAttempt.findMany({
    where: { state: 'processing', isOffSession: true },
    select: { order: { select: { subscriptionId: true } } },
    take: MOST_MOVING,
  });
  const moved = moving.flatMap(({ order }) => order.subscriptionId ?? []);
  const overdue = { dueAt: { lte: now }, id: { notIn: moved } };
  const [overdueCount, oldest, refunds, failed] = await Promise.all([
    db.subscription.count({ where: overdue }),
    db.subscription.findFirst({ where: overdue, orderBy: { dueAt: 'asc' }, select: { dueAt: true } }),
    db.refund.groupBy({ by: ['state'], where: { state: { in: OPEN_REFUNDS } }, _min: { createdAt: true } }),
    db.refund.count({ where: { state: 'failed', updatedAt: { gt: new Date(now.getTime() - DAY_MS) } } }),
  ]);
  metrics.renewalsOverdue.set(overdueCount);
  metrics.oldestRenewalSeconds.set(ageSeconds(now, oldest?.dueAt));
  for (const state of OPEN_REFUNDS) {
    const row = refunds.find((one) => one.state === state);
    metrics.oldestRefundSeconds.set({ state }, ageSeconds(now, row?._min.createdAt));
  }
  metrics.refundsFailedLastDay.set(failed);
}
