import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { DATABASE_RULES, FURTHER_DATABASE } from './scripts/database-rules.ts';
import { PROPERTY_TIMES } from './scripts/property-times.ts';

const FOLDERS = [
  'document',
  'proto',
  'telemetry',
  'renderer',
  'prisma',
  'site',
  'api',
  'web',
  'deploy',
  'offline',
  'scripts',
];

/** What attacks cost: it measures memory and waits, so `make test` runs it when nothing else runs. */
const COST = { name: 'cost', root: './api/src/cost', isCost: true };

const TAGS = [
  ...Object.entries(DATABASE_RULES).map(([name, description]) => ({ name, description })),
  { name: FURTHER_DATABASE, description: 'On a kind of database that is further from production than another one.' },
];

// Tests start hundreds of Node processes. Compiling what they import takes a third of the time that each needs to start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** Unit and integration tests of every folder; TEST_DATABASE_URL names a MySQL server for those that need one. */
export default defineConfig({
  test: {
    // Part of the time is spent waiting for processes and time-outs: one worker more than cores keeps the cores busy meanwhile.
    maxWorkers: availableParallelism() + 1,
    globalSetup: join(import.meta.dirname, 'scripts/test-packages.ts'),
    projects: [...FOLDERS.map((folder) => ({ name: folder, root: `./${folder}`, isCost: false })), COST].map(
      ({ name, root, isCost }) => ({
        test: {
          name,
          root,
          // The files of a folder share the modules of a worker. Importing the API took a tenth of all processor time.
          isolate: isCost,
          tags: TAGS,
          // Node imports the modules itself, as in production, so Vite transforms none of them. `vi.mock` of a CommonJS package does not
          // work there: hand in what is mocked. The client has JSX, which Node does not read.
          experimental: { viteModuleRunner: name === 'web' || isCost },
          setupFiles: [
            ...(isCost ? [] : [join(import.meta.dirname, 'scripts/property-runs.ts')]),
            ...(name === 'document'
              ? [join(import.meta.dirname, 'document/src/testing/all-template-versions.ts')]
              : []),
          ],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/generated/**',
            // Components in a browser have a configuration of their own, web/vitest.config.ts.
            '**/*.browser.test.tsx',
            ...(isCost ? [] : ['src/cost/**']),
          ],
          // Some tests start processes or hash a hundred passwords, on machines that do much else besides.
          testTimeout: 90_000 * PROPERTY_TIMES,
          hookTimeout: 120_000,
          // Longer than a second: a machine that runs other tests besides answers late.
          expect: { poll: { timeout: 15_000 } },
        },
      }),
    ),
  },
});
