import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['document', 'proto', 'telemetry', 'renderer', 'prisma', 'site', 'api', 'web', 'deploy', 'offline'];

/** What attacks cost: it measures memory and waits, so `make test` runs it when nothing else runs. */
const COST = { name: 'cost', root: './api/src/cost', isCost: true };

/** Unit and integration tests of every folder; TEST_DATABASE_URL names a MySQL server for those that need one. */
export default defineConfig({
  test: {
    // Much of the time is spent waiting for databases and processes: a worker a core, and two on a machine with one or two.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [...FOLDERS.map((folder) => ({ name: folder, root: `./${folder}`, isCost: false })), COST].map(
      ({ name, root, isCost }) => ({
        test: {
          name,
          root,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', ...(isCost ? [] : ['src/cost/**'])],
          // Some tests start processes or hash a hundred passwords, on machines that do much else besides.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Longer than a second: a machine that runs other tests besides answers late.
          expect: { poll: { timeout: 15_000 } },
        },
      }),
    ),
  },
});
