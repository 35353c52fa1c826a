import { Worker } from 'node:worker_threads';
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

/** What the worker is handed. */
export interface PdfWorkerData {
  bytes: Uint8Array;
  bounds: ReadingBounds;
}

/** The script's own heap. What the file unpacks to lies outside of it and is counted by `unpackedBytes`. */
const WORKER_HEAP_MB = 256;

/**
 * What a program finds in a resume's PDF; a reason where the PDF cannot be read. Any file may be given: it is parsed, and the
 * resume looked for, in a worker thread that ends with it, so that a hostile file takes bounded time and memory and nothing of
 * it stays. It rejects only if a worker cannot be started.
 */
export async function readResumePdf(bytes: Uint8Array, bounds: ReadingBounds = READING_BOUNDS): Promise<ReadResumePdf> {
  if (bytes.length > bounds.bytes) return { reason: 'too-large' };
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { bytes, bounds } satisfies PdfWorkerData,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: 32 },
    // Nothing of the API's settings is needed there.
    env: {},
    // What the parser prints about a file is of no use to anybody, and a hostile file could fill the log with it.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadResumePdf>((resolve, reject) => {
      timer = setTimeout(() => resolve({ reason: 'too-slow' }), bounds.deadlineMs);
      worker.once('message', (answer: ReadResumePdf) => resolve(answer));
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ reason: 'too-large' });
        else reject(error);
      });
      worker.once('exit', (code) => reject(new Error(`The PDF worker ended with code ${code} and no answer`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
