import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Buyer } from '@kreda/e2e/buyer';
import { startBuyer } from '@kreda/e2e/buyer';
import { isFinalError } from '../../../web/src/lib/api-error.ts';
import { withKeystroke } from '../sample.ts';
import type { Tally } from './tally.ts';

/** Somebody with a CV and access, who types and downloads as the web client does, with its own code. */
export interface LoadUser {
  /** Types, with pauses, and downloads now and then, until the signal; resolves when what was begun is done. */
  live(rhythm: Rhythm, signal: AbortSignal): Promise<void>;
  /** Downloads once. */
  download(): Promise<void>;
  /** Notes whether the CV is what the last acknowledged save made it. */
  check(): Promise<void>;
}

/** Pauses in ms, each of which is varied by half. */
export interface Rhythm {
  saveEveryMs: number;
  /** Of so many saves one is followed by a download. */
  savesPerDownload: number;
}

/** The first rest of the editor's queue of saves, in ms; it grows to the last. */
const REST_MS = 500;
const LAST_REST_MS = 5_000;

/**
 * Registers somebody, makes their CV and pays for it.
 *
 * @param typeset what their browser makes of the CV: its pages as SVG.
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

  /** As the editor's queue of saves: what nobody answered is sent again after a rest that grows. */
  const save = async () => {
    const name = `CV ${++count}`;
    const typed = withKeystroke(resume, count).sections.summary.data;
    const began = performance.now();
    await insist(buyer, uuid, { type: 'data', section: 'summary', data: typed }, tally);
    tally.done('save', performance.now() - began);
    await insist(buyer, uuid, { type: 'name', name }, tally);
    acknowledged = name;
  };
  const download = async () => {
    const began = performance.now();
    try {
      const pdf = await buyer.downloadTypeset(uuid, typeset, () => tally.repeated('download'));
      if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-')
        throw new Error(`${pdf.length} bytes that are no PDF`);
      tally.done('download', performance.now() - began);
    } catch (error) {
      tally.failed('download', error, performance.now() - began);
    }
  };

  return {
    download,
    async live({ saveEveryMs, savesPerDownload }, signal) {
      // Not all at the same moment.
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

async function insist(
  buyer: Buyer,
  uuid: string,
  operation: Parameters<Buyer['save']>[1],
  tally: Tally,
): Promise<void> {
  for (let restMs = REST_MS; ; restMs = Math.min(restMs * 2, LAST_REST_MS)) {
    try {
      await buyer.save(uuid, operation);
      return;
    } catch (error) {
      if (isFinalError(error)) throw error;
      tally.repeated('save');
      await new Promise((resolve) => setTimeout(resolve, restMs));
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
