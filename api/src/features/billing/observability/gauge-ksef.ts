import { ageSeconds } from '../../../platform/observability/age-seconds.ts';
import type { GaugeSources } from '../../../platform/observability/gauge-sources.ts';
import type { BillingMetrics } from './billing-metrics.ts';
import { countUnaccepted, findOldestUndecided } from './repo.ts';

const UNACCEPTED = ['queued', 'sent', 'rejected'];

/** Documents that the national e-invoicing system (KSeF) has not accepted. */
export async function gaugeKsef(metrics: BillingMetrics, { db, clock }: GaugeSources): Promise<void> {
  const [counts, oldest] = await Promise.all([countUnaccepted(db, UNACCEPTED), findOldestUndecided(db)]);
  for (const state of UNACCEPTED) {
    metrics.ksefDocuments.set({ state }, counts.find((row) => row.state === state)?.count ?? 0);
  }
  metrics.oldestKsefDocumentSeconds.set(ageSeconds(clock(), oldest));
}
