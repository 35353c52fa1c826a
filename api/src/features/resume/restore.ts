import { completeSections } from '@kreda/document/kinds/resume/model/complete';
import type { ResumeSections } from '@kreda/document/kinds/resume/model/sections';

/** The row of a section. */
export interface StoredSection {
  slug: string;
  data: unknown;
  config: unknown;
}

/**
 * All sections: stored ones converted to the current model, others empty. Stored data was valid when it was saved. An old resume opens
 * and saves like a new one.
 */
export function restoreSections(stored: readonly StoredSection[]): ResumeSections {
  return completeSections(Object.fromEntries(stored.map((section) => [section.slug, section])));
}
