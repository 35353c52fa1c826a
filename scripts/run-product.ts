import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { SANDBOX_SETTINGS_FILE } from '../api/src/commands/product-environment.ts';
import { endWith, explain, Failure, say } from './failure.ts';
import { claimFolder } from './only-product.ts';
import type { ProductPlan } from './product-plan.ts';
import { type Supervised, supervise } from './supervise.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_MS = 60_000;
/** The interval at which `endWithStarter` checks the starting process, in ms. */
const STARTER_MS = 1_000;

export interface RunningProduct extends ProductPlan {
  /** Aborted when the product must end. */
  ending: AbortSignal;
  /** Restarts a service, so that it runs its current code. @param name for example `API` or `renderer`. */
  restart(name: string): void;
}

export interface ProductRun {
  /** Checks the settings and plans the services. */
  plan(): Promise<ProductPlan>;
  /** True if a crashed service must wait for `restart`. */
  isWatched?: boolean;
  /** Builds what the services need before they start. */
  prepare(ending: AbortSignal): Promise<void>;
  /** Called once all services are ready. The returned function is called before the services end. */
  onReady(product: RunningProduct): Promise<() => Promise<void>>;
}

const options = {
  /** Ends the product when the process that started it ends. For make and npm, which wait for it. */
  'end-with-starter': { type: 'boolean', default: false },
  /** Allows other products to run from the same clone. For tests, which build the client before. */
  'beside-others': { type: 'boolean', default: false },
} as const;

/** The options of the command line. An option that does not exist ends this process with code 1 and a message. */
function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    endWith(
      new Failure(
        `${error instanceof Error ? error.message : String(error)}.`,
        'Start with `make run` or `make dev`. Settings are environment variables, which README.md lists.',
      ),
    );
  }
}

/**
 * Runs the product until a signal ends it, and then ends this process: with code 0 after a signal, with 1 after a failure, which is
 * written to standard error. No process of the product outlives this one.
 */
export async function runProduct(run: ProductRun): Promise<never> {
  const values = readOptions();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // The product continues if its output is closed, for example by `make run | head`.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  if (values['end-with-starter']) endWithStarter(stop);

  const closers: (() => Promise<void> | void)[] = [];
  let code = 0;
  try {
    await start(run, { stop, closers, isAlone: !values['beside-others'] });
    await aborted(stop.signal);
  } catch (error) {
    // An interruption by a stop is not a failure.
    if (!stop.signal.aborted || error instanceof FailedStart) {
      code = 1;
      if (!(error instanceof FailedStart)) process.stderr.write(`\n${explain(error)}\n`);
    }
  }
  stop.abort();
  for (const close of closers.toReversed()) await close();
  process.exit(code);
}

/** A service ended during the start and has written why. */
class FailedStart extends Error {
  override readonly name = 'FailedStart';
}

interface Start {
  stop: AbortController;
  /** Functions that end the product, called in reverse order. */
  closers: (() => Promise<void> | void)[];
  isAlone: boolean;
}

async function start(run: ProductRun, { stop, closers, isAlone }: Start): Promise<void> {
  const ending = stop.signal;
  let url = 'an address that it is still choosing';
  if (isAlone) closers.push((await claimFolder(ROOT, { what: 'this clone', url: () => url })).release);
  const plan = await run.plan();
  url = plan.publicUrl;
  const data = await claimFolder(plan.dataDir, { what: `the data folder ${plan.dataDir}`, url: () => url });
  closers.push(data.release);
  ending.throwIfAborted();
  await run.prepare(ending);
  ending.throwIfAborted();

  say('Starting database, renderer, sandboxes and API …');
  const settingsFile = join(plan.dataDir, SANDBOX_SETTINGS_FILE);
  closers.push(() => rm(settingsFile, { force: true }));
  await writeFile(settingsFile, JSON.stringify(plan.chosen), { mode: 0o600 });
  const failed = new AbortController();
  const onFailedStart = () => failed.abort(new FailedStart());
  const supervised = new Map<string, Supervised>();
  for (const service of plan.services) {
    const one = supervise(service, { ending, onFailedStart, isWatched: run.isWatched ?? false });
    supervised.set(service.name, one);
    closers.push(() => one.stop());
  }
  await untilReady(plan.apiUrl, AbortSignal.any([ending, failed.signal]));
  for (const one of supervised.values()) one.trust();
  closers.push(await run.onReady({ ...plan, ending, restart: (name) => supervised.get(name)?.restart() }));
}

async function untilReady(url: string, abandoned: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let reason = 'no answer yet';
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`, { signal: abandoned }).catch(() => null);
    abandoned.throwIfAborted();
    if (response) {
      reason = await response.text();
      // The API is ready even without a renderer, but the product is not.
      if (response.status === 200 && (JSON.parse(reason) as { degraded: string[] }).degraded.length === 0) return;
    }
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Failure(
    `The product is not ready after ${READY_MS / 1000} s: ${reason}`,
    'Look at the messages above; then try again.',
  );
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Ends the product if the process that started it was killed, or was told to stop and waits for this one. */
function endWithStarter(stop: AbortController): void {
  const starter = process.ppid;
  const handledSigint = handlesSigint(starter);
  const timer = setInterval(() => {
    // An orphan gets another parent.
    if (process.ppid === starter && handlesSigint(starter) === handledSigint) return;
    clearInterval(timer);
    stop.abort();
  }, STARTER_MS);
}

/**
 * Whether a process has a handler for SIGINT; Linux only. make passes no SIGINT on to its children: it takes its handler away and waits
 * for them to end.
 */
function handlesSigint(pid: number): boolean | null {
  try {
    const [, caught] = /^SigCgt:\s*([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // The mask's second bit is signal 2.
    return caught === undefined ? null : (BigInt(`0x${caught}`) & 2n) !== 0n;
  } catch {
    // No /proc on this system, or the process has ended.
    return null;
  }
}
