import type { Resume } from '../model/resume.ts';
import { type FieldName, SECTIONS } from '../model/sections.ts';
import type { MissingTitle } from './finding.ts';
import { entryName, type ShownEntry, shownEntries } from './shown-entries.ts';

/** Finds entries that print something and do not say what it is about, and jobs without a company. */
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
  if (SECTIONS[section].kind === 'single') return [];
  return section === 'experiences' ? ['position', 'company'] : [SECTIONS[section].mainField];
}
