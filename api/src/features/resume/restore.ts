import { completeSections } from '@kreda/document/kinds/resume/model/complete';
import type { ResumeSections } from '@kreda/document/kinds/resume/model/sections';

/** One section as the database keeps it. */
export interface StoredSection {
  slug: string;
  data: unknown;
  config: unknown;
}

/**
 * All sections: stored ones brought up to today's model, others empty. Everything stored was valid when it was saved, so a resume of last
 * year opens, and saves, like one of today.
 */
export function restoreSections(stored: readonly StoredSection[]): ResumeSections {
  return completeSections(Object.fromEntries(stored.map((section) => [section.slug, section])));
}
