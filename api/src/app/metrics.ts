import type { FastifyBaseLogger } from 'fastify';
import { billingGauges } from '../features/billing/observability/billing-gauges.ts';
import { type BillingMetrics, createBillingMetrics } from '../features/billing/observability/billing-metrics.ts';
import { createDatabaseGauges } from '../platform/observability/database-gauges.ts';
import type { GaugeSources } from '../platform/observability/gauge-sources.ts';
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts';

/** All metrics of the API, in one registry. */
export function createAppMetrics(): Metrics & BillingMetrics {
  const metrics = createMetrics();
  return { ...metrics, ...createBillingMetrics(metrics.registry) };
}

/** What a scrape asks of the database: `createDatabaseGauges` with the gauges of all features. */
export function createAppGauges(
  metrics: Metrics & BillingMetrics,
  sources: GaugeSources & { log: FastifyBaseLogger },
): () => Promise<void> {
  return createDatabaseGauges(metrics, sources, [billingGauges(metrics)]);
}
