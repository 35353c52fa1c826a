import { Worker } from 'node:worker_threads';
import type { Invoice } from '@kreda/document/invoice/invoice';
import type { Resume } from '@kreda/document/model/resume';
import type { TypesetOptions } from '@kreda/document/typeset';
import type { TypesetAnswer, TypesetJob, TypesetWork } from './typeset-worker.ts';

/** Longer than the largest resume takes; a job past it is given up and its worker replaced. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING = 50;

/** Typesets resumes and invoices beside the event loop, so that a long one delays nobody's keystroke. */
export interface BackgroundTypesetter {
  /**
   * The pages as SVG, byte for byte what the browser makes of the same resume.
   *
   * @throws {TypesetterBusyError} when too many wait already or the job takes too long.
   */
  typeset(resume: Resume, options?: Pick<TypesetOptions, 'photo'>): Promise<string[]>;
  /** The pages of an invoice or a correction as SVG. @throws {TypesetterBusyError} as above. */
  typesetInvoice(invoice: Invoice): Promise<string[]>;
  close(): Promise<void>;
}

export class TypesetterBusyError extends Error {
  override readonly name = 'TypesetterBusyError';
}

interface Waiting {
  resolve: (pages: string[]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The worker starts with the first job and is replaced after a failure of its own. */
export function createBackgroundTypesetter(): BackgroundTypesetter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  return {
    typeset: (resume, options = {}) => start({ resume, options }),
    typesetInvoice: (invoice) => start({ invoice }),
    async close() {
      giveUp(new TypesetterBusyError('closing'));
    },
  };

  function start(work: TypesetWork): Promise<string[]> {
    if (waiting.size >= MAX_WAITING) return Promise.reject(new TypesetterBusyError('too many resumes wait'));
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => giveUp(new TypesetterBusyError(`not typeset in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
      waiting.set(id, { resolve, reject, timer });
      worker ??= startWorker();
      worker.postMessage({ id, ...work } satisfies TypesetJob);
    });
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./typeset-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // It must not keep alive a process that has nothing else to do.
    started.unref();
    started.on('message', finish);
    started.on('error', (error) => {
      if (worker === started) giveUp(error instanceof Error ? error : new Error(String(error)));
    });
    return started;
  }

  function finish(answer: TypesetAnswer): void {
    const job = waiting.get(answer.id);
    if (!job) return;
    waiting.delete(answer.id);
    clearTimeout(job.timer);
    if ('pages' in answer) job.resolve(answer.pages);
    else job.reject(new Error(`typesetting failed: ${answer.error}`));
  }

  /** Ends the worker and fails everything that waits for it. */
  function giveUp(reason: Error): void {
    void worker?.terminate();
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
  }
}
