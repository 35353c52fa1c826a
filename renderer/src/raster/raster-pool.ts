import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../fair-queue.ts';
import { type WasmModule, webAssembly } from '../web-assembly.ts';
import type { Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';
import type { RasterAnswer, RasterJob, RasterWorkerData } from './raster-worker.ts';

// The limit of a worker's wasm memory: 8,192 pages of 64 KiB, half a gibibyte. A page at 300 dpi takes 35 MB, decoded images up to 200.
const maxWasmPages = 8_192;

/** A page was not drawn: its worker took too long or failed. The worker has been replaced. */
export class RasterFailure extends Error {
  override readonly name = 'RasterFailure';
  readonly kind: 'timeout' | 'crash';

  constructor(kind: RasterFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface RasterPool {
  /**
   * Draws the regions of one page once a worker is free. Waiting renders are served in turn, one page each.
   *
   * @throws {RasterFailure} if the page takes longer than the pool's deadline, if the pages of its render together exceed the render's
   * budget, or if its worker fails.
   * @throws the signal's reason if it is aborted while the page waits or is drawn.
   */
  draw(regions: Region[], caller: Caller): Promise<Tile[]>;
  /** Terminates all workers; pages that they are drawing fail. */
  close(): Promise<void>;
}

/** Identifies the render that a page belongs to. */
export interface Caller {
  /** The same object for all pages of one render, which share one budget of worker time. */
  render: object;
  signal: AbortSignal;
}

export interface RasterPoolOptions {
  workers: number;
  /** How long one page may take in a worker. All pages of a render together may take three times as long. */
  pageDeadlineMs: number;
  /** Called when a worker had to be replaced. */
  onReplaced?: (why: string) => void;
  /** Another worker program, for tests. */
  program?: URL;
}

/** Worker-time budget per render, in page deadlines. It bounds a render of sixty pages that each take almost a deadline. */
const PAGE_DEADLINES_OF_A_RENDER = 3;

interface Task {
  regions: Region[];
  /** Worker time used by the render's pages so far. */
  spent: { ms: number };
  resolve(tiles: Tile[]): void;
  reject(reason: unknown): void;
  signal: AbortSignal;
}

/** Starts workers that draw SVG with resvg, and resolves when all of them are warm. */
export async function startRasterPool(options: RasterPoolOptions): Promise<RasterPool> {
  setFlagsFromString(`--wasm-max-mem-pages=${maxWasmPages}`);
  const wasm = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  const resvg = await webAssembly.compile(wasm);
  const program = options.program ?? new URL('./raster-worker.ts', import.meta.url);

  const idle: WorkerSlot[] = [];
  const waiting = createFairQueue<object, Task>();
  const slots = new Set<WorkerSlot>();
  const spentBy = new WeakMap<object, { ms: number }>();
  let closed = false;

  const next = () => {
    for (let slot = idle.at(-1); slot !== undefined; slot = idle.at(-1)) {
      const task = waiting.next();
      if (task === undefined) return;
      idle.pop();
      slot.run(task);
    }
  };
  const addSlot = async () => {
    const slot = await openSlot({ program, resvg, pageDeadlineMs: options.pageDeadlineMs });
    if (closed) return slot.close();
    slots.add(slot);
    slot.onFree = () => {
      idle.push(slot);
      next();
    };
    slot.onDead = (why) => {
      slots.delete(slot);
      const index = idle.indexOf(slot);
      if (index !== -1) idle.splice(index, 1);
      if (closed) return;
      options.onReplaced?.(why);
      replace();
    };
    slot.onFree();
  };
  const replace = () => {
    addSlot().catch((error: unknown) => {
      options.onReplaced?.(`a worker would not start: ${String(error)}`);
      // The machine probably has a serious problem. Retry, but not in a tight loop.
      setTimeout(() => closed || replace(), 1_000).unref();
    });
  };

  await Promise.all(Array.from({ length: options.workers }, addSlot));

  return {
    draw: (regions, { render, signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const spent = spentBy.get(render) ?? { ms: 0 };
        spentBy.set(render, spent);
        const task: Task = { regions, spent, resolve, reject, signal };
        signal.addEventListener(
          'abort',
          () => {
            if (waiting.remove(render, task)) reject(signal.reason);
          },
          { once: true },
        );
        waiting.add(render, task);
        next();
      }),
    close: async () => {
      closed = true;
      for (let task = waiting.next(); task !== undefined; task = waiting.next()) {
        task.reject(new RasterFailure('crash', 'the pool was closed'));
      }
      await Promise.all([...slots].map((slot) => slot.close()));
    },
  };
}

interface WorkerSlot {
  run(task: Task): void;
  close(): Promise<void>;
  onFree: () => void;
  onDead: (why: string) => void;
}

interface SlotOptions {
  program: URL;
  resvg: WasmModule;
  pageDeadlineMs: number;
}

/** One worker and its current task. It is never used again after a failure, since a wasm instance that failed once may be broken. */
async function openSlot({ program, resvg, pageDeadlineMs }: SlotOptions): Promise<WorkerSlot> {
  const workerData: RasterWorkerData = { resvg };
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    // Workers need no environment variables, so they get none of the renderer's.
    env: {},
  });
  let current: { id: number; settle(outcome: { tiles: Tile[] } | { reason: unknown }): void } | undefined;
  let dead = false;
  let lastId = 0;

  const die = (reason: unknown, why: string) => {
    if (dead) return;
    dead = true;
    current?.settle({ reason });
    void worker.terminate();
    slot.onDead(why);
  };
  const crash = (why: string) => die(new RasterFailure('crash', why), why);

  const slot: WorkerSlot = {
    onFree: () => {},
    onDead: () => {},
    run: (task) => {
      lastId += 1;
      const abort = () => die(task.signal.reason, 'its caller aborted');
      const started = performance.now();
      const renderMs = PAGE_DEADLINES_OF_A_RENDER * pageDeadlineMs;
      const leftMs = renderMs - task.spent.ms;
      const timer = setTimeout(
        () => {
          const why =
            leftMs < pageDeadlineMs
              ? `the pages of a render took longer than ${renderMs} ms together`
              : `a page took longer than ${pageDeadlineMs} ms`;
          die(new RasterFailure('timeout', why), why);
        },
        Math.max(0, Math.min(pageDeadlineMs, leftMs)),
      );
      current = {
        id: lastId,
        settle: (outcome) => {
          clearTimeout(timer);
          task.spent.ms += performance.now() - started;
          task.signal.removeEventListener('abort', abort);
          current = undefined;
          if ('tiles' in outcome) task.resolve(outcome.tiles);
          else task.reject(outcome.reason);
        },
      };
      task.signal.addEventListener('abort', abort, { once: true });
      const job: RasterJob = { id: lastId, regions: task.regions };
      worker.postMessage(job);
    },
    close: async () => {
      crash('the pool was closed');
      await worker.terminate();
    },
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: RasterAnswer) => {
      if (answer.kind === 'ready') return resolve();
      if (answer.id !== current?.id) return;
      if (answer.kind === 'failed') return crash(answer.message);
      current.settle({ tiles: answer.tiles });
      slot.onFree();
    });
    worker.on('error', (error) => {
      reject(error);
      crash(error instanceof Error ? error.message : String(error));
    });
    worker.on('exit', (code) => {
      reject(new Error(`exit code ${code} before it was ready`));
      crash(`the worker exited with code ${code}`);
    });
  });
  return slot;
}
