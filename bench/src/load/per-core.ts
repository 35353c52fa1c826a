import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, Failure, say } from '../../../scripts/failure.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { type Checkout, startCheckout, type TaskName } from './checkout.ts';

// `npm run bench:cores` measures the processor time of each task, in the API and in the renderer, and how many a core does in a second.
// Unlike wall-clock time, processor time hardly depends on other load of the machine.
// `--before FOLDER` also runs another checkout, alternating with this one, and prints the ratios. `--sqlite` uses SQLite instead of MySQL.

/**
 * `warmUp`: runs of each checkout before the measurement. V8 compiles hot functions several times on other threads until they are
 * optimised, and a process in production runs for days: after 50 saves a save took twice the time that it took after 1,000.
 */
const TASKS: readonly { task: TaskName; label: string; warmUp: number; runs: number }[] = [
  { task: 'render', label: 'render over gRPC', warmUp: 50, runs: 50 },
  { task: 'save', label: 'save of one change', warmUp: 1_200, runs: 400 },
  { task: 'read', label: 'CV read', warmUp: 1_200, runs: 400 },
  { task: 'downloadTypeset', label: 'save, read, download as the client does it', warmUp: 250, runs: 100 },
  { task: 'downloadSaved', label: 'save, download by v1 alone', warmUp: 150, runs: 100 },
];
/** Blocks of one task. Checkouts alternate from block to block, so that other load of the machine affects both alike. */
const BLOCKS = 10;

type Cost = { api: number; renderer: number };

/** The processor time that each checkout spends on one run of the task, in ms. */
async function measure(
  checkouts: readonly Checkout[],
  { task, warmUp, runs }: (typeof TASKS)[number],
): Promise<Cost[]> {
  const repeat = async ({ tasks }: Checkout, from: number, to: number) => {
    for (let run = from; run < to; run++) await tasks[task](run);
  };
  for (const checkout of checkouts) await repeat(checkout, 0, warmUp);
  const spent: Cost[] = checkouts.map(() => ({ api: 0, renderer: 0 }));
  const perBlock = runs / BLOCKS;
  for (let block = 0; block < BLOCKS; block++) {
    // Other runs than those of the warm-up: a PDF that was made before would be found again.
    const first = warmUp + block * perBlock;
    for (const [index, checkout] of checkouts.entries()) {
      const before = await checkout.cpuSeconds();
      await repeat(checkout, first, first + perBlock);
      const after = await checkout.cpuSeconds();
      spent[index]!.api += after.api - before.api;
      spent[index]!.renderer += after.renderer - before.renderer;
    }
  }
  return spent.map(({ api, renderer }) => ({ api: (api / runs) * 1_000, renderer: (renderer / runs) * 1_000 }));
}

function row(label: string, cells: readonly string[]): string {
  return `${label.padEnd(43)} ${cells.map((cell) => cell.padStart(12)).join(' ')}`;
}

/** Milliseconds of a run, and runs per second of a core; a dash below the clock's resolution. */
function costCells(ms: number): string[] {
  return ms < 0.5 ? ['-', '-'] : [ms.toFixed(1), (1_000 / ms).toFixed(0)];
}

function sayCosts(label: string, costs: readonly Cost[]): void {
  const [now, before] = costs as [Cost, Cost | undefined];
  if (!before) {
    say(row(label, [...costCells(now.api), ...costCells(now.renderer)]));
    return;
  }
  const compared = (name: keyof Cost) => [
    before[name].toFixed(1),
    now[name].toFixed(1),
    before[name] < 0.5 ? '-' : `${(now[name] / before[name]).toFixed(2)} ×`,
  ];
  say(row(label, [...compared('api'), ...compared('renderer')]));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { before: { type: 'string' }, sqlite: { type: 'boolean', default: false } },
  });
  say('Starting two APIs and two renderers of each checkout; this takes half a minute.');
  const server = values.sqlite ? null : await startTestDatabase();
  const mysqlUrl = server?.url ?? null;
  const checkouts: Checkout[] = [];
  try {
    checkouts.push(await startCheckout('now', { root: path.resolve(import.meta.dirname, '../../..'), mysqlUrl }));
    if (values.before !== undefined)
      checkouts.push(await startCheckout('before', { root: path.resolve(values.before), mysqlUrl }));
    say(
      row(
        'one, two pages with a photo',
        checkouts.length === 1
          ? ['API ms', 'a core does', 'renderer ms', 'a core does']
          : ['API before', 'now', 'ratio', 'rend. before', 'now', 'ratio'],
      ),
    );
    for (const one of TASKS) sayCosts(one.label, await measure(checkouts, one));
    for (const { name, memory } of checkouts) {
      for (const { process, rssMb, peakMb } of await memory())
        say(`${name}: ${process.padEnd(24)} ${rssMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB`);
    }
  } finally {
    for (const { stop } of checkouts) await stop();
    await server?.stop();
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    endWith(new Failure(error.message, 'Use: npm run bench:cores -- [--before FOLDER] [--sqlite]'));
  }
  endWith(error);
}
