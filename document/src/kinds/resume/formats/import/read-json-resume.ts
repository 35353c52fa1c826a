import { fromJsonResume } from '../json-resume/from-json-resume.ts';
import { JsonResumeError } from '../json-resume/json-resume-error.ts';
import type { ImportedResume, ImportSetting } from './imported-resume.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** `fromJsonResume` as a reader of files. @throws {UnreadableFileError} */
export function readJsonResume(json: unknown, setting: ImportSetting): ImportedResume {
  try {
    return fromJsonResume(json, setting);
  } catch (error) {
    if (!(error instanceof JsonResumeError)) throw error;
    throw new UnreadableFileError('not-of-format', { path: error.path, problem: error.problem });
  }
}
