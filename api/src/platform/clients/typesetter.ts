import { availableParallelism } from 'node:os';
import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import type { ContractDocument } from '@kreda/document/kinds/contract/contract';
import type { FileContent } from '@kreda/document/kinds/format';
import type { Invoice, KsefMark } from '@kreda/document/kinds/invoice/invoice';
import type { LetterOfResume } from '@kreda/document/kinds/letter/model/letter';
import type { LetterOptions } from '@kreda/document/kinds/letter/typeset-letter';
import type { AttachedFile } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TypesetOptions } from '@kreda/document/kinds/resume/typeset';
import { createFairQueue, QueueFullError } from '../fair-queue.ts';
import type { TypesetAnswer, TypesetWork } from './typeset-worker.ts';
import { startTypesetWorker, type TypesetWorker } from './typeset-worker-thread.ts';

/** Longer than the largest resume takes. A job that takes longer fails, and its worker is replaced. */
const JOB_TIMEOUT_MS = 20_000;
/** A job that has waited so long is not begun: its caller has given up or is about to. */
const WAIT_TIMEOUT_MS = 20_000;
const MAX_WAITING = 50;
/** A second worker lets a short resume overtake a long one. It takes 35 MB, and 90 MB after many long resumes. */
const MAX_WORKERS = 2;

/**
 * Typesets resumes, letters, invoices and contracts and writes resumes in other formats, also those that PDFs carry, in worker threads, so that a long job does not block
 * the event loop.
 */
export interface BackgroundTypesetter {
  /**
   * The pages as SVG, byte for byte what the browser makes of the same resume.
   *
   * @param options.fairnessKey whom the job is for: keys are served in turn. Without it, the resume's uuid.
   * @throws {TypesetterBusyError} when the queue is full or the job takes too long.
   * @throws {TooManyPagesError} for more than `maxPages`, as soon as that is certain.
   */
  typeset(resume: Resume, options?: ResumeOptions): Promise<string[]>;
  /** The pages of a letter in the design of its resume. @throws {TypesetterBusyError} and {TooManyPagesError} as above. */
  typesetLetter(source: LetterOfResume, options: LetterCall): Promise<string[]>;
  /** The resume as a file of the format. @throws {TypesetterBusyError} as above. */
  writeFormat(resume: Resume, format: ResumeFormat, options: WriteOptions): Promise<FileContent>;
  /** The file that the resume's PDF carries (decision 74). @throws {TypesetterBusyError} as above. */
  attachResume(resume: Resume, options: AttachOptions): Promise<AttachedFile>;
  /** The pages of an invoice or a correction as SVG. @throws {TypesetterBusyError} as above. */
  typesetInvoice(invoice: Invoice, ksef?: KsefMark | null): Promise<string[]>;
  /** The pages of the confirmation of a contract as SVG. @throws {TypesetterBusyError} as above. */
  typesetContract(contract: ContractDocument): Promise<string[]>;
  close(): Promise<void>;
}

interface ResumeOptions extends Pick<TypesetOptions, 'photo' | 'maxPages'> {
  fairnessKey?: string;
}

interface LetterCall extends Pick<LetterOptions, 'signature' | 'maxPages'> {
  fairnessKey: string;
}

interface WriteOptions {
  /** The JPEG; null without one, or for a format that cannot hold it. */
  photo: Uint8Array | null;
  fairnessKey: string;
}

interface AttachOptions {
  /** As a data URI; null without one. */
  photo: string | null;
  fairnessKey: string;
}

export class TypesetterBusyError extends Error {
  override readonly name = 'TypesetterBusyError';
}

/** The fairness key of all invoices and contracts: together they have the turns of one user. */
const INVOICES = 'invoices';

/**
 * @param workers how many jobs run at the same time. Each worker starts with its first job. A worker that fails is replaced; only its
 *   own job fails.
 */
export function createBackgroundTypesetter({
  workers = Math.min(MAX_WORKERS, availableParallelism()),
  jobTimeoutMs = JOB_TIMEOUT_MS,
  waitTimeoutMs = WAIT_TIMEOUT_MS,
  startWorker = startTypesetWorker,
} = {}): BackgroundTypesetter {
  const queue = createFairQueue({ atOnce: workers, waiting: MAX_WAITING });
  const idle: TypesetWorker[] = [];
  const busy = new Set<TypesetWorker>();
  const stopWaiting = new Set<(error: Error) => void>();

  return {
    typeset: async (resume, { fairnessKey = resume.uuid, ...options } = {}) =>
      pagesOf(await start({ resume, options }, fairnessKey)),
    typesetLetter: async (source, { fairnessKey, ...options }) =>
      pagesOf(await start({ source, options }, fairnessKey)),
    async writeFormat(resume, format, { photo, fairnessKey }) {
      const answer = await start({ resume, format, photo }, fairnessKey);
      if ('file' in answer) return answer.file;
      throw failureOf(answer);
    },
    async attachResume(attached, { photo, fairnessKey }) {
      const answer = await start({ attached, photo }, fairnessKey);
      if ('attachment' in answer) return answer.attachment;
      throw failureOf(answer);
    },
    typesetInvoice: async (invoice, ksef = null) => pagesOf(await start({ invoice, ksef }, INVOICES)),
    typesetContract: async (contract) => pagesOf(await start({ contract }, INVOICES)),
    async close() {
      const closing = new TypesetterBusyError('closing');
      for (const reject of stopWaiting) reject(closing);
      const ending = [...idle.splice(0), ...busy].map((worker) => worker.end(closing));
      await Promise.all(ending);
    },
  };

  function start(work: TypesetWork, fairnessKey: string): Promise<TypesetAnswer> {
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const leave = (error: Error) => {
        endWaiting();
        reject(error);
      };
      const endWaiting = () => {
        isWaiting = false;
        clearTimeout(timer);
        stopWaiting.delete(leave);
      };
      const timer = setTimeout(() => leave(new TypesetterBusyError(`not begun in ${waitTimeoutMs} ms`)), waitTimeoutMs);
      stopWaiting.add(leave);
      queue
        .run(fairnessKey, async () => {
          if (!isWaiting) return;
          endWaiting();
          resolve(await runOnWorker(work));
        })
        .catch((error: unknown) => {
          leave(error instanceof QueueFullError ? new TypesetterBusyError(error.message) : (error as Error));
        });
    });
  }

  async function runOnWorker(work: TypesetWork): Promise<TypesetAnswer> {
    // The worker that was used last, so that the memory of the others stays unused.
    const worker = idle.pop() ?? startWorker();
    busy.add(worker);
    const timer = setTimeout(() => worker.end(new TypesetterBusyError(`not done in ${jobTimeoutMs} ms`)), jobTimeoutMs);
    try {
      return await worker.ask(work);
    } finally {
      clearTimeout(timer);
      busy.delete(worker);
      if (worker.isAlive()) idle.push(worker);
    }
  }
}

function pagesOf(answer: TypesetAnswer): string[] {
  if ('pages' in answer) return answer.pages;
  throw failureOf(answer);
}

function failureOf(answer: TypesetAnswer): Error {
  if ('maxPages' in answer) return new TooManyPagesError(answer.maxPages);
  return new Error('error' in answer ? `the worker failed: ${answer.error}` : 'the worker answered another job');
}
