import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createFairLine } from '../fair-line.ts';
import { type WasmModule, webAssembly } from '../web-assembly.ts';
import type { Tile } from './encode-pixels.ts';
import type { Region } from './plan-layers.ts';
import type { RasterAnswer, RasterJob, RasterWorkerData } from './raster-worker.ts';

// A worker's wasm memory: 8,192 pages of 64 KiB, half a gibibyte. A page at 300 dpi takes 35 MB, decoded images up to 200.
const maxWasmPages = 8_192;

/** A page was not drawn: the worker overran its time, or failed. It has been replaced either way. */
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
   * Draws one page's regions, waiting for a free worker first. Renders that wait are served in turn, a page each.
   *
   * @throws {RasterFailure} when the page takes longer than the pool's deadline, or its render's pages together longer than
   *   theirs, or its worker fails.
   * @throws the signal's reason when it is aborted, waiting or drawing.
   */
  draw(regions: Region[], caller: Caller): Promise<Tile[]>;
  /** Ends all workers; what they were drawing fails. */
  close(): Promise<void>;
}

/** On whose behalf a page is drawn. */
export interface Caller {
  /** The same object for all pages of one render, which have the pool's time for a render together. */
  render: object;
  signal: AbortSignal;
}

export interface RasterPoolOptions {
  workers: number;
  /** How long one page may take in a worker. All pages of a render may take three times as long together. */
  pageDeadlineMs: number;
  /** Told whenever a worker had to be replaced. */
  onReplaced?: (why: string) => void;
  /** Another worker program; for tests. */
  program?: URL;
}

/** A render's time with workers, in page deadlines: who asks for the longest pages of all does not get sixty of them. */
const PAGE_DEADLINES_OF_A_RENDER = 3;

interface Task {
  regions: Region[];
  /** What the render's pages took so far. */
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

  const idle: Seat[] = [];
  const waiting = createFairLine<object, Task>();
  const seats = new Set<Seat>();
  const spentBy = new WeakMap<object, { ms: number }>();
  let closed = false;

  const next = () => {
    for (let seat = idle.at(-1); seat !== undefined; seat = idle.at(-1)) {
      const task = waiting.next();
      if (task === undefined) return;
      idle.pop();
      seat.run(task);
    }
  };
  const addSeat = async () => {
    const seat = await openSeat({ program, resvg, pageDeadlineMs: options.pageDeadlineMs });
    if (closed) return seat.close();
    seats.add(seat);
    seat.onFree = () => {
      idle.push(seat);
      next();
    };
    seat.onDead = (why) => {
      seats.delete(seat);
      const index = idle.indexOf(seat);
      if (index !== -1) idle.splice(index, 1);
      if (closed) return;
      options.onReplaced?.(why);
      replace();
    };
    seat.onFree();
  };
  const replace = () => {
    addSeat().catch((error: unknown) => {
      options.onReplaced?.(`a worker would not start: ${String(error)}`);
      // Something is badly wrong with the machine; try on, but not in a tight loop.
      setTimeout(() => closed || replace(), 1_000).unref();
    });
  };

  await Promise.all(Array.from({ length: options.workers }, addSeat));

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
      await Promise.all([...seats].map((seat) => seat.close()));
    },
  };
}

interface Seat {
  run(task: Task): void;
  close(): Promise<void>;
  onFree: () => void;
  onDead: (why: string) => void;
}

interface SeatOptions {
  program: URL;
  resvg: WasmModule;
  pageDeadlineMs: number;
}

/** One worker and the task it is at. After any trouble it is dead: a wasm instance that failed once is not used again. */
async function openSeat({ program, resvg, pageDeadlineMs }: SeatOptions): Promise<Seat> {
  const workerData: RasterWorkerData = { resvg };
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    // The renderer's own environment holds nothing that drawing needs.
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
    seat.onDead(why);
  };
  const crash = (why: string) => die(new RasterFailure('crash', why), why);

  const seat: Seat = {
    onFree: () => {},
    onDead: () => {},
    run: (task) => {
      lastId += 1;
      const abort = () => die(task.signal.reason, 'its caller gave up');
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
      seat.onFree();
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
  return seat;
}
