import type { Resume } from '../model/resume.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { MissingDates, Severity } from './finding.ts';
import { entryName, shownEntries } from './shown-entries.ts';

/** Sections with dates. Readers expect dates in a job or a school; a course or an award may have none. */
const DATED: Partial<Record<OrderedSection, Severity>> = {
  experiences: 'must-look',
  education: 'must-look',
  volunteering: 'suggestion',
  certifications: 'suggestion',
  courses: 'suggestion',
  awards: 'suggestion',
};
const DATE_FIELDS = ['dateFrom', 'date', 'dateTo', 'present'] as const;

/** Finds entries without any date. Sections that hide their dates are skipped. */
export function checkDates(resume: Resume): MissingDates[] {
  return shownEntries(resume).flatMap((entry) => {
    const severity = DATED[entry.section];
    const field = DATE_FIELDS.find((name) => entry.hasField(name));
    if (!severity || !field || DATE_FIELDS.some((name) => entry.isFilled(name))) return [];
    const place = { section: entry.section, entryId: entry.content.id, field };
    return [{ kind: 'missing-dates', severity, place, entryName: entryName(entry) }];
  });
}
