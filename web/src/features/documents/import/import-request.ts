import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import type { FieldReading } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import type { SiteLanguage } from '@kreda/site/languages';
import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';

/** The API's limits: the bytes of all files together, and their number. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_FILES = 20;

/** Longer than the API reads a file, ms. */
const TIMEOUT_MS = 60_000;

/** The resume that the API made of some files. */
export interface ImportedFiles {
  uuid: string;
  name: string;
  /** The recognised format. An API of a later release may name one that this client does not know. */
  format: string;
  notes: ImportNote[];
  readings: FieldReading[];
}

/**
 * Has the API make a resume of files.
 *
 * @throws {RestRefusal} when the API refuses; a TypeError when the connection fails.
 */
export async function importFiles(files: readonly File[], language: SiteLanguage): Promise<ImportedFiles> {
  const body = new FormData();
  body.set('language', language);
  for (const file of files) body.append('file', file, file.name);
  const response = await fetch('/api/resumes/import', {
    method: 'POST',
    body,
    headers: { 'x-request-id': newRequestId() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw await restRefusal(response);
  const { data } = (await response.json()) as { data: ImportedFiles };
  return data;
}
