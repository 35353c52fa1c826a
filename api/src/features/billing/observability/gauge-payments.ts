import { PROVIDERS } from '@kreda/site/providers';
import { ageSeconds } from '../../../platform/observability/age-seconds.ts';
import type { Counted } from '../../../platform/observability/counted.ts';
import type { GaugeSources } from '../../../platform/observability/gauge-sources.ts';
import { NOT_DONE } from '../../../platform/observability/not-done.ts';
import type { BillingMetrics } from './billing-metrics.ts';
import {
  countDeclined,
  countInFlight,
  countSales,
  countSucceeded,
  countWaitingEvents,
  findOldestEvent,
  findOldestProcessing,
} from './repo.ts';

const HOUR_MS = 60 * 60_000;
/** An order waits at most a day for its payment. So the index by state and creation finds the few that were paid lately. */
const ORDER_WAITS_MS = 26 * HOUR_MS;
/** One hour, and six hours for shops with few sales. */
const SALES_WINDOWS = [
  { window: '1h', ms: HOUR_MS },
  { window: '6h', ms: 6 * HOUR_MS },
];

/** Webhook events, payments and sales. */
export async function gaugePayments(metrics: BillingMetrics, { db, clock }: GaugeSources): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const lastHour = before(HOUR_MS);
  const [events, oldestEvent, inFlight, oldestProcessing, succeeded, declined, sales] = await Promise.all([
    countWaitingEvents(db),
    findOldestEvent(db),
    countInFlight(db),
    findOldestProcessing(db),
    countSucceeded(db, lastHour),
    countDeclined(db, lastHour),
    Promise.all(SALES_WINDOWS.map(({ ms }) => countSales(db, { made: before(ms + ORDER_WAITS_MS), paid: before(ms) }))),
  ]);
  for (const state of NOT_DONE) {
    metrics.waitingWebhookEvents.set({ state }, events.find((row) => row.state === state)?.count ?? 0);
  }
  metrics.oldestWebhookEventSeconds.set(ageSeconds(now, oldestEvent));
  metrics.oldestPaymentSeconds.set(ageSeconds(now, oldestProcessing));
  for (const provider of PROVIDERS) {
    const of = (rows: Counted<{ provider: string }>) => rows.find((row) => row.provider === provider)?.count ?? 0;
    metrics.paymentsInFlight.set({ provider }, of(inFlight));
    metrics.paymentsLastHour.set({ provider, outcome: 'succeeded' }, of(succeeded));
    metrics.paymentsLastHour.set({ provider, outcome: 'declined' }, of(declined));
  }
  for (const [index, { window }] of SALES_WINDOWS.entries()) metrics.sales.set({ window }, sales[index] ?? 0);
}
