import { explainStartFailure } from '../app/explain-start-failure.ts';
import { startComposedApi } from './composed-api.ts';

/**
 * What main.ts prints when the API cannot start in this environment, which must name a DATA_DIR. It runs in this process, since a
 * process of its own takes a second to import the API.
 *
 * @throws Error when the API starts.
 */
export async function startFailure(environment: Record<string, string>): Promise<string> {
  let stop: () => Promise<void>;
  try {
    ({ stop } = await startComposedApi(environment));
  } catch (error) {
    return explainStartFailure(error);
  }
  await stop();
  throw new Error('The API started');
}
