import { ageSeconds } from '../../../platform/observability/age-seconds.ts';
import type { GaugeSources } from '../../../platform/observability/gauge-sources.ts';
import type { BillingMetrics } from './billing-metrics.ts';
import {
  countEscalatedWithdrawals,
  countFailedRefunds,
  countOverdue,
  findOldestOverdue,
  findOldestRefunds,
  findRenewalsInFlight,
} from './repo.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The states of refunds that are not final: not sent, or pending at the provider. */
const OPEN_REFUNDS = ['requested', 'pending'];
/** A limit of renewals whose payment is in flight; banks take days for a few. */
const MAX_IN_FLIGHT = 1_000;

/** Overdue subscriptions, open refunds, and withdrawals that an operator has to look at. */
export async function gaugeRenewalsAndRefunds(metrics: BillingMetrics, { db, clock }: GaugeSources): Promise<void> {
  const now = clock();
  // A renewal whose payment is in flight stays due without an error. The alert PaymentIsStuck reports one that takes too long.
  const which = { now, except: await findRenewalsInFlight(db, MAX_IN_FLIGHT) };
  const [overdueCount, oldest, refunds, failed, escalated] = await Promise.all([
    countOverdue(db, which),
    findOldestOverdue(db, which),
    findOldestRefunds(db, OPEN_REFUNDS),
    countFailedRefunds(db, new Date(now.getTime() - DAY_MS)),
    countEscalatedWithdrawals(db),
  ]);
  metrics.renewalsOverdue.set(overdueCount);
  metrics.oldestRenewalSeconds.set(ageSeconds(now, oldest));
  for (const state of OPEN_REFUNDS) {
    const row = refunds.find((one) => one.state === state);
    metrics.oldestRefundSeconds.set({ state }, ageSeconds(now, row?.createdAt));
  }
  metrics.refundsFailedLastDay.set(failed);
  metrics.withdrawalsEscalated.set(escalated);
}
