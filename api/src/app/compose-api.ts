import { connectRenderer } from '@kreda/proto/renderer';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../config.ts';
import type { Deps } from '../context.ts';
import { createGoogleSignIn } from '../features/account/google.ts';
import { observedGoogle } from '../features/account/observed-google.ts';
import { createPasswords } from '../features/account/passwords.ts';
import { createNbpRates } from '../features/billing/exchange/nbp-rates.ts';
import { createKsefClient } from '../features/billing/ksef/http-ksef-client.ts';
import { gaugeKsefCertificates } from '../features/billing/observability/gauge-ksef-certificates.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { createViesClient } from '../features/billing/tax/http-vies-client.ts';
import { IMPORT_LIMITS } from '../features/reading/import-in-process.ts';
import { readyProcess } from '../features/reading/ready-process.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { createBackgroundTypesetter } from '../platform/clients/typesetter.ts';
import { checkConnectionLimit } from '../platform/connection-limit.ts';
import { openDatabase } from '../platform/database.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { observedRenderer, observedStorage, observedTypesetter } from '../platform/observability/observe-clients.ts';
import { countCalls, observedMailer } from '../platform/observability/observe-providers.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { createWriteProbe } from '../platform/write-probe.ts';
import { startBackgroundWork } from './background-work.ts';
import { buildApp } from './build-app.ts';
import { linkFeatures } from './feature-links.ts';
import { createAppMetrics } from './metrics.ts';
import { seedDatabase } from './seed-database.ts';
import { serveMetrics } from './serve-metrics.ts';

/** The API with everything that it needs, at work in the background, and not yet listening. */
export interface ComposedApi {
  app: FastifyInstance;
  metrics: Deps['metrics'];
  /** Ends requests and background work. */
  finish(): Promise<void>;
  /** Closes connections and threads, after `finish`. */
  release(): Promise<void>;
}

/**
 * Makes the data folder, migrates and seeds the database, connects to everything that the settings name, and starts the background
 * work and the server of the metrics.
 */
export async function composeApi({
  config,
  log,
  lifecycle,
}: { config: Config } & Pick<Deps, 'log' | 'lifecycle'>): Promise<ComposedApi> {
  await makeFolder(config.dataDir).catch((error: Error) => {
    throw new ConfigError([`DATA_DIR: the folder cannot be made (${error.message})`]);
  });
  const migrated = await migrate(config.database);
  if (migrated.length > 0) log.info({ migrated }, 'the database is up to date');
  const db = openDatabase(config.database, config.databaseConnections);
  await checkConnectionLimit(db, config);
  const clock = () => new Date();
  const metrics = createAppMetrics();
  gaugeKsefCertificates(metrics, config.ksef);
  const files = observedStorage(openStorage(config), metrics);
  await files.check();
  await seedDatabase({ db, files, clock, config });
  const onCall = countCalls(metrics);
  const { rails, verifiers } = await connectProviders(config, clock, onCall);
  const mailer = observedMailer(createMailer(config.mail), onCall);
  const renderer = observedRenderer(connectRenderer(config.rendererAddress, config.rendererTls), metrics);
  const typesetter = observedTypesetter(createBackgroundTypesetter(), metrics);
  const vies = createViesClient(config.vies, onCall);
  const parts = {
    vies,
    config,
    db,
    clock,
    log,
    files,
    renderer,
    typesetter,
    rails,
    metrics,
    ...linkFeatures({ db, clock }),
  };
  const ksef = config.ksef && createKsefClient(config.ksef, clock, onCall);
  const exchangeRates = createNbpRates(config.nbpApiBase, onCall);
  const background = startBackgroundWork({ ...parts, mailer, exchangeRates, ksef });
  const deps: Deps = {
    ...parts,
    verifiers,
    lifecycle,
    google: config.google && observedGoogle(createGoogleSignIn(config.google, config.publicUrl), onCall),
    passwords: createPasswords(),
    rateLimits: createRateLimits(db, config),
    probeWrites: createWriteProbe({ db, files }),
    onWebhookStored: background.onWebhookStored,
    wakeOutbox: background.wakeOutbox,
  };
  const app = await buildApp(deps);
  readyProcess.keep(IMPORT_LIMITS);
  const metricsServer = config.metricsListen && (await serveMetrics(config.metricsListen, deps));
  return {
    app,
    metrics,
    async finish() {
      await Promise.all([app.close(), background.stop()]);
      await readyProcess.stop();
    },
    async release() {
      mailer.close();
      renderer.close();
      await typesetter.close();
      await db.$disconnect();
      if (metricsServer) await metricsServer.close();
    },
  };
}
