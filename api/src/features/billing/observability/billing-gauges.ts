import type { DatabaseGauges } from '../../../platform/observability/database-gauges.ts';
import type { BillingMetrics } from './billing-metrics.ts';
import { gaugeKsef } from './gauge-ksef.ts';
import { gaugePayments } from './gauge-payments.ts';
import { gaugeRenewalsAndRefunds } from './gauge-renewals-and-refunds.ts';

/** Webhook events, payments, renewals and refunds, read from the database. */
export function billingGauges(metrics: BillingMetrics): DatabaseGauges {
  return {
    gauges: [
      metrics.waitingWebhookEvents,
      metrics.oldestWebhookEventSeconds,
      metrics.paymentsInFlight,
      metrics.oldestPaymentSeconds,
      metrics.paymentsLastHour,
      metrics.sales,
      metrics.renewalsOverdue,
      metrics.oldestRenewalSeconds,
      metrics.oldestRefundSeconds,
      metrics.refundsFailedLastDay,
      metrics.ksefDocuments,
      metrics.oldestKsefDocumentSeconds,
    ],
    async read(sources) {
      await Promise.all([
        gaugePayments(metrics, sources),
        gaugeRenewalsAndRefunds(metrics, sources),
        gaugeKsef(metrics, sources),
      ]);
    },
  };
}
