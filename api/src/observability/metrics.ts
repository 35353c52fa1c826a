import { Gauge, Histogram, Registry } from 'prom-client';

/** How a download ended. `aborted`: its caller had gone. */
export type DownloadOutcome = 'done' | 'refused' | 'unavailable' | 'failed' | 'aborted';

/** What the API counts and measures. Every label has few values, whatever is sent here; docs/operations.md says what each is for. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  procedureSeconds: Histogram<'procedure' | 'code'>;
  downloadSeconds: Histogram<'version' | 'outcome'>;
  renderCallSeconds: Histogram<'outcome'>;
  typesetSeconds: Histogram<'outcome'>;
  storageSeconds: Histogram<'operation' | 'outcome'>;
  isDraining: Gauge;
  isDatabaseUp: Gauge;
  outboxMessages: Gauge<'state'>;
  outboxOldestSeconds: Gauge;
  paymentNotices: Gauge<'state'>;
  paymentsUnderWay: Gauge<'provider'>;
  oldestPaymentSeconds: Gauge;
  paymentsLastHour: Gauge<'provider' | 'outcome'>;
}

const SHORT = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LONG = [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 1, 2, 5, 10, 20, 60];

/** Metrics of one process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'kreda_http_request_duration_seconds',
      help: 'HTTP requests, by the pattern of their route. Status 499: the caller had gone.',
      labelNames: ['method', 'route', 'status'],
      buckets: SHORT,
      registers,
    }),
    procedureSeconds: new Histogram({
      name: 'kreda_procedure_duration_seconds',
      help: 'tRPC procedures, by the code of the error they ended with, or ok.',
      labelNames: ['procedure', 'code'],
      buckets: [0.01, 0.05, 0.25, 1, 5],
      registers,
    }),
    downloadSeconds: new Histogram({
      name: 'kreda_download_duration_seconds',
      help: 'Downloads of PDFs that had to be made: v1 typeset by the server, v2 by the browser.',
      labelNames: ['version', 'outcome'],
      buckets: LONG,
      registers,
    }),
    renderCallSeconds: new Histogram({
      name: 'kreda_render_call_duration_seconds',
      help: 'Calls of the renderer, by its reason for a refusal, else by the gRPC status.',
      labelNames: ['outcome'],
      buckets: LONG,
      registers,
    }),
    typesetSeconds: new Histogram({
      name: 'kreda_typeset_duration_seconds',
      help: 'Resumes and invoices typeset by the server, with their wait for the worker.',
      labelNames: ['outcome'],
      buckets: SHORT,
      registers,
    }),
    storageSeconds: new Histogram({
      name: 'kreda_storage_duration_seconds',
      help: 'Reading, writing and removing files, tries of the same request together.',
      labelNames: ['operation', 'outcome'],
      buckets: SHORT,
      registers,
    }),
    isDraining: new Gauge({ name: 'kreda_draining', help: '1 while the process is ending.', registers }),
    isDatabaseUp: new Gauge({
      name: 'kreda_database_up',
      help: '1 when the database answered the questions of this scrape.',
      registers,
    }),
    outboxMessages: new Gauge({
      name: 'kreda_outbox_messages',
      help: 'Messages of the outbox, of all processes: new, failed (tried again later) or dead (given up).',
      labelNames: ['state'],
      registers,
    }),
    outboxOldestSeconds: new Gauge({
      name: 'kreda_outbox_oldest_seconds',
      help: 'How long the oldest message that is not done has waited; 0 without one.',
      registers,
    }),
    paymentNotices: new Gauge({
      name: 'kreda_payment_notices',
      help: 'Notices of payment providers, of all processes: new, failed (tried again later) or dead (given up).',
      labelNames: ['state'],
      registers,
    }),
    paymentsUnderWay: new Gauge({
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
  };
}
