import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import { linkFeatures } from '../app/feature-links.ts';
import { createAppMetrics } from '../app/metrics.ts';
import { outboxHandlers } from '../app/outbox-handlers.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../context.ts';
import { createGoogleSignIn } from '../features/account/google.ts';
import { createPasswords, type Passwords } from '../features/account/passwords.ts';
import { createNbpRates } from '../features/billing/exchange/nbp-rates.ts';
import { connectProviders } from '../features/billing/providers/connect-providers.ts';
import { createViesClient } from '../features/billing/tax/http-vies-client.ts';
import type { FileStorage } from '../platform/clients/file-storage.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { createBackgroundTypesetter } from '../platform/clients/typesetter.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMailer, type Mail } from '../platform/mail/mailer.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { countCalls } from '../platform/observability/observe-providers.ts';
import { type OutboxDeps, processOutbox } from '../platform/outbox/worker.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { createWriteProbe } from '../platform/write-probe.ts';
import { absentRenderer } from './absent-renderer.ts';

/** The whole API, listening on loopback. Only the clock, billing's answer about access and the cost of hashing passwords are replaced. */
export interface TestApi {
  url: string;
  /** The application itself, for what HTTP does not show. */
  app: FastifyInstance;
  db: Database;
  files: FileStorage;
  deps: Deps;
  /** Ids of users who have access. */
  paid: Set<string>;
  /** The API's current time; tests may change it. */
  now: Date;
  /** Works off what is due in the outbox. */
  processOutbox(): Promise<void>;
  /** Works off the outbox, and answers the mails that were sent since the last time. */
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
}

export interface TestApiOptions {
  databaseUrl: string;
  rendererAddress?: string;
  /** In place of the one at `rendererAddress`. */
  renderer?: RendererClient;
  environment?: Record<string, string>;
  /** Any free port by default; for tests that need to know it before the start. */
  port?: number;
  /** Access comes from paid orders, and not from `paid`. */
  hasBilling?: boolean;
  /** By default, one that hashes at almost no cost. */
  passwords?: Passwords;
  /** Called with each line of the log. */
  onLog?: (line: string) => void;
}

/** The lowest cost that argon2 allows. With the real cost, forty logins take a second of processor time. */
const CHEAP_PASSWORDS = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Starts the API on a port of its own, and migrates its database. Stop it before you drop the database. */
export async function startTestApi({
  databaseUrl,
  rendererAddress,
  renderer = rendererAddress === undefined ? absentRenderer : connectRenderer(rendererAddress),
  environment,
  port = 0,
  hasBilling = false,
  passwords = CHEAP_PASSWORDS,
  onLog = () => {},
}: TestApiOptions): Promise<TestApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-api-'));
  await migrate(databaseUrl);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // No build of the client, even where an earlier run left one: Vitest would transform its hundred modules.
    WEB_DIST: '/nowhere',
    RENDERER_ADDRESS: rendererAddress ?? '127.0.0.1:1',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    NEW_VISITORS_PER_HOUR: '10000',
    NEW_RESUMES_PER_HOUR: '10000',
    VISITOR_RESUMES: '200',
    TRIALS_PER_METHOD: '100000',
    // Nobody answers, unless the test starts a sandbox.
    NBP_API_BASE: 'https://127.0.0.1:1/api',
    ...environment,
  });
  const db = openDatabase(databaseUrl);
  const clock = () => api.now;
  const metrics = createAppMetrics();
  const files = openStorage(config);
  const links = linkFeatures({ db, clock });
  const deps: Deps = {
    config,
    db,
    clock,
    log: createLog(config, { write: onLog }),
    files,
    renderer,
    typesetter: createBackgroundTypesetter(),
    metrics,
    lifecycle: { isDraining: false },
    probeWrites: createWriteProbe({ db, files }),
    ...(await connectProviders(config, clock, countCalls(metrics))),
    vies: createViesClient(config.vies, countCalls(metrics)),
    google: config.google && createGoogleSignIn(config.google, config.publicUrl),
    passwords,
    rateLimits: createRateLimits(db, config),
    onWebhookStored: () => {},
    wakeOutbox: () => {},
    ...links,
    ...(!hasBilling && { hasActiveAccess: async (userId) => api.paid.has(userId) }),
  };
  const app = await buildApp(deps);
  const mailer = createMailer(config.mail);
  const sent: Mail[] = [];
  const noting = {
    ...mailer,
    async send(mail: Mail) {
      await mailer.send(mail);
      sent.push(mail);
    },
  };
  const outbox: OutboxDeps = {
    ...deps,
    handlers: outboxHandlers({ ...deps, mailer: noting, exchangeRates: createNbpRates(config.nbpApiBase) }),
  };
  const api: TestApi = {
    url: '',
    db: deps.db,
    files: deps.files,
    deps,
    paid: new Set(),
    now: new Date('2026-03-01T12:00:00Z'),
    app,
    processOutbox: () => processOutbox(outbox),
    async mails() {
      await api.processOutbox();
      return sent.splice(0);
    },
    async stop() {
      await app.close();
      mailer.close();
      deps.renderer.close();
      await deps.typesetter.close();
      await deps.db.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
  api.url = await app.listen({ host: '127.0.0.1', port });
  return api;
}
