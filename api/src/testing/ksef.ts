import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { issueCertificate } from '../../sandbox/ksef/issue-certificate.ts';
import { buildKsefSandbox } from '../../sandbox/ksef/server.ts';
import type { SandboxDocument } from '../../sandbox/ksef/state.ts';
import { createKsefClient } from '../features/billing/ksef/http-ksef-client.ts';
import type { KsefClient } from '../features/billing/ksef/ksef-client.ts';
import type { KsefCredentials } from '../features/billing/ksef/ksef-login.ts';
import { sendDueDocuments } from '../features/billing/ksef/send-due.ts';
import type { TestApi } from './start-api.ts';

/** The seller of the tests, whose certificate logs in. */
const NIP = '5250001003';
/** A token that the sandbox accepts too. */
export const KSEF_TOKEN = 'a-token-of-the-sandbox';

/** KSeF's sandbox with the settings of an API, and what that API's worker does. */
export interface TestKsef {
  /** The login is by certificate. */
  environment: Record<string, string>;
  /** The client of the API, which keeps its session as a process does. @param credentials instead of those in its settings. */
  connect(api: TestApi, credentials?: KsefCredentials): KsefClient;
  /** Sends what is due, as the worker does. */
  send(api: TestApi, client?: KsefClient): Promise<void>;
  /** Calls a control route of the sandbox. */
  control(route: string, body?: object): Promise<void>;
  /** What the sandbox got, in order. */
  documents(): Promise<SandboxDocument[]>;
  stop(): Promise<void>;
}

export async function startTestKsef(clock: () => Date): Promise<TestKsef> {
  const sandbox: FastifyInstance = await buildKsefSandbox({ token: KSEF_TOKEN, clock });
  const url = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-ksef-'));
  const environment = {
    KSEF_AUTH_CERT: path.join(folder, 'ksef.crt'),
    KSEF_AUTH_KEY: path.join(folder, 'ksef.key'),
    KSEF_API_BASE: `${url}/v2`,
  };
  const { x509, privateKey } = issueCertificate({ nip: NIP });
  await writeFile(environment.KSEF_AUTH_CERT, x509.toString());
  await writeFile(environment.KSEF_AUTH_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const ksef: TestKsef = {
    environment,
    connect({ deps }, credentials) {
      if (deps.config.ksef === null) throw new Error('The API has no settings of KSeF');
      return createKsefClient({ ...deps.config.ksef, ...(credentials && { credentials }) }, deps.clock);
    },
    send: (api, client = ksef.connect(api)) => sendDueDocuments({ ...api.deps, client }),
    async control(route, body = {}) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${url}/_sandbox/${route}`, init);
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
    },
    async documents() {
      const state = (await (await fetch(`${url}/_sandbox/state`)).json()) as { documents: SandboxDocument[] };
      return state.documents;
    },
    async stop() {
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
  return ksef;
}
