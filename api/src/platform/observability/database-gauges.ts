import type { FastifyBaseLogger } from 'fastify';
import type { Gauge } from 'prom-client';
import { inTime } from '../in-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { gaugeBackups } from './gauge-backups.ts';
import { gaugeDatabaseServer } from './gauge-database-server.ts';
import { gaugeOutbox } from './gauge-outbox.ts';
import { type GaugeSources, SCRAPE_PATIENCE_MS } from './gauge-sources.ts';
import { forgetFigures, type Metrics } from './metrics.ts';

/** Gauges of one feature that are read from the database. */
export interface DatabaseGauges {
  /** They have no value while the database is away. */
  gauges: readonly Gauge<string>[];
  /** Sets them. */
  read(sources: GaugeSources): Promise<void>;
}

/**
 * Asks the database how much waits: the same answer in every process, since the work is shared. A database that is away, or does not answer
 * within `SCRAPE_PATIENCE_MS`, says so by a figure of its own and keeps no others back: what is returned never rejects.
 */
export function createDatabaseGauges(
  metrics: Metrics,
  { log, ...sources }: GaugeSources & { log: FastifyBaseLogger },
  ofFeatures: readonly DatabaseGauges[],
): () => Promise<void> {
  const ask = oneAtATime(() =>
    Promise.all([
      gaugeOutbox(metrics, sources),
      gaugeDatabaseServer(metrics, sources),
      gaugeBackups(metrics, sources),
      ...ofFeatures.map(({ read }) => read(sources)),
    ]),
  );
  return async () => {
    const asked = await inTime(ask(), SCRAPE_PATIENCE_MS);
    metrics.isDatabaseUp.set('value' in asked ? 1 : 0);
    if ('value' in asked) return;
    log.warn({ err: asked.error }, 'the database could not be asked for metrics');
    // What comes late all the same is put right, or forgotten, by the next scrape.
    for (const gauge of [...fromDatabase(metrics), ...ofFeatures.flatMap(({ gauges }) => gauges)]) forgetFigures(gauge);
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
