import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';

/**
 * Why a PDF cannot be read: it needs a password; it has pages but no text; it is not a PDF or is damaged; it has too many pages; it
 * has or inflates to too many bytes or characters; or reading takes too long.
 */
export type UnreadableReason = 'encrypted' | 'scanned' | 'broken' | 'too-long' | 'too-large' | 'too-slow';

/** A file's text items, in the file's order. */
export type PdfText = { items: TextItem[] } | { reason: UnreadableReason };

/** What the reader finds in a resume's PDF, and the text items it was found in. */
export type ReadResumePdf = { found: FoundResume; items: TextItem[] } | { reason: UnreadableReason };

/** The limits of reading one PDF. */
export interface ReadingLimits {
  /** The file's size. */
  bytes: number;
  pages: number;
  /** In UTF-16 code units, on all pages together. */
  characters: number;
  /** The inflated size of all parts of the file together. */
  unpackedBytes: number;
  /** V8's heap in the process. The file's inflated parts are outside of it and limited by `unpackedBytes`. */
  heapMb: number;
  deadlineMs: number;
}

export const READING_LIMITS: ReadingLimits = {
  bytes: 20 * 1024 * 1024,
  pages: 60,
  characters: 600_000,
  unpackedBytes: 256 * 1024 * 1024,
  heapMb: 256,
  deadlineMs: 15_000,
};

/** The message to the process. */
export interface PdfTask {
  bytes: Uint8Array;
  limits: ReadingLimits;
}

/** The messages of the process: that it has started, then what it read. */
export type PdfProcessMessage = 'ready' | { answer: ReadResumePdf };

/** Node's compile cache where this process has one: in tests, and not in production. */
const COMPILE_CACHE = getCompileCacheDir() === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const PROCESS = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Reads a resume's PDF in a process of its own, which ends afterwards. So any file may be given: a hostile one takes limited time and
 * memory, and nothing of it stays. Returns a reason if the PDF cannot be read. Rejects only if the process cannot be started.
 */
export async function readResumePdf(bytes: Uint8Array, limits: ReadingLimits = READING_LIMITS): Promise<ReadResumePdf> {
  if (bytes.length > limits.bytes) return { reason: 'too-large' };
  // A process and not a thread: when memory for a large object is missing, V8 ends the whole process.
  const child = fork(PROCESS, [], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=16'],
    serialization: 'advanced',
    // The process must not have the API's secrets. Decision 84.
    env: COMPILE_CACHE,
    // A hostile file could fill the log with the parser's messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadResumePdf>((resolve, reject) => {
      timer = setTimeout(() => resolve({ reason: 'too-slow' }), limits.deadlineMs);
      let isReady = false;
      child.on('message', (message: PdfProcessMessage) => {
        if (message !== 'ready') return resolve(message.answer);
        isReady = true;
        // Errors of sending are ignored here: a process that ends too early is handled by `exit`.
        child.send({ bytes, limits } satisfies PdfTask, () => {});
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (isReady && code !== 0) resolve({ reason: 'too-large' });
        else reject(new Error(`The PDF process ended with ${signal ?? `code ${code}`} and no answer`));
      });
    });
  } finally {
    clearTimeout(timer);
    await end(child);
    running.delete(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (isOver) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
