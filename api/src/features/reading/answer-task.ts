import type { ImportedFiles, ImportFile } from '@kreda/document/kinds/resume/formats/import/import-files';
import { hasText } from '@kreda/document/kinds/resume/formats/import/pdf-content';
import type { ImportSetting } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import {
  UnreadableFileError,
  type UnreadableFileReason,
} from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import type { FoundResume, TextItem } from '@kreda/document/reader/found-resume';
import { isAllocationLimitReached } from './limit-allocations.ts';
import { readPdf } from './read-pdf.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** What the reading process is asked: the text of a PDF with what the reader finds in it, or a resume made of files. */
export type ReadingTask =
  | { read: Uint8Array; limits: ReadingLimits }
  | { import: ImportFile[]; setting: ImportSetting; limits: ReadingLimits };

export type ReadingResult = { found: FoundResume; items: TextItem[] } | { imported: ImportedFiles };

/** Its answer. `error` is a message for the log: a reader has a fault. */
export type ReadingAnswer =
  | ReadingResult
  | { unreadable: { reason: UnreadableFileReason; path: string; problem: string; max: number } }
  | { error: string };

export async function answerTask(task: ReadingTask): Promise<ReadingAnswer> {
  try {
    return await answer(task);
  } catch (error) {
    if (isAllocationLimitReached()) return unreadable(new UnreadableFileError('too-large'));
    if (error instanceof UnreadableFileError) return unreadable(error);
    // A text that is nested deeper than its parser can call itself.
    if (error instanceof RangeError && /call stack/.test(error.message)) {
      return unreadable(new UnreadableFileError('too-large'));
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answer(task: ReadingTask): Promise<ReadingAnswer> {
  if ('read' in task) {
    const { items } = await readPdf(copied(task.read), task.limits);
    if (!hasText(items)) throw new UnreadableFileError('scanned');
    const { readResume } = await import('@kreda/document/reader/read-resume');
    return { found: readResume(items), items };
  }
  // Reading back needs no importer, and the process would take a third more memory with it.
  const { importFiles } = await import('@kreda/document/kinds/resume/formats/import/import-files');
  const files = task.import.map(({ name, bytes }) => ({ name, bytes: copied(bytes) }));
  return { imported: await importFiles(files, task.setting, (bytes) => readPdf(bytes, task.limits)) };
}

/** The message's bytes are a Buffer, which the parser of PDFs refuses; it also takes over the array that it gets. */
function copied(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

function unreadable({ reason, path, problem, max }: UnreadableFileError): ReadingAnswer {
  return { unreadable: { reason, path, problem, max } };
}
