import type { Language } from '@kreda/document/engine/text/languages';
import type { ImportNote } from '@kreda/document/kinds/resume/formats/import/import-note';
import type { ImportedResume } from '@kreda/document/kinds/resume/formats/import/imported-resume';
import type { ResumeFormat } from '@kreda/document/kinds/resume/formats/resume-formats';
import type { RequestContext } from '../../context.ts';
import { TypesetterBusyError } from '../../platform/clients/typesetter.ts';
import { DomainError } from '../../platform/errors.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { ownerId, ownerOf, requireOwner } from '../../policy.ts';
import { admitCreation } from '../resume/creation-turns.ts';
import type { StoredResume } from '../resume/repo.ts';
import { createResumeOf, getResume } from '../resume/service.ts';
import { type ExportedFile, writeFile } from './write-file.ts';

/** The largest file that can be imported, in bytes of UTF-8: hundreds of pages. */
const MAX_IMPORT_BYTES = 1024 * 1024;

/**
 * The caller's resume as a file.
 *
 * @throws {DomainError} `not-found` for one that is missing or another owner's; `rate-limited`; `unavailable` while the typesetter is busy.
 */
export async function exportResume(context: RequestContext, uuid: string, format: ResumeFormat): Promise<ExportedFile> {
  const stored = await getResume(context, uuid);
  const owner = requireOwner(context);
  await context.limit('textExports', ownerId(owner));
  await context.limit('addressTextExports');
  return writeFile(context, stored, format);
}

/**
 * Makes a new resume of a JSON Resume. A browser without an account becomes a visitor that owns it. The resume is in `language`, by
 * default the site's, unless the file is an export of ours, which has its own language.
 *
 * @throws {DomainError} `too-large` above 1 MB; `invalid`, with the place in the file as the field, for a file that is not a JSON
 *   Resume, or for more text, lines or entries than a resume can have; `unavailable` while many other files are being read.
 */
export function importResume(
  context: RequestContext,
  file: { json: string; language?: Language | undefined },
): Promise<{ stored: StoredResume; notes: ImportNote[] }> {
  return admitCreation(context, () => readAndStore(context, file));
}

async function readAndStore(
  context: RequestContext,
  { json, language = context.config.site.language }: { json: string; language?: Language | undefined },
): Promise<{ stored: StoredResume; notes: ImportNote[] }> {
  // A file that is refused for its size costs nothing, so it does not count against the rate limit.
  if (Buffer.byteLength(json) > MAX_IMPORT_BYTES)
    throw new DomainError({ code: 'file-too-large', max: MAX_IMPORT_BYTES / 1024 / 1024 });
  // Counted before the file is read, since reading is the cost.
  const importer = ownerOf(context);
  await context.limit('addressImports');
  if (importer) await context.limit('imports', ownerId(importer));
  // Read before a visitor is made: a refused file leaves nothing behind.
  const { resume, notes } = await readFile(context, json, language);
  const owner = ownerOf(context) ?? (await context.becomeVisitor(context));
  const owned = 'visitorId' in owner ? { ...context, visitorId: owner.visitorId } : context;
  return { stored: await createResumeOf(owned, resume), notes };
}

async function readFile(context: RequestContext, text: string, language: Language): Promise<ImportedResume> {
  const setting = { uuid: crypto.randomUUID(), language };
  const options = { fairnessKey: turnKey(context) };
  const read = await context.typesetter.readJsonResume(text, setting, options).catch((error: unknown) => {
    throw error instanceof TypesetterBusyError ? new DomainError('unavailable', { cause: error }) : error;
  });
  if ('resume' in read) return read;
  if ('excess' in read) throw new DomainError(read.excess);
  const fields = { [read.path || 'json']: read.problem };
  throw new DomainError('file-not-json-resume', { fields });
}
