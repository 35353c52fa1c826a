import type { UnreadableFileReason } from '@kreda/document/kinds/resume/formats/import/unreadable-file-error';
import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';
import { READING_LIMITS, type ReadingLimits } from './reading-limits.ts';
import { runInProcess } from './run-in-process.ts';

/** What the reader finds in a resume's PDF, and the text items it was found in; or why the PDF cannot be read. */
export type ReadResumePdf = { found: FoundResume; items: TextItem[] } | { reason: UnreadableFileReason };

/**
 * Reads a resume's PDF in a process of its own. Returns a reason if the PDF cannot be read. Rejects if the process cannot be started,
 * or the reader has a fault.
 */
export async function readResumePdf(bytes: Uint8Array, limits: ReadingLimits = READING_LIMITS): Promise<ReadResumePdf> {
  if (bytes.length > limits.bytes) return { reason: 'too-large' };
  const answer = await runInProcess({ read: bytes, limits });
  if (answer === 'out-of-memory') return { reason: 'too-large' };
  if (answer === 'out-of-time') return { reason: 'too-slow' };
  if ('unreadable' in answer) return { reason: answer.unreadable.reason };
  if ('found' in answer) return answer;
  throw new Error('error' in answer ? `the reader failed: ${answer.error}` : 'the process answered another task');
}
