import { readFileSync } from 'node:fs';
import { isBlankResume } from '@kreda/document/compose/blank-sections';
import { fromJsonResume } from '@kreda/document/exchange/json-resume/from-json-resume';
import { JsonResumeError } from '@kreda/document/exchange/json-resume/json-resume-error';
import type { Language } from '@kreda/document/model/languages';
import type { Resume } from '@kreda/document/model/resume';

/** It stands nowhere on a page. */
const UUID = '00000000-0000-4000-8000-000000000000';

/** A file cannot be read. The message names the file and the place in it. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

/** A file's bytes. @throws {FileError} */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new FileError(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * The resume of a JSON Resume or of a file exported from Kreda, as importing it into the product makes it.
 *
 * @throws {FileError} for what is no resume, or prints nothing.
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
