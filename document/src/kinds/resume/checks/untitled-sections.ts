import { composeSection } from '../compose/compose.ts';
import { type CustomSection, isCustomSection } from '../model/custom-sections.ts';
import { type Resume, shownSections } from '../model/resume.ts';
import type { UntitledSection } from './finding.ts';

/** Finds sections of the user's own with content and without a title. They are not printed. */
export function checkUntitledSections(resume: Resume): UntitledSection[] {
  return untitledSections(resume).map((section) => ({
    kind: 'untitled-section',
    severity: 'must-look',
    place: { section, entryId: null, field: null },
  }));
}

/** The shown sections of the user's own that have content and no title. */
export function untitledSections(resume: Resume): CustomSection[] {
  return shownSections(resume)
    .filter(isCustomSection)
    .filter((slug) => {
      const { title, entries } = composeSection(resume, slug);
      return title === '' && entries.length > 0;
    });
}
