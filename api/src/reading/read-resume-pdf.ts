import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';
import { readResume } from '@kreda/document/reader/read-resume';
import { readPdf, type UnreadableReason } from './read-pdf.ts';

/**
 * What a program finds in a resume's PDF, with the text items it was found in; a reason where the PDF cannot be read.
 * Any file may be given: it takes bounded time and memory.
 */
export async function readResumePdf(
  bytes: Uint8Array,
): Promise<{ found: FoundResume; items: TextItem[] } | { reason: UnreadableReason }> {
  const text = await readPdf(bytes);
  return 'reason' in text ? text : { found: readResume(text.items), items: text.items };
}
