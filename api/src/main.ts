import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { connectRenderer } from '@kreda/proto/renderer';
import { startMetricsServer } from '@kreda/telemetry/metrics-server';
import { startTracing } from '@kreda/telemetry/tracing';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Deps } from './context.ts';
import { createGoogleSignIn } from './features/account/google.ts';
import { createPasswords } from './features/account/passwords.ts';
import { hasActiveAccess } from './features/billing/access/access.ts';
import { paymentOutbox } from './features/billing/payments/payment-outbox.ts';
import { connectProviders } from './features/billing/providers/connect-providers.ts';
import { startBillingWorker } from './features/billing/worker.ts';
import { createWriteProbe } from './features/site/write-probe.ts';
import { StorageDown, WrongClock } from './platform/clients/file-storage.ts';
import { openStorage } from './platform/clients/open-storage.ts';
import { createBackgroundTypesetter } from './platform/clients/typesetter.ts';
import { openDatabase } from './platform/database.ts';
import { isBrokenConnection } from './platform/database-errors.ts';
import { checkDatabaseRoom, DatabaseRoomError } from './platform/database-room.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { type Lifecycle, shutDown } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { accountMails } from './platform/mail/account-mails.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { receiptMail } from './platform/mail/receipt-mail.ts';
import { subscriptionMail } from './platform/mail/subscription-mail.ts';
import { makeFolder } from './platform/make-folder.ts';
import { MigrationError } from './platform/migrations/ledger.ts';
import { migrate } from './platform/migrations/migrate.ts';
import { DatabaseRefused } from './platform/mysql-connection.ts';
import { createDatabaseGauges } from './platform/observability/database-gauges.ts';
import { createFileGauges } from './platform/observability/file-gauges.ts';
import { gaugeWrites } from './platform/observability/gauge-writes.ts';
import { createMetrics } from './platform/observability/metrics.ts';
import { observedRenderer, observedStorage, observedTypesetter } from './platform/observability/observe-clients.ts';
import { countCalls, observedGoogle, observedMailer } from './platform/observability/observe-providers.ts';
import { watchSurroundings } from './platform/observability/watch-surroundings.ts';
import { fileRemoval } from './platform/outbox/file-removal.ts';
import { startOutboxWorker } from './platform/outbox/worker.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { seedDatabase } from './platform/seed-database.ts';
import type { RepeatedWork } from './platform/work/repeat-work.ts';
import { WORKERS, type Worker } from './platform/workers.ts';

// Calls leave much garbage, and V8 would let the heap grow by hundreds of MB before it collects, which makes no call faster. So the
// young generation keeps its initial size, and the old one may grow by half of the live objects. The typesetter's thread inherits this.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');

