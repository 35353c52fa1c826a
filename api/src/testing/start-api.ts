import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectRenderer } from '@kreda/proto/renderer';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { hasActiveAccess } from '../billing/access.ts';
import { createStripe } from '../billing/stripe-client.ts';
import { type FileStorage, folderStorage } from '../clients/file-storage.ts';
import { createBackgroundTypesetter } from '../clients/typesetter.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../context.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';

/** The whole API, listening on loopback, with nothing replaced but the clock and what billing says. */
export interface TestApi {
  url: string;
  db: Database;
  files: FileStorage;
  deps: Deps;
  /** Ids of users whose package is active. */
  paid: Set<string>;
  /** The time that the API sees; advance it as you like. */
  now: Date;
  stop(): Promise<void>;
}

export interface TestApiOptions {
  databaseUrl: string;
  rendererAddress?: string;
  environment?: Record<string, string>;
  /** Access is what was really paid for, rather than what `paid` says. */
  hasBilling?: boolean;
}

/** Starts the API on a port of its own and on an up-to-date database; stop it before the database goes. */
export async function startTestApi({
  databaseUrl,
  rendererAddress,
  environment,
  hasBilling = false,
}: TestApiOptions): Promise<TestApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-api-'));
  await migrate(databaseUrl);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    RENDERER_ADDRESS: rendererAddress ?? '127.0.0.1:1',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    NEW_VISITORS_PER_HOUR: '10000',
    ...environment,
  });
  const deps: Deps = {
    config,
    db: openDatabase(databaseUrl),
    clock: () => api.now,
    log: pino({ level: 'silent' }),
    files: folderStorage(path.join(folder, 'files')),
    renderer: connectRenderer(config.rendererAddress),
    typesetter: createBackgroundTypesetter(),
    stripe: createStripe(config.stripe),
    onPaymentNotice: () => {},
    hasActiveAccess: async (userId, now) => (hasBilling ? hasActiveAccess(deps.db, userId, now) : api.paid.has(userId)),
  };
  const app = await buildApp(deps);
  const api: TestApi = {
    url: '',
    db: deps.db,
    files: deps.files,
    deps,
    paid: new Set(),
    now: new Date('2026-03-01T12:00:00Z'),
    async stop() {
      await app.close();
      deps.renderer.close();
      await deps.typesetter.close();
      await deps.db.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
  api.url = await app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}
