import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CALL_OUTCOMES, CALLED_PROVIDERS } from '../clients/provider-call.ts';

/** How a download ended. `aborted`: the client closed the connection. */
export type DownloadOutcome = 'done' | 'refused' | 'unavailable' | 'failed' | 'aborted';

/** The metrics of the platform. Every label has few values, whatever clients send. docs/operations.md explains each metric. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  procedureSeconds: Histogram<'procedure' | 'code'>;
  downloadSeconds: Histogram<'version' | 'outcome'>;
  renderCallSeconds: Histogram<'outcome'>;
  joinCallSeconds: Histogram<'outcome'>;
  typesetSeconds: Histogram<'outcome'>;
  storageSeconds: Histogram<'operation' | 'outcome'>;
  providerCalls: Counter<'provider' | 'outcome'>;
  workerLastDone: Gauge<'worker'>;
  isDraining: Gauge;
  isDatabaseUp: Gauge;
  databaseConnections: Gauge;
  databaseConnectionsLimit: Gauge;
  takesWrites: Gauge<'part'>;
  clockOffsetSeconds: Gauge<'against'>;
  certificateExpires: Gauge;
  isCertificateSeen: Gauge;
  backupLastDone: Gauge;
  backupLastFailed: Gauge;
  outboxMessages: Gauge<'kind' | 'state'>;
  outboxOldestSeconds: Gauge<'kind'>;
  filesOrphaned: Gauge;
  filesMissing: Gauge;
  isSweepHeld: Gauge;
  sweepAgeSeconds: Gauge;
}

const SHORT = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LONG = [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 1, 2, 5, 10, 20, 60];

/** Metrics of one process, in a registry of their own that features may add to. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics: Metrics = {
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
    joinCallSeconds: new Histogram({
      name: 'kreda_join_call_duration_seconds',
      help: 'Calls of the renderer to join files, by its reason for a refusal, else by the gRPC status.',
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
    providerCalls: new Counter({
      name: 'kreda_provider_calls_total',
      help: 'Calls of those whom the API asks over a network, tries of the same call together.',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    workerLastDone: new Gauge({
      name: 'kreda_worker_last_done_timestamp_seconds',
      help: 'When a worker of this process last came to the end of a round without an error; at first, when the process started.',
      labelNames: ['worker'],
      registers,
    }),
    isDraining: new Gauge({ name: 'kreda_draining', help: '1 while the process is ending.', registers }),
    isDatabaseUp: new Gauge({
      name: 'kreda_database_up',
      help: '1 when the database answered the questions of this scrape.',
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'kreda_database_connections',
      help: 'Connections that the database server has, of everybody. MySQL alone.',
      registers,
    }),
    databaseConnectionsLimit: new Gauge({
      name: 'kreda_database_connections_limit',
      help: 'Connections that the database server takes. MySQL alone.',
      registers,
    }),
    takesWrites: new Gauge({
      name: 'kreda_takes_writes',
      help: '1 where a row or a file could be written just now.',
      labelNames: ['part'],
      registers,
    }),
    clockOffsetSeconds: new Gauge({
      name: 'kreda_clock_offset_seconds',
      help: 'How far the clock of this process is ahead of that of the database or the storage.',
      labelNames: ['against'],
      registers,
    }),
    certificateExpires: new Gauge({
      name: 'kreda_certificate_expires_timestamp_seconds',
      help: 'When the certificate ends that the public address shows.',
      registers,
    }),
    isCertificateSeen: new Gauge({
      name: 'kreda_certificate_seen',
      help: '1 when the public address showed its certificate to this process, 0 when it could not be reached from here.',
      registers,
    }),
    backupLastDone: new Gauge({
      name: 'kreda_backup_last_done_timestamp_seconds',
      help: 'When a backup of this database was last written; 0 when there is none within nine days.',
      registers,
    }),
    backupLastFailed: new Gauge({
      name: 'kreda_backup_last_failed_timestamp_seconds',
      help: 'When a backup last failed; 0 when none did within nine days.',
      registers,
    }),
    outboxMessages: new Gauge({
      name: 'kreda_outbox_messages',
      help: 'Jobs of the outbox, of all processes: new, failed (tried again later) or dead (buried).',
      labelNames: ['kind', 'state'],
      registers,
    }),
    outboxOldestSeconds: new Gauge({
      name: 'kreda_outbox_oldest_seconds',
      help: 'How long the oldest job of a kind that is not done has waited, without postponed ones except invoices; 0 without one.',
      labelNames: ['kind'],
      registers,
    }),
    filesOrphaned: new Gauge({
      name: 'kreda_files_orphaned',
      help: 'Files that no row named when the storage was swept last; they are removed.',
      registers,
    }),
    filesMissing: new Gauge({
      name: 'kreda_files_missing',
      help: 'Files that rows named and that were not there when the storage was swept last.',
      registers,
    }),
    isSweepHeld: new Gauge({
      name: 'kreda_file_sweep_held',
      help: '1 when the last sweep found so much that it repaired nothing.',
      registers,
    }),
    sweepAgeSeconds: new Gauge({
      name: 'kreda_file_sweep_age_seconds',
      help: 'Since the last sweep of the file storage ended, of all processes.',
      registers,
    }),
  };
  startAtZero(metrics);
  for (const gauge of [metrics.databaseConnections, metrics.databaseConnectionsLimit]) clearGauge(gauge);
  for (const gauge of [metrics.certificateExpires, metrics.isCertificateSeen]) clearGauge(gauge);
  return metrics;
}

/** Removes all values of a gauge: an old value would look like a new one, and so would the 0 of a gauge that was never set. */
export function clearGauge(gauge: Gauge<string>): void {
  gauge.reset();
  // `reset` sets a gauge without labels to 0 and does not remove it.
  const { labelNames } = gauge as unknown as { labelNames: readonly string[] };
  if (labelNames.length === 0) gauge.remove();
}

/** Prometheus sees no increase in a series that begins with its first event: the first failure would be lost. */
function startAtZero({ providerCalls }: Metrics): void {
  for (const provider of CALLED_PROVIDERS)
    for (const outcome of CALL_OUTCOMES) providerCalls.inc({ provider, outcome }, 0);
}
