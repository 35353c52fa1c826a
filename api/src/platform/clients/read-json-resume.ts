import type { ImportedResume, ImportSetting } from '@kreda/document/kinds/resume/formats/import/imported-resume';
import { fromJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/from-json-resume';
import { JsonResumeError } from '@kreda/document/kinds/resume/formats/json-resume/json-resume-error';
import type { Reason } from '@kreda/site/reasons';
import { excessOf } from './import-limits.ts';

/** The result: a resume, the place of the first violation of JSON Resume, or the limit that the file exceeds. */
export type ReadJsonResume = ImportedResume | { path: string; problem: string } | { excess: Reason };

/** Reads a JSON Resume. The slowest files take up to a second, so a worker thread calls it. */
export function readJsonResume(text: string, setting: ImportSetting): ReadJsonResume {
  try {
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    const excess = excessOf(json);
    return excess === null ? fromJsonResume(json, setting) : { excess };
  } catch (error) {
    if (error instanceof JsonResumeError) return { path: error.path, problem: error.problem };
    if (error instanceof SyntaxError) return { path: '', problem: 'The file is not JSON' };
    throw error;
  }
}
