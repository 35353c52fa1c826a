import { blankSections } from '../compose/blank-sections.ts';
import type { Resume } from '../model/resume.ts';
import type { SectionSlug } from '../model/sections.ts';
import type { EmptySections } from './finding.ts';

/** Finds visible sections without content. A section whose entries are hidden is empty on purpose. */
export function checkEmptySections(resume: Resume): EmptySections[] {
  const sections = blankSections(resume).filter((slug) => !hasHiddenEntry(resume.sections[slug].data));
  const [first] = sections;
  if (!first) return [];
  const place = { section: first, entryId: null, field: null };
  return [{ kind: 'empty-sections', severity: 'suggestion', place, sections }];
}

function hasHiddenEntry(data: Resume['sections'][SectionSlug]['data']): boolean {
  return 'items' in data && data.items.some(({ hidden }) => hidden);
}
