import type { FastifyBaseLogger } from 'fastify';
import { inTime } from '../in-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { gaugeBackups } from './gauge-backups.ts';
import { gaugeDatabaseServer } from './gauge-database-server.ts';
import { gaugeOutbox } from './gauge-outbox.ts';
import { gaugePayments } from './gauge-payments.ts';
import { gaugeRenewalsAndRefunds } from './gauge-renewals-and-refunds.ts';
import { type GaugeSources, SCRAPE_PATIENCE_MS } from './gauge-sources.ts';
import { forgetFigures, type Metrics } from './metrics.ts';

/**
 * Asks the database how much waits: the same answer in every process, since the work is shared. A database that is away, or does not answer
 * within `SCRAPE_PATIENCE_MS`, says so by a figure of its own and keeps no others back: what is returned never rejects.
 */
export function createDatabaseGauges(
  metrics: Metrics,
  { log, ...sources }: GaugeSources & { log: FastifyBaseLogger },
): () => Promise<void> {
  const ask = oneAtATime(() =>
    Promise.all([
      gaugeOutbox(metrics, sources),
      gaugePayments(metrics, sources),
      gaugeRenewalsAndRefunds(metrics, sources),
      gaugeDatabaseServer(metrics, sources),
      gaugeBackups(metrics, sources),
    ]),
  );
  return async () => {
    const asked = await inTime(ask(), SCRAPE_PATIENCE_MS);
    metrics.isDatabaseUp.set('value' in asked ? 1 : 0);
    if ('value' in asked) return;
    log.warn({ err: asked.error }, 'the database could not be asked for metrics');
    // What comes late all the same is put right, or forgotten, by the next scrape.
    for (const gauge of fromDatabase(metrics)) forgetFigures(gauge);
    metrics.clockOffsetSeconds.remove({ against: 'database' });
  };
}

function fromDatabase(metrics: Metrics) {
  return [
    metrics.outboxMessages,
    metrics.outboxOldestSeconds,
    metrics.paymentNotices,
    metrics.oldestNoticeSeconds,
    metrics.paymentsUnderWay,
    metrics.oldestPaymentSeconds,
    metrics.paymentsLastHour,
    metrics.sales,
    metrics.renewalsOverdue,
    metrics.oldestRenewalSeconds,
    metrics.oldestRefundSeconds,
    metrics.refundsFailedLastDay,
    metrics.databaseConnections,
    metrics.databaseConnectionsLimit,
    metrics.backupLastDone,
    metrics.backupLastFailed,
  ];
}
