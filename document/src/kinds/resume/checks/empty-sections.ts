import { blankSections } from '../compose/blank-sections.ts';
import type { Resume } from '../model/resume.ts';
import type { EmptySections } from './finding.ts';

/** Finds visible sections without content. */
export function checkEmptySections(resume: Resume): EmptySections[] {
  const sections = blankSections(resume);
  const [first] = sections;
  if (!first) return [];
  const place = { section: first, entryId: null, field: null };
  return [{ kind: 'empty-sections', severity: 'suggestion', place, sections }];
}
