import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Buyer } from '@kreda/e2e/buyer';
import { startBuyer } from '@kreda/e2e/buyer';
import { isFinalError } from '../../../web/src/lib/api-error.ts';
import { withKeystroke } from '../sample.ts';
import type { Tally } from './tally.ts';

/** A simulated user with a CV and access, who types and downloads by the web client's own code. */
export interface LoadUser {
  /** Types with pauses and sometimes downloads, until the signal. Resolves when no request is in flight. */
  work(rhythm: Rhythm, signal: AbortSignal): Promise<void>;
  /** Downloads once. */
  download(): Promise<void>;
  /** Counts whether the CV is as the last acknowledged save left it. */
  check(): Promise<void>;
}

/** The pauses between actions. Each is varied at random by up to half. */
export interface Rhythm {
  saveEveryMs: number;
  /** How many saves there are for each download, on average. */
  savesPerDownload: number;
}

/** The retry delays of the editor's save queue. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5_000;

/**
 * Registers a user, makes their CV and pays.
 *
 * @param typeset makes the CV's page SVGs, as the user's browser would.
 */
export async function startLoadUser(
  url: string,
  {
    resume,
    photo,
    typeset,
    tally,
  }: { resume: Resume; photo: Uint8Array; typeset: (resume: Resume) => string[]; tally: Tally },
): Promise<LoadUser> {
  const buyer = await startBuyer(url);
  const uuid = await buyer.createResume(resume, photo);
  await buyer.pay(uuid);
  let count = 0;
  let acknowledged = '';

  /** Saves as the editor's save queue does: unanswered requests are retried with backoff. */
  const save = async () => {
    const name = `CV ${++count}`;
    const typed = withKeystroke(resume, count).sections.summary.data;
    const began = performance.now();
    await saveWithRetries(buyer, uuid, { type: 'data', section: 'summary', data: typed }, tally);
    tally.done('save', performance.now() - began);
    await saveWithRetries(buyer, uuid, { type: 'name', name }, tally);
    acknowledged = name;
  };
  const download = async () => {
    const began = performance.now();
    try {
      const pdf = await buyer.downloadTypeset(uuid, typeset, () => tally.repeated('download'));
      if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-')
        throw new Error(`${pdf.length} bytes that are not a PDF`);
      tally.done('download', performance.now() - began);
    } catch (error) {
      tally.failed('download', error, performance.now() - began);
    }
  };

  return {
    download,
    async work({ saveEveryMs, savesPerDownload }, signal) {
      // Users do not start at the same moment.
      await rest(saveEveryMs * Math.random() * 2, signal);
      while (!signal.aborted) {
        const began = performance.now();
        try {
          await save();
        } catch (error) {
          tally.failed('save', error, performance.now() - began);
        }
        if (Math.random() < 1 / savesPerDownload && !signal.aborted) await download();
        await rest(saveEveryMs * (0.5 + Math.random()), signal);
      }
    },
    async check() {
      const { name } = await buyer.read(uuid);
      if (name === acknowledged) tally.done('kept what was acknowledged', 0);
      else tally.failed('kept what was acknowledged', new Error(`${name} instead of ${acknowledged}`), 0);
    },
  };
}

async function saveWithRetries(
  buyer: Buyer,
  uuid: string,
  operation: Parameters<Buyer['save']>[1],
  tally: Tally,
): Promise<void> {
  for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
    try {
      await buyer.save(uuid, operation);
      return;
    } catch (error) {
      if (isFinalError(error)) throw error;
      tally.repeated('save');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
