import { flushCompileCache } from 'node:module';
import { readResume } from '@kreda/document/reader/read-resume';
import { extractTextItems } from './extract-text-items.ts';
import { limitAllocations } from './limit-allocations.ts';
import type { PdfProcessMessage, PdfTask, ReadResumePdf } from './read-resume-pdf.ts';

/** Reads the one file that the API sends, and then waits until the API ends this process. */
async function read({ bytes, limits }: PdfTask): Promise<ReadResumePdf> {
  // The parser refuses a Buffer and takes over the array that it gets.
  const own = new Uint8Array(bytes);
  limitAllocations(limits.unpackedBytes);
  const text = await extractTextItems(own, limits);
  return 'reason' in text ? text : { ...text, found: readResume(text.items) };
}

function send(message: PdfProcessMessage): void {
  process.send?.(message);
}

// The API has ended, so nobody waits for the answer.
process.on('disconnect', () => process.exit());
process.once('message', async (task: PdfTask) => send({ answer: await read(task) }));
// It is killed in the end and so would not write the cache; and nothing that a file does may come into it. Without one it does nothing.
flushCompileCache();
send('ready');
