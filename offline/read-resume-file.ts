import { readFileSync, statSync } from 'node:fs';
import type { Language } from '@kreda/document/engine/text/languages';
import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import { fromJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/from-json-resume';
import { JsonResumeError } from '@kreda/document/kinds/resume/formats/json-resume/json-resume-error';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
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
 * Reads a JSON Resume or a file exported from Kreda, and makes the same resume as the product's import.
 *
 * @throws {FileError} if the file is not a resume, or the resume has nothing to print.
 */
export function readResumeFile(file: string, language: Language): Resume {
  const text = readBytes(file)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  try {
    const { resume } = fromJsonResume(JSON.parse(text), { uuid: UUID, language });
    if (isBlankResume(resume)) throw new FileError(file, 'no resume, or one that prints nothing');
    return resume;
  } catch (error) {
    if (error instanceof JsonResumeError) throw new FileError(file, error.message);
    if (error instanceof SyntaxError) throw new FileError(file, `not JSON: ${error.message}`);
    throw error;
  }
}
