import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, Failure, say } from '../../../scripts/failure.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { type Checkout, startCheckout, type TaskName } from './checkout.ts';

// `npm run bench:cores` measures the processor time of each task, in the API and in the renderer, and how many a core does in a second.
// Unlike wall-clock time, processor time hardly depends on other load of the machine.
// `--before FOLDER` also runs another checkout, alternating with this one, and prints the ratios. `--sqlite` uses SQLite instead of MySQL.

const TASKS: readonly { task: TaskName; label: string; runs: number }[] = [
  { task: 'render', label: 'render over gRPC', runs: 50 },
  { task: 'save', label: 'save of one change', runs: 200 },
  { task: 'read', label: 'CV read', runs: 200 },
  { task: 'downloadTypeset', label: 'save, read, download as the client does it', runs: 60 },
  { task: 'downloadSaved', label: 'save, download by v1 alone', runs: 40 },
];
/** Blocks of one task. Checkouts alternate from block to block, so that other load of the machine affects both alike. */
const BLOCKS = 10;

type Cost = { api: number; renderer: number };

/** The processor time that each checkout spends on one run of the task, in ms. */
async function measure(checkouts: readonly Checkout[], task: TaskName, runs: number): Promise<Cost[]> {
  // Warm up, as in a process that has run for a while.
  for (const { tasks } of checkouts) for (let run = 0; run < Math.ceil(runs / 4); run++) await tasks[task](run);
  const spent: Cost[] = checkouts.map(() => ({ api: 0, renderer: 0 }));
  const perBlock = runs / BLOCKS;
  for (let block = 0; block < BLOCKS; block++) {
    for (const [index, { tasks, cpuSeconds }] of checkouts.entries()) {
      const before = await cpuSeconds();
      for (let run = 0; run < perBlock; run++) await tasks[task](block * perBlock + run);
      const after = await cpuSeconds();
      spent[index]!.api += after.api - before.api;
      spent[index]!.renderer += after.renderer - before.renderer;
    }
  }
  return spent.map(({ api, renderer }) => ({ api: (api / runs) * 1_000, renderer: (renderer / runs) * 1_000 }));
}

function row(label: string, cells: readonly string[]): string {
  return `${label.padEnd(40)} ${cells.map((cell) => cell.padStart(12)).join(' ')}`;
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
    for (const { task, label, runs } of TASKS) sayCosts(label, await measure(checkouts, task, runs));
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
