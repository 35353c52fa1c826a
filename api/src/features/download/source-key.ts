import { hash, randomUUID } from 'node:crypto';
import type { DocumentInfo } from '@kreda/proto/renderer';
import type { RequestContext } from '../../context.ts';
import type { CheckedPage } from '../../platform/pdf/checked-page.ts';
import type { StoredResume } from '../resume/repo.ts';

/**
 * A cache key: a hash of everything that a PDF depends on. That is its source, its metadata and the release that makes it, since
 * another release may have other templates, fonts or painting. PDFs with equal keys are equal byte for byte.
 */
export type SourceKey = string;

/** Stands for the release where none is configured: then keys are valid as long as the process runs. */
const thisProcess = randomUUID();

/**
 * The key of the PDF of a saved resume, which the server typesets. A new photo has a new file key.
 *
 * @param expected is the verified checksum of the first page. Without it the key has no such part.
 */
export function keyOfSaved(
  { config }: RequestContext,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  info: Partial<DocumentInfo>,
  expected?: string,
): SourceKey {
  const verified = expected === undefined ? [] : [expected];
  return keyOf('saved', config.release ?? thisProcess, info, resume, photoFileKey, ...verified);
}

/** The key of the PDF of pages that a browser typeset. */
export function keyOfPages(
  { config }: RequestContext,
  pages: readonly CheckedPage[],
  info: Partial<DocumentInfo>,
): SourceKey {
  const checksums = pages.map(({ sha256 }) => sha256);
  return keyOf('pages', config.release ?? thisProcess, info, checksums);
}

function keyOf(...parts: unknown[]): SourceKey {
  return hash('sha256', JSON.stringify(parts));
}
