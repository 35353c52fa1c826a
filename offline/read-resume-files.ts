import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '@kreda/document/engine/text/languages';
import type { ImportedFiles } from '@kreda/document/kinds/resume/formats/import/import-files';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import { refusalOf } from '../api/src/features/formats/refusal-of-file.ts';
import { importInProcess } from '../api/src/features/reading/import-in-process.ts';
import { FileError, withFile } from './file-error.ts';

/** Required by the model, but not printed. */
const UUID = '00000000-0000-4000-8000-000000000000';

/** Far larger than any resume. A file is read into memory as a whole. */
const MAX_FILE_MB = 20;

/** Reads a file. @throws {FileError} */
export function readBytes(file: string): Buffer {
  return withFile(file, () => {
    const found = statSync(file);
    if (found.isDirectory()) throw new FileError(file, 'is a folder');
    // A pipe or a device may never end.
    if (!found.isFile()) throw new FileError(file, 'is not a regular file');
    if (found.size > MAX_FILE_MB * 1_000_000) throw new FileError(file, `is larger than ${MAX_FILE_MB} MB`);
    return readFileSync(file);
  });
}

/**
 * Reads a resume from files of any format that the product imports, and makes the same resume as the product. Several files are
 * those of one data export of LinkedIn.
 *
 * @throws {FileError} if a file cannot be read, or no resume can be made of them.
 */
export async function readResumeFiles(files: readonly string[], language: Language): Promise<ImportedFiles> {
  const read = files.map((file) => ({ name: basename(file), bytes: readBytes(file) }));
  try {
    return await importInProcess(read, { uuid: UUID, language });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { message, fields = {} } = refusalOf(error);
    const places = Object.entries(fields).map(([place, problem]) =>
      place === 'file' ? problem : `${place}: ${problem}`,
    );
    throw new FileError(files.join(', '), places.join('; ') || message);
  }
}
