import { readResume } from '@kreda/document/reader/read-resume';
import { boundAllocations } from './bound-allocations.ts';
import { extractTextItems } from './extract-text-items.ts';
import type { PdfProcessMessage, PdfTask, ReadResumePdf } from './read-resume-pdf.ts';

/** Reads the one file that the API sends, and waits to be ended. */
async function read({ bytes, bounds }: PdfTask): Promise<ReadResumePdf> {
  // A copy, because the parser takes no Buffer, and keeps what it is given.
  const own = new Uint8Array(bytes);
  boundAllocations(bounds.unpackedBytes);
  const text = await extractTextItems(own, bounds);
  return 'reason' in text ? text : { ...text, found: readResume(text.items) };
}

function send(message: PdfProcessMessage): void {
  process.send?.(message);
}

// The API ended, and nobody waits for the answer.
process.on('disconnect', () => process.exit());
process.once('message', async (task: PdfTask) => send({ answer: await read(task) }));
send('ready');
