import type { ImportedFiles, ImportFile } from '@kreda/document/kinds/resume/formats/import/import-files';
import type { ImportSetting } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import { READING_LIMITS, type ReadingLimits } from './reading-limits.ts';
import { runInProcess } from './run-in-process.ts';

/** The limits of an import: files of users, often hostile, while others wait. */
export const IMPORT_LIMITS: ReadingLimits = {
  ...READING_LIMITS,
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 64 * 1024 * 1024,
  heapMb: 112,
  residentMb: 350,
  processorMs: 10_000,
  deadlineMs: 30_000,
};

/**
 * Makes a resume of files in a process of its own (`importFiles`).
 *
 * @param signal ends the process; then its reason is thrown.
 * @throws {UnreadableFileError} if no resume can be made of them.
 * @throws {ReadingBusyError} if the machine has no time for it. Other errors are faults of ours.
 */
export async function importInProcess(
  files: readonly ImportFile[],
  setting: ImportSetting,
  limits: ReadingLimits = IMPORT_LIMITS,
  signal?: AbortSignal,
): Promise<ImportedFiles> {
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > limits.bytes)
    throw new UnreadableFileError('too-large');
  const answer = await runInProcess({ import: [...files], setting, limits }, signal);
  if ('imported' in answer) return answer.imported;
  throw new Error('the process answered another task');
}
