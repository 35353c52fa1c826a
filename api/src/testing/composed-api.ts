import { composeApi } from '../app/compose-api.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';

/** The API as main.ts runs it, in this process: for tests that need its background work and its seeds, and kill nothing. */
export interface ListeningApi {
  url: string;
  /** Ends it as SIGTERM does. */
  stop(): Promise<void>;
}

/** @param environment must name a DATA_DIR. The port is any free one. @throws Error with the reason when the API cannot start. */
export async function startComposedApi(environment: Record<string, string>): Promise<ListeningApi> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    WEB_DIST: '/nowhere',
    RENDERER_ADDRESS: '127.0.0.1:1',
    ...environment,
  });
  const lifecycle = { isDraining: false };
  const api = await composeApi({ config, log: createLog(config, { write() {} }), lifecycle });
  const stop = async () => {
    lifecycle.isDraining = true;
    await api.finish();
    await api.release();
  };
  try {
    return { url: await api.app.listen({ host: config.host, port: config.port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
