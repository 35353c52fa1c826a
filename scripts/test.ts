import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { USUAL_TESTS } from './database-rules.ts';
import { endWith, Failure, say } from './failure.ts';
import { FETCHED, fetchPackages } from './fetch-packages.ts';
import { ensurePromtool } from './prometheus.ts';
import { ensureChromium } from './test-browser.ts';
import { startTestDatabase } from './test-database.ts';
import { ensureProgram } from './tools.ts';

const ROOT = join(import.meta.dirname, '..');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
/** One checker: the other checks keep the cores busy, and each checker of a program checks the types again that it shares with others. */
const typeCheck = (project: string) => [
  process.execPath,
  join(ROOT, 'node_modules/typescript-7/bin/tsc'),
  '-p',
  project,
  '--checkers',
  '1',
];

/** The folders whose imports .dependency-cruiser.js holds. */
const LAYERED = ['document', 'renderer', 'proto', 'site', 'telemetry', 'api', 'web', 'offline'];

/** A program that passes or fails. */
interface Step {
  name: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** The folder of `FETCHED` whose packages it needs. */
  packages?: string;
}

const CHECKS: readonly Step[] = [
  { name: 'Lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Types: services', command: typeCheck('tsconfig.json') },
  { name: 'Types: document', command: typeCheck('document') },
  { name: 'Types: client', command: typeCheck('web') },
  {
    name: 'Types: tests of Kubernetes',
    command: typeCheck('deploy/kubernetes'),
    packages: FETCHED.kubernetesModels,
  },
  { name: 'Types: peers of the bench', command: typeCheck('bench/peers'), packages: FETCHED.benchPeers },
  { name: 'Imports', command: [bin('depcruise'), '--config', '.dependency-cruiser.js', ...LAYERED] },
  { name: 'Dead code', command: [bin('knip')] },
];

/** Runs one step to its end, and shows its output as it comes. @throws Failure when it fails; its own output says why. */
async function step(name: string, command: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  say(`\n── ${name}`);
  const startedAt = Date.now();
  if (!(await passes({ name, command, environment }, 'inherit'))) throw failureOf(name);
  say(passedAfter(name, startedAt));
}

/** Runs steps side by side, and shows the output of each when it ends. @throws Failure naming those that failed. */
async function sideBySide(steps: readonly Step[]): Promise<void> {
  const failed: string[] = [];
  await Promise.all(
    steps.map(async (one) => {
      if (one.packages) await fetchPackages(one.packages);
      const startedAt = Date.now();
      const isPassed = await passes(one, 'pipe');
      if (isPassed) say(passedAfter(one.name, startedAt));
      else failed.push(one.name);
    }),
  );
  if (failed.length > 0) throw failureOf(failed.join(', '));
}

/** Runs the client's build beside a step that leaves a core idle part of the time. A failure of the step ends the build. */
async function beside(build: (stop: AbortSignal) => Promise<void>, act: () => Promise<void>): Promise<void> {
  const failure = new AbortController();
  try {
    await Promise.all([build(failure.signal), act()]);
  } finally {
    failure.abort();
  }
}

/** @param output piped output is shown at the end, below the step's name. */
async function passes({ name, command, environment }: Step, output: 'inherit' | 'pipe'): Promise<boolean> {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (output === 'pipe') say(`\n── ${name}\n${said.join('')}`.trimEnd());
  return code === 0;
}

function failureOf(names: string): Failure {
  return new Failure(`${names}: failed.`, 'The messages above say where. Nothing after it was run.');
}

function passedAfter(name: string, startedAt: number): string {
  return `   ${name}: passed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** @param options `--all`: every test on every kind of database, rather than those that a rule names. */
async function main(options: readonly string[]): Promise<void> {
  const filter = options.includes('--all') ? [] : ['--tags-filter', USUAL_TESTS];
  await generateClients();
  // Downloads take their time and no processor: most checks do without these packages.
  const checks = Promise.all([sideBySide(CHECKS), ...Object.values(FETCHED).map(fetchPackages)]);
  // Installing waits for downloads most of the time. It blocks this process, but not the checks.
  ensureProgram(['pdftotext'], { packages: ['poppler-utils'], why: 'Reading PDFs back' });
  const promtool = ensurePromtool();
  ensureProgram(['openssl'], { packages: ['openssl'], why: 'Trying TLS' });
  const chromium = ensureChromium();
  // A failure is reported below, once the database can be stopped.
  checks.catch(() => {});
  const database = await startTestDatabase();
  try {
    await checks;
    await step('Unit and integration', [bin('vitest'), 'run', '--project', '!cost', ...filter], {
      TEST_DATABASE_URL: database.url,
      PROMTOOL_PATH: promtool,
    });
    await step('Cost of attacks', [bin('vitest'), 'run', '--project', 'cost'], {
      TEST_DATABASE_URL: database.url,
      // Its memory is not the API's: in production nothing compiles from a cache.
      NODE_DISABLE_COMPILE_CACHE: '1',
    });
    await beside(buildWeb, () =>
      step('Components', [bin('vitest'), 'run', '--config', 'web/vitest.config.ts'], { CHROMIUM_PATH: chromium }),
    );
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
  await main(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
