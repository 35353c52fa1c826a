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
 * @param asked `expected` is the verified checksum of the first page. Without it, and without attached data, the key has no such parts.
 */
export function keyOfSaved(
  { config }: RequestContext,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  info: Partial<DocumentInfo>,
  { expected, attachData = false }: { expected?: string | undefined; attachData?: boolean } = {},
): SourceKey {
  const verified = expected === undefined ? [] : [expected];
  const attached = attachData ? [{ attachData }] : [];
  return keyOf('saved', config.release ?? thisProcess, info, resume, photoFileKey, ...verified, ...attached);
}

/**
 * The key of the PDF of pages that a browser typeset.
 *
 * @param attached the resume whose data the PDF carries; null for none.
 */
export function keyOfPages(
  { config }: RequestContext,
  pages: readonly CheckedPage[],
  info: Partial<DocumentInfo>,
  attached: Pick<StoredResume, 'resume' | 'photoFileKey'> | null,
): SourceKey {
  const checksums = pages.map(({ sha256 }) => sha256);
  const parts = attached ? [attached.resume, attached.photoFileKey] : [];
  return keyOf('pages', config.release ?? thisProcess, info, checksums, ...parts);
}

function keyOf(...parts: unknown[]): SourceKey {
  return hash('sha256', JSON.stringify(parts));
}
