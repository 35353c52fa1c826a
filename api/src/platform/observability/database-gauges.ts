import type { FastifyBaseLogger } from 'fastify';
import type { Gauge } from 'prom-client';
import { singleFlight } from '../single-flight.ts';
import { withTimeout } from '../with-timeout.ts';
import { gaugeBackups } from './gauge-backups.ts';
import { gaugeDatabaseServer } from './gauge-database-server.ts';
import { gaugeOutbox } from './gauge-outbox.ts';
import { type GaugeSources, SCRAPE_TIMEOUT_MS } from './gauge-sources.ts';
import { clearGauge, type Metrics } from './metrics.ts';

/** Gauges of one feature that are read from the database. */
export interface DatabaseGauges {
  /** They have no value while the database is away. */
  gauges: readonly Gauge<string>[];
  /** Sets them. */
  read(sources: GaugeSources): Promise<void>;
}

/**
 * Returns a function that reads the gauges from the database. Every process reports the same values, since work is shared. It never
 * rejects: a database that does not answer within `SCRAPE_TIMEOUT_MS` sets `isDatabaseUp` to 0 and clears the other gauges.
 */
export function createDatabaseGauges(
  metrics: Metrics,
  { log, ...sources }: GaugeSources & { log: FastifyBaseLogger },
  ofFeatures: readonly DatabaseGauges[],
): () => Promise<void> {
  const ask = singleFlight(() =>
    Promise.all([
      gaugeOutbox(metrics, sources),
      gaugeDatabaseServer(metrics, sources),
      gaugeBackups(metrics, sources),
      ...ofFeatures.map(({ read }) => read(sources)),
    ]),
  );
  return async () => {
    const asked = await withTimeout(ask(), SCRAPE_TIMEOUT_MS);
    metrics.isDatabaseUp.set('value' in asked ? 1 : 0);
    if ('value' in asked) return;
    log.warn({ err: asked.error }, 'the database could not be asked for metrics');
    // A late answer may still set gauges. The next scrape corrects or clears them.
    for (const gauge of [...fromDatabase(metrics), ...ofFeatures.flatMap(({ gauges }) => gauges)]) clearGauge(gauge);
    metrics.clockOffsetSeconds.remove({ against: 'database' });
  };
}

function fromDatabase(metrics: Metrics) {
  return [
    metrics.outboxMessages,
    metrics.outboxOldestSeconds,
    metrics.databaseConnections,
    metrics.databaseConnectionsLimit,
    metrics.backupLastDone,
    metrics.backupLastFailed,
  ];
}
