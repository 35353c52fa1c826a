import type { AddressInfo } from 'node:net';
import { buildNbpSandbox } from '../../sandbox/nbp/server.ts';

/** The sandbox of the National Bank of Poland on a port of its own. */
export interface TestNbp {
  /** The value of NBP_API_BASE. */
  apiBase: string;
  /** Makes it fail from now on; null: it works again. */
  setOutage(outage: 'failing' | 'hanging-up' | 'nonsense' | null): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestNbp(): Promise<TestNbp> {
  const sandbox = await buildNbpSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  return {
    apiBase: `${origin}/api`,
    async setOutage(outage) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ outage });
      const response = await fetch(`${origin}/_sandbox/outage`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
    },
    stop: () => sandbox.close(),
  };
}
