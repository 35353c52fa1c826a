import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { type PayingApi, startPayingApi } from './paying.ts';

/**
 * Starts an API with payments on a new database before the tests of a suite, and stops it after them.
 *
 * @param use called with both once they run.
 */
export function usePayingApi(
  create: () => Promise<TestDatabase>,
  use: (paying: PayingApi, database: TestDatabase) => void,
  options: Omit<Parameters<typeof startPayingApi>[0], 'databaseUrl'> = {},
): void {
  let database: TestDatabase;
  let paying: PayingApi;
  beforeAll(async () => {
    database = await create();
    paying = await startPayingApi({ ...options, databaseUrl: database.url });
    use(paying, database);
  });
  afterAll(async () => {
    await paying.stop();
    await database.drop();
  });
}
