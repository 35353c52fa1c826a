import type { FastifyInstance } from 'fastify';
import { buildKsefSandbox } from '../../sandbox/ksef/server.ts';
import type { SandboxDocument } from '../../sandbox/ksef/state.ts';
import { createKsefClient } from '../features/billing/ksef/http-ksef-client.ts';
import type { KsefClient } from '../features/billing/ksef/ksef-client.ts';
import { sendDueDocuments } from '../features/billing/ksef/send-due.ts';
import type { TestApi } from './start-api.ts';

const TOKEN = 'a-token-of-the-sandbox';

/** KSeF's sandbox with the settings of an API, and what that API's worker does. */
export interface TestKsef {
  environment: Record<string, string>;
  /** The client of the API, which keeps its session as a process does. */
  connect(api: TestApi): KsefClient;
  /** Sends what is due, as the worker does. */
  send(api: TestApi, client?: KsefClient): Promise<void>;
  /** Calls a control route of the sandbox. */
  control(route: string, body?: object): Promise<void>;
  /** What the sandbox got, in order. */
  documents(): Promise<SandboxDocument[]>;
  stop(): Promise<void>;
}

export async function startTestKsef(clock: () => Date): Promise<TestKsef> {
  const sandbox: FastifyInstance = await buildKsefSandbox({ token: TOKEN, clock });
  const url = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const environment = { KSEF_TOKEN: TOKEN, KSEF_API_BASE: `${url}/v2` };
  const ksef: TestKsef = {
    environment,
    connect({ deps }) {
      if (deps.config.ksef === null) throw new Error('The API has no settings of KSeF');
      return createKsefClient(deps.config.ksef, deps.clock);
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
    stop: () => sandbox.close(),
  };
  return ksef;
}
