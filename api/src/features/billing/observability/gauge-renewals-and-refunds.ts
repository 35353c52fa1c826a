import { ageSeconds } from '../../../platform/observability/age-seconds.ts';
import type { GaugeSources } from '../../../platform/observability/gauge-sources.ts';
import type { BillingMetrics } from './billing-metrics.ts';
import { countFailedRefunds, countOverdue, findMovingRenewals, findOldestOverdue, findOldestRefunds } from './repo.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Where a refund stands that is not at its end: not sent, or waiting at its provider. */
const OPEN_REFUNDS = ['requested', 'pending'];
/** Renewals on their way at once; banks take days for a few. */
const MOST_MOVING = 1_000;

/** Subscriptions that ought to have been renewed, and refunds on their way. */
export async function gaugeRenewalsAndRefunds(metrics: BillingMetrics, { db, clock }: GaugeSources): Promise<void> {
  const now = clock();
  // A renewal whose money is on its way stays due, and is nobody's fault: PaymentIsStuck tells of one that takes too long.
  const which = { now, except: await findMovingRenewals(db, MOST_MOVING) };
  const [overdueCount, oldest, refunds, failed] = await Promise.all([
    countOverdue(db, which),
    findOldestOverdue(db, which),
    findOldestRefunds(db, OPEN_REFUNDS),
    countFailedRefunds(db, new Date(now.getTime() - DAY_MS)),
  ]);
  metrics.renewalsOverdue.set(overdueCount);
  metrics.oldestRenewalSeconds.set(ageSeconds(now, oldest));
  for (const state of OPEN_REFUNDS) {
    const row = refunds.find((one) => one.state === state);
    metrics.oldestRefundSeconds.set({ state }, ageSeconds(now, row?.createdAt));
  }
  metrics.refundsFailedLastDay.set(failed);
}
