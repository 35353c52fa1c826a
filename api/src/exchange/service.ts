import { fromJsonResume, type ImportedResume } from '@kreda/document/exchange/json-resume/from-json-resume';
import type { ImportNote } from '@kreda/document/exchange/json-resume/import-note';
import { JsonResumeError } from '@kreda/document/exchange/json-resume/json-resume-error';
import type { Language } from '@kreda/document/model/languages';
import { becomeVisitor } from '../account/service.ts';
import type { RequestContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import { ownerOf } from '../policy.ts';
import type { StoredResume } from '../resume/repo.ts';
import { createResume, eraseResume, getResume, replaceContent } from '../resume/service.ts';
import { type FormatName, type TextFile, writeFile } from './formats.ts';

/** The largest file that is read, in bytes of UTF-8: hundreds of pages. */
const MAX_IMPORT_BYTES = 1024 * 1024;

/** The caller's resume as a file. @throws {DomainError} `not-found` for one that is missing or somebody else's. */
export async function exportResume(context: RequestContext, uuid: string, format: FormatName): Promise<TextFile> {
  const { resume } = await getResume(context, uuid);
  return writeFile(resume, format);
}

/**
 * Makes a new resume of a JSON Resume; a browser without an account becomes a visitor that owns it. The resume is in
 * `language`, or the site's, unless the file is an export of ours that tells its own.
 *
 * @throws {DomainError} `too-large` above 1 MB; `invalid`, with the place in the file as the field, for what is no JSON Resume,
 *   or for more text than a CV can have.
 */
export async function importResume(
  context: RequestContext,
  { json, language = context.config.site.language }: { json: string; language?: Language | undefined },
): Promise<{ stored: StoredResume; notes: ImportNote[] }> {
  // Read before anything is made: a file that is refused leaves nothing behind.
  const { resume, notes } = readJsonResume(json, language);
  const owner = ownerOf(context) ?? (await becomeVisitor(context));
  const owned = 'visitorId' in owner ? { ...context, visitorId: owner.visitorId } : context;
  const { resume: empty } = await createResume(owned, { language: resume.language, pattern: resume.pattern });
  try {
    const stored = await replaceContent(owned, { ...resume, uuid: empty.uuid });
    return { stored, notes };
  } catch (error) {
    await eraseResume(owned, empty.uuid);
    throw error;
  }
}

function readJsonResume(text: string, language: Language): ImportedResume {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES) throw new DomainError('too-large', 'The file can have at most 1 MB');
  try {
    return fromJsonResume(JSON.parse(text.replace(/^\ufeff/, '')), { uuid: crypto.randomUUID(), language });
  } catch (cause) {
    if (cause instanceof JsonResumeError) throw notJsonResume(cause.path, cause.problem, cause);
    if (cause instanceof SyntaxError) throw notJsonResume('', 'The file is not JSON', cause);
    throw cause;
  }
}

function notJsonResume(path: string, problem: string, cause: Error): DomainError {
  return new DomainError('invalid', 'The file is not a JSON Resume', { fields: { [path || 'json']: problem }, cause });
}
