import type { FastifyBaseLogger } from 'fastify';
import { gaugeBackups } from './gauge-backups.ts';
import { gaugeDatabaseServer } from './gauge-database-server.ts';
import { gaugeOutbox } from './gauge-outbox.ts';
import { gaugePayments } from './gauge-payments.ts';
import { gaugeRenewalsAndRefunds } from './gauge-renewals-and-refunds.ts';
import type { GaugeSources } from './gauge-sources.ts';
import { forgetFigures, type Metrics } from './metrics.ts';

/**
 * Asks the database how much waits: the same answer in every process, since the work is shared. A database that is away says so by a
 * figure of its own and keeps no others back.
 */
export async function gaugeDatabase(
  metrics: Metrics,
  { log, ...sources }: GaugeSources & { log: FastifyBaseLogger },
): Promise<void> {
  try {
    await Promise.all([
      gaugeOutbox(metrics, sources),
      gaugePayments(metrics, sources),
      gaugeRenewalsAndRefunds(metrics, sources),
      gaugeDatabaseServer(metrics, sources),
      gaugeBackups(metrics, sources),
    ]);
    metrics.isDatabaseUp.set(1);
  } catch (error) {
    log.warn({ err: error }, 'the database could not be asked for metrics');
    metrics.isDatabaseUp.set(0);
    for (const gauge of fromDatabase(metrics)) forgetFigures(gauge);
    metrics.clockOffsetSeconds.remove({ against: 'database' });
  }
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
