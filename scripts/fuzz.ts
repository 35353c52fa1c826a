import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { endWith, Failure, say } from './failure.ts';

// `make fuzz`, or `npm run fuzz [-- MINUTES [SEED]]`: runs property tests many more times than `make test`, then sends mutated pages
// to the renderer for MINUTES, and simulates half a year of sixty buyers. By default each run has another seed. It is printed, and repeats a finding.

const ROOT = join(import.meta.dirname, '..');
/** The factor on the runs of `make test`. */
const TIMES = '20';
const TESTS = '{document,renderer,api,web}/src/**/*.test.ts';

function run(name: string, command: readonly string[], environment: Record<string, string>): void {
  say(`\n── ${name}`);
  const [program = '', ...parameters] = command;
  const { status } = spawnSync(program, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Failure(`${name}: a test failed.`, 'The messages above name it and its seed.');
}

function main([minutes = '10', seed = String(Date.now() % 2 ** 31)]: readonly string[]): void {
  say(`Seed ${seed}`);
  const properties = globSync(TESTS, { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'"),
  );
  run('Properties', [join(ROOT, 'node_modules/.bin/vitest'), 'run', ...properties], {
    PROPERTY_SEED: seed,
    PROPERTY_TIMES: TIMES,
  });
  run('Mutated pages', [process.execPath, join(ROOT, 'renderer/src/testing/fuzz/main.ts'), minutes, seed], {});
  const half = ['--buyers', '60', '--days', '180', '--join-days', '60', '--seed', seed];
  run('Half a year of buyers', [process.execPath, join(ROOT, 'bench/src/year.ts'), ...half], {});
}

try {
  main(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
