import { buildViesSandbox, type ViesFault } from '../../sandbox/vies/server.ts';

/** The sandbox of VIES on a port of its own, and the API's settings for it. */
export interface TestVies {
  apiBase: string;
  environment: { VIES_API_BASE: string };
  fail(fault: ViesFault): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestVies(): Promise<TestVies> {
  const app = buildViesSandbox();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const apiBase = `${address}/rest-api`;
  return {
    apiBase,
    environment: { VIES_API_BASE: apiBase },
    async fail(fault) {
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/_sandbox/fault', payload: { fault } });
      if (statusCode !== 200) throw new Error(`The sandbox answered ${statusCode}: ${body}`);
    },
    stop: () => app.close(),
  };
}
