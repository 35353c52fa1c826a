import {
  UnreadableFileError,
  type UnreadableFileReason,
} from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';
import { READING_LIMITS, type ReadingLimits } from './reading-limits.ts';
import { runInProcess } from './run-in-process.ts';

/** What the reader finds in a resume's PDF, and the text items it was found in; or why the PDF cannot be read. */
export type ReadResumePdf = { found: FoundResume; items: TextItem[] } | { reason: UnreadableFileReason };

/**
 * Reads a resume's PDF in a process of its own. Returns a reason if the PDF cannot be read. Rejects if the process cannot be started,
 * or the reader has a fault.
 *
 * @param options.signal ends the process; then its reason is thrown.
 */
export async function readResumePdf(
  bytes: Uint8Array,
  { limits = READING_LIMITS, signal }: { limits?: ReadingLimits; signal?: AbortSignal } = {},
): Promise<ReadResumePdf> {
  if (bytes.length > limits.bytes) return { reason: 'too-large' };
  try {
    const answer = await runInProcess({ read: bytes, limits }, signal);
    if ('found' in answer) return answer;
  } catch (error) {
    if (error instanceof UnreadableFileError) return { reason: error.reason };
    throw error;
  }
  throw new Error('the process answered another task');
}
