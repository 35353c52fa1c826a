import { createHash, randomUUID } from 'node:crypto';
import type { DocumentInfo } from '@kreda/proto/renderer';
import type { RequestContext } from '../../context.ts';
import type { CheckedPage } from '../../platform/pdf/checked-page.ts';
import type { StoredResume } from '../resume/repo.ts';

/**
 * Names everything that a PDF depends on: what it is made of, what it says of itself, and the release that makes it, since another
 * one may have other templates, fonts or ways to draw. Equal keys stand for PDFs that are equal byte for byte.
 */
export type SourceKey = string;

/** A server that was not told its release knows no more than that it is the same for as long as it runs. */
const thisProcess = randomUUID();

/**
 * The key of a PDF of a resume as it is saved, which is typeset here. A new photo gets a new file key.
 *
 * @param expected the checksum that its first page was found to have; not a part of the key where nobody named one.
 */
export function keyOfSaved(
  { config }: RequestContext,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  info: Partial<DocumentInfo>,
  expected?: string,
): SourceKey {
  const verified = expected === undefined ? [] : [expected];
  return hash('saved', config.release ?? thisProcess, info, resume, photoFileKey, ...verified);
}

/** The key of a PDF of pages that were typeset somewhere else. */
export function keyOfPages(
  { config }: RequestContext,
  pages: readonly CheckedPage[],
  info: Partial<DocumentInfo>,
): SourceKey {
  const checksums = pages.map(({ sha256 }) => sha256);
  return hash('pages', config.release ?? thisProcess, info, checksums);
}

function hash(...parts: unknown[]): SourceKey {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
