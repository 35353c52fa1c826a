import { PROVIDERS } from '@kreda/site/providers';
import { Counter, Gauge, type Registry } from 'prom-client';
import { WEBHOOK_OUTCOMES } from '../webhook-events/webhook-outcome.ts';

/** What billing counts and measures. */
export interface BillingMetrics {
  webhooks: Counter<'provider' | 'outcome'>;
  waitingWebhookEvents: Gauge<'state'>;
  oldestWebhookEventSeconds: Gauge;
  paymentsInFlight: Gauge<'provider'>;
  oldestPaymentSeconds: Gauge;
  paymentsLastHour: Gauge<'provider' | 'outcome'>;
  sales: Gauge<'window'>;
  renewalsOverdue: Gauge;
  oldestRenewalSeconds: Gauge;
  oldestRefundSeconds: Gauge<'state'>;
  refundsFailedLastDay: Gauge;
  withdrawalsEscalated: Gauge;
  ksefDocuments: Gauge<'state'>;
  oldestKsefDocumentSeconds: Gauge;
  ksefCertificateExpires: Gauge<'type'>;
}

/** Adds billing's metrics to a registry. */
export function createBillingMetrics(registry: Registry): BillingMetrics {
  const registers = [registry];
  const metrics: BillingMetrics = {
    webhooks: new Counter({
      name: 'kreda_webhooks_total',
      help: 'Webhooks of payment providers: stored, repeated, refused (no proof of who sent it) or failed (to be sent again).',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    waitingWebhookEvents: new Gauge({
      name: 'kreda_payment_notices',
      help: 'Webhook events of payment providers, of all processes: new, failed (retried later) or dead (given up).',
      labelNames: ['state'],
      registers,
    }),
    oldestWebhookEventSeconds: new Gauge({
      name: 'kreda_payment_notices_oldest_seconds',
      help: 'How long the oldest unprocessed webhook event has waited; 0 without one.',
      registers,
    }),
    paymentsInFlight: new Gauge({
      name: 'kreda_payments_under_way',
      help: 'Payments that may still take money, of all processes.',
      labelNames: ['provider'],
      registers,
    }),
    oldestPaymentSeconds: new Gauge({
      name: 'kreda_payments_processing_oldest_seconds',
      help: 'How long the oldest payment has been on its way at its provider; 0 without one.',
      registers,
    }),
    paymentsLastHour: new Gauge({
      name: 'kreda_payments_last_hour',
      help: 'Attempts to pay that succeeded or were declined within the last hour, of all processes.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    sales: new Gauge({
      name: 'kreda_sales',
      help: 'Packages that buyers bought within the window before now, without renewals.',
      labelNames: ['window'],
      registers,
    }),
    renewalsOverdue: new Gauge({
      name: 'kreda_renewals_overdue',
      help: 'Subscriptions whose due time has passed and whose money is not on its way.',
      registers,
    }),
    oldestRenewalSeconds: new Gauge({
      name: 'kreda_renewals_overdue_oldest_seconds',
      help: 'How long the oldest of them has been due; 0 without one.',
      registers,
    }),
    oldestRefundSeconds: new Gauge({
      name: 'kreda_refunds_oldest_seconds',
      help: 'Age of the oldest refund that was requested and not sent, or is pending at its provider; 0 without one.',
      labelNames: ['state'],
      registers,
    }),
    refundsFailedLastDay: new Gauge({
      name: 'kreda_refunds_failed_last_day',
      help: 'Refunds that their provider refused for good within the last day.',
      registers,
    }),
    withdrawalsEscalated: new Gauge({
      name: 'kreda_withdrawals_escalated',
      help: 'Withdrawals that are owed to buyers and whose refund was refused again and again, came back, or takes a week.',
      registers,
    }),
    ksefDocuments: new Gauge({
      name: 'kreda_ksef_documents',
      help: 'Documents for KSeF that it has not accepted: queued, sent (without a decision yet) or rejected.',
      labelNames: ['state'],
      registers,
    }),
    oldestKsefDocumentSeconds: new Gauge({
      name: 'kreda_ksef_documents_oldest_seconds',
      help: 'How long the oldest document has been queued or sent without a decision of KSeF; 0 without one.',
      registers,
    }),
    ksefCertificateExpires: new Gauge({
      name: 'kreda_ksef_certificate_expires_timestamp_seconds',
      help: 'When a certificate of KSeF in the settings expires, by its type: Authentication or Offline.',
      labelNames: ['type'],
      registers,
    }),
  };
  // Prometheus sees no increase in a series that begins with its first event: the first failure would be lost.
  for (const provider of PROVIDERS)
    for (const outcome of WEBHOOK_OUTCOMES) metrics.webhooks.inc({ provider, outcome }, 0);
  return metrics;
}
