import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';

/**
 * Why a PDF has no text items for us: it needs a password, has pages but no text, is no PDF or a damaged one, has too many
 * pages, is or unpacks to too many bytes or characters, or takes too long.
 */
export type UnreadableReason = 'encrypted' | 'scanned' | 'broken' | 'too-long' | 'too-large' | 'too-slow';

/** A file's text items, in the file's order. */
export type PdfText = { items: TextItem[] } | { reason: UnreadableReason };

/** What a program finds in a resume's PDF, with the text items it was found in. */
export type ReadResumePdf = { found: FoundResume; items: TextItem[] } | { reason: UnreadableReason };

/** What reading one PDF may take. */
export interface ReadingBounds {
  /** Of the file. */
  bytes: number;
  pages: number;
  /** Of all pages together, in UTF-16 units. */
  characters: number;
  /** What the file may unpack to, all its parts together. */
  unpackedBytes: number;
  deadlineMs: number;
}

export const READING_BOUNDS: ReadingBounds = {
  bytes: 20 * 1024 * 1024,
  pages: 60,
  characters: 600_000,
  unpackedBytes: 256 * 1024 * 1024,
  deadlineMs: 15_000,
};

/** What the process is sent. */
export interface PdfTask {
  bytes: Uint8Array;
  bounds: ReadingBounds;
}

/** What the process sends: that it has started, then what it read. */
export type PdfProcessMessage = 'ready' | { answer: ReadResumePdf };

/** The script's own heap. What the file unpacks to lies outside of it and is counted by `unpackedBytes`. */
const HEAP_MB = 256;

const PROCESS = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * What a program finds in a resume's PDF; a reason where the PDF cannot be read. Any file may be given: it is parsed, and the
 * resume looked for, in a process that ends with it, so that a hostile file takes bounded time and memory and nothing of it
 * stays. It rejects only if a process cannot be started.
 */
export async function readResumePdf(bytes: Uint8Array, bounds: ReadingBounds = READING_BOUNDS): Promise<ReadResumePdf> {
  if (bytes.length > bounds.bytes) return { reason: 'too-large' };
  // No thread of this process: where memory for one large thing is missing, V8 ends the whole process and not the thread.
  const child = fork(PROCESS, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=16'],
    serialization: 'advanced',
    // Nothing of the API's settings is needed there.
    env: {},
    // What the parser prints about a file is of no use to anybody, and a hostile file could fill the log with it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadResumePdf>((resolve, reject) => {
      timer = setTimeout(() => resolve({ reason: 'too-slow' }), bounds.deadlineMs);
      let isReady = false;
      child.on('message', (message: PdfProcessMessage) => {
        if (message !== 'ready') return resolve(message.answer);
        isReady = true;
        // If it ends before it has taken all of the file, `exit` says so.
        child.send({ bytes, bounds } satisfies PdfTask, () => {});
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
