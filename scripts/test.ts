import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { endWith, Failure, say } from './failure.ts';
import { ensurePromtool } from './prometheus.ts';
import { ensureChromium } from './test-browser.ts';
import { startTestDatabase } from './test-database.ts';
import { ensureProgram } from './tools.ts';

const ROOT = join(import.meta.dirname, '..');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const typeCheck = (project: string) => [
  process.execPath,
  join(ROOT, 'node_modules/typescript-7/bin/tsc'),
  '-p',
  project,
];

/** Runs one step to its end. @throws Failure when it fails; its own output says why. */
async function step(name: string, command: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  say(`\n── ${name}`);
  const startedAt = Date.now();
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) throw new Failure(`${name}: failed.`, 'The messages above say where. Nothing after it was run.');
  say(`   ${name}: passed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function main(): Promise<void> {
  await generateClients();
  await step('Lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']);
  await step('Types: services', typeCheck('tsconfig.json'));
  await step('Types: document', typeCheck('document'));
  await step('Types: client', typeCheck('web'));
  await step('Imports', [
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.js',
    'document',
    'renderer',
    'proto',
    'telemetry',
    'api',
    'web',
    'offline',
  ]);
  await step('Dead code', [bin('knip')]);
  ensureProgram(['pdftotext'], { packages: ['poppler-utils'], why: 'Reading PDFs back' });
  const promtool = ensurePromtool();
  ensureProgram(['openssl'], { packages: ['openssl'], why: 'Trying TLS' });
  const chromium = ensureChromium();
  const database = await startTestDatabase();
  try {
    await step('Unit and integration', [bin('vitest'), 'run', '--project', '!cost'], {
      TEST_DATABASE_URL: database.url,
      PROMTOOL_PATH: promtool,
    });
    await step('Cost of attacks', [bin('vitest'), 'run', '--project', 'cost'], { TEST_DATABASE_URL: database.url });
    await buildWeb();
    await step('Browser', [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: database.url,
    });
  } finally {
    await database.stop();
  }
  say('\nEverything passed.');
}

try {
  await main();
} catch (error) {
  endWith(error);
}
