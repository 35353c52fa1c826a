import { blankSections } from '../compose/blank-sections.ts';
import type { Resume } from '../model/resume.ts';
import type { SectionSlug } from '../model/sections.ts';
import type { EmptySections } from './finding.ts';
import { untitledSections } from './untitled-sections.ts';

/** Finds visible sections without content. A section whose entries are hidden is empty on purpose. */
export function checkEmptySections(resume: Resume): EmptySections[] {
  // A section that only lacks its title has a finding of its own.
  const untitled: readonly SectionSlug[] = untitledSections(resume);
  const sections = blankSections(resume).filter(
    (slug) => !untitled.includes(slug) && !hasHiddenEntry(resume.sections[slug].data),
  );
  const [first] = sections;
  if (!first) return [];
  const place = { section: first, entryId: null, field: null };
  return [{ kind: 'empty-sections', severity: 'suggestion', place, sections }];
}

function hasHiddenEntry(data: Resume['sections'][SectionSlug]['data']): boolean {
  return 'items' in data && data.items.some(({ hidden }) => hidden);
}
