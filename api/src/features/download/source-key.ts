import type { DocumentInfo } from '@kreda/proto/renderer';
import type { Deps } from '../../context.ts';
import type { CheckedPage } from '../../platform/pdf/checked-page.ts';
import { type SourceKey, sourceKeyOf } from '../../platform/pdf/source-key.ts';
import type { StoredResume } from '../resume/repo.ts';

/**
 * The key of the PDF of a saved resume, which the server typesets. A new photo has a new file key.
 *
 * @param asked `expected` is the verified checksum of the first page. Without it, and without attached data, the key has no such parts.
 */
export function keyOfSaved(
  deps: Pick<Deps, 'config'>,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
  info: Partial<DocumentInfo>,
  { expected, attachData = false }: { expected?: string | undefined; attachData?: boolean } = {},
): SourceKey {
  const verified = expected === undefined ? [] : [expected];
  const attached = attachData ? [{ attachData }] : [];
  return sourceKeyOf(deps, 'saved', info, [resume, photoFileKey, ...verified, ...attached]);
}

/**
 * The key of the PDF of pages that a browser typeset.
 *
 * @param attached the resume whose data the PDF carries; null for none.
 */
export function keyOfPages(
  deps: Pick<Deps, 'config'>,
  pages: readonly CheckedPage[],
  info: Partial<DocumentInfo>,
  attached: Pick<StoredResume, 'resume' | 'photoFileKey'> | null,
): SourceKey {
  const checksums = pages.map(({ sha256 }) => sha256);
  const parts = attached ? [attached.resume, attached.photoFileKey] : [];
  return sourceKeyOf(deps, 'pages', info, [checksums, ...parts]);
}
