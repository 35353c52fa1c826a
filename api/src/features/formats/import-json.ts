import type { Language } from '@kreda/document/engine/text/languages';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { importResume, type StoredImport } from './import-resume.ts';

/** The largest text that tabs of earlier releases may send, in bytes of UTF-8. */
const MAX_JSON_BYTES = 1024 * 1024;

/**
 * Makes a new resume of the text of a JSON Resume.
 *
 * @throws {DomainError} `too-large` above 1 MB; `invalid`, with the place in the file as the field, for a file that is not a JSON
 *   Resume. Others as `importResume`.
 */
export async function importJson(
  context: RequestContext,
  { json, language }: { json: string; language?: Language | undefined },
  signal?: AbortSignal,
): Promise<StoredImport> {
  const bytes = Buffer.from(json);
  if (bytes.length > MAX_JSON_BYTES)
    throw new DomainError({ code: 'file-too-large', max: MAX_JSON_BYTES / 1024 / 1024 });
  try {
    return await importResume(context, () => ({ files: [{ name: 'resume.json', bytes }], language }), signal);
  } catch (error) {
    throw isOtherFile(error) ? asEarlierReleases(error) : error;
  }
}

function isOtherFile(error: unknown): error is DomainError {
  return (
    error instanceof DomainError &&
    ['file-of-unknown-format', 'file-not-of-format', 'file-without-resume'].includes(error.reason.code)
  );
}

/** Earlier releases know one reason for all of these, and say by the field `json` that the whole file is meant. */
function asEarlierReleases({ fields = {}, message, cause }: DomainError): DomainError {
  const { file = message, ...places } = fields;
  const isPlace = Object.keys(places).length > 0;
  return new DomainError('file-not-json-resume', { fields: isPlace ? places : { json: file }, cause });
}
