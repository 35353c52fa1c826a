import { composeApi } from '../app/compose-api.ts';
import { explainStartFailure } from '../app/explain-start-failure.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';

/**
 * What main.ts prints when the API cannot start in this environment, which must name a DATA_DIR. It runs in this process, since a
 * process of its own takes a second to import the API.
 *
 * @throws Error when the API starts.
 */
export async function startFailure(environment: Record<string, string>): Promise<string> {
  try {
    const config = readConfig({ NODE_ENV: 'test', PORT: '0', RENDERER_ADDRESS: '127.0.0.1:1', ...environment });
    const log = createLog(config, { write() {} });
    const api = await composeApi({ config, log, lifecycle: { isDraining: false } });
    try {
      await api.app.listen({ host: config.host, port: config.port });
    } finally {
      await api.finish();
      await api.release();
    }
  } catch (error) {
    return explainStartFailure(error);
  }
  throw new Error('The API started');
}
