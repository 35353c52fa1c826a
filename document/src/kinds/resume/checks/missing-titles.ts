import { isCustomSection } from '../model/custom-sections.ts';
import type { Resume } from '../model/resume.ts';
import { type FieldName, SECTIONS } from '../model/sections.ts';
import type { MissingTitle } from './finding.ts';
import { entryName, type ShownEntry, shownEntries } from './shown-entries.ts';

/** Finds printed entries without their main fact, and jobs without a company. */
export function checkTitles(resume: Resume): MissingTitle[] {
  return shownEntries(resume).flatMap((entry) =>
    namingFields(entry)
      .filter((field) => entry.hasField(field) && !entry.isFilled(field))
      .map((field) => ({
        kind: 'missing-title',
        severity: 'must-look',
        place: { section: entry.section, entryId: entry.content.id, field },
        entryName: entryName(entry),
      })),
  );
}

function namingFields({ section }: ShownEntry): FieldName[] {
  // An entry of a section of the user's own may be a text alone.
  if (SECTIONS[section].kind === 'single' || isCustomSection(section)) return [];
  return section === 'experiences' ? ['position', 'company'] : [SECTIONS[section].mainField];
}