/** Starts the API, and shuts it down gracefully on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const tracing = await startTracing(config.tracing, (problem) => log.warn({ problem }, 'spans could not be sent'));
  const lifecycle: Lifecycle = { isDraining: false };
  await makeFolder(config.dataDir).catch((error: Error) => {
    throw new ConfigError([`DATA_DIR: the folder cannot be made (${error.message})`]);
  });
  process.on('unhandledRejection', (error) => {
    if (!isBrokenConnection(error)) throw error;
    log.error({ err: error }, 'a connection to the database broke');
  });
  const migrated = await migrate(config.database);
  if (migrated.length > 0) log.info({ migrated }, 'the database is up to date');

  const db = openDatabase(config.database, config.databaseConnections);
  await checkDatabaseRoom(db, config);
  const clock = () => new Date();
  const metrics = createMetrics();
  const files = observedStorage(openStorage(config), metrics);
  await files.check();
  await seedDatabase({ db, files, clock, config });
  const onCall = countCalls(metrics);
  const { rails, verifiers } = connectProviders(config, clock, onCall);
  const mailer = observedMailer(createMailer(config.mail), onCall);
  const stampWorker = (worker: Worker) => metrics.workerLastDone.set({ worker }, clock().getTime() / 1_000);
  for (const worker of WORKERS) stampWorker(worker);
  const renderer = observedRenderer(connectRenderer(config.rendererAddress, config.rendererTls), metrics);
  const typesetter = observedTypesetter(createBackgroundTypesetter(), metrics);
  const handlers = {
    ...accountMails({ db, clock, log, config, mailer }),
    ...subscriptionMail({ db, clock, log, config, mailer }),
    ...receiptMail({ db, clock, log, files, typesetter, renderer, config, mailer }),
    ...paymentOutbox({ db, rails, clock, log, config, wakeOutbox: () => outbox.wake() }),
    ...fileRemoval({ db, files }),
  };
  const outbox: RepeatedWork = startOutboxWorker({ db, clock, log, handlers }, { onDone: () => stampWorker('outbox') });
  const billing = startBillingWorker(
    { db, rails, clock, log, config, wakeOutbox: outbox.wake },
    { onDone: stampWorker },
  );
  const deps: Deps = {
    config,
    db,
    clock,
    log,
    rails,
    verifiers,
    onWebhookStored: billing.wake,
    wakeOutbox: outbox.wake,
    files,
    google: config.google && observedGoogle(createGoogleSignIn(config.google, config.publicUrl), onCall),
    passwords: createPasswords(),
    rateLimits: createRateLimits(db, config),
    renderer,
    typesetter,
    metrics,
    lifecycle,
    probeWrites: createWriteProbe({ db, files }),
    hasActiveAccess: (userId, now) => hasActiveAccess(db, userId, now),
  };
  const housekeeping = startHousekeeping(deps, { onDone: () => stampWorker('housekeeping') });
  const app = await buildApp(deps);
  const metricsServer = config.metricsListen && (await serveMetrics(config.metricsListen, deps));
  const end = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'asked to end');
    // Ctrl+C sends a signal from the terminal, and the parent process sends another.
    if (lifecycle.isDraining) return;
    metrics.isDraining.set(1);
    await shutDown({
      lifecycle,
      log,
      ...config.shutdown,
      async finish() {
        await Promise.all([app.close(), billing.stop(), outbox.stop(), housekeeping.stop()]);
      },
      async release() {
        mailer.close();
        renderer.close();
        await typesetter.close();
        await db.$disconnect();
        if (metricsServer) await metricsServer.close();
        await tracing.stop();
      },
      abandon: () => process.exit(1),
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      end(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not end in order');
        process.exit(1);
      });
    });
  }
  await app.listen({ host: config.host, port: config.port });
}

async function serveMetrics(
  listen: string,
  deps: Pick<Deps, 'config' | 'metrics' | 'db' | 'files' | 'clock' | 'log' | 'probeWrites'>,
): Promise<{ close(): Promise<void> }> {
  const { metrics, log } = deps;
  const gaugeDatabase = createDatabaseGauges(metrics, deps);
  const gaugeFiles = createFileGauges(metrics, deps);
  const server = await startMetricsServer({
    listen,
    registry: metrics.registry,
    refresh: async () => {
      await Promise.all([gaugeDatabase(), gaugeWrites(metrics, deps.probeWrites), gaugeFiles()]);
    },
  });
  const surroundings = watchSurroundings(deps);
  log.info({ listen, port: server.port }, 'metrics listen');
  return {
    async close() {
      await Promise.all([server.close(), surroundings.stop()]);
    },
  };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** The cause of a failed start and what to do about it, in one line if it is known. */
function explain(error: unknown): string {
  const isKnown =
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof DatabaseRoomError ||
    error instanceof DatabaseRefused;
  if (isKnown) return error.message;
  if (error instanceof WrongClock) return `${error.message}. Set it, and keep it right by NTP.`;
  if (error instanceof StorageDown) return `${error.message}. Check the S3_ variables.`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const { port } = error as { port?: number };
    return `The port ${port} is taken: end what listens on it, or set PORT to another (METRICS_LISTEN for that of the metrics).`;
  }
  if (code === 'EADDRNOTAVAIL') {
    const { address } = error as { address?: string };
    return `The address ${address} is none of this machine: set HOST to one of its own, or to 0.0.0.0 for all.`;
  }
  if (code === 'ENOTFOUND') {
    const { hostname } = error as { hostname?: string };
    return `No address is known for the name ${hostname}: check HOST and DATABASE_URL.`;
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return `No permission to write: ${(error as Error).message}. Set DATA_DIR to a folder of yours.`;
  }
  if (code === 'SQLITE_CANTOPEN')
    return `The database cannot be opened: ${(error as Error).message}. Check DATABASE_URL.`;
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT')
    return `The database does not answer: ${(error as Error).message}. Check DATABASE_URL.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
