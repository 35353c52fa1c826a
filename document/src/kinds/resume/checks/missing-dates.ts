import type { PrintRole } from '../model/field.ts';
import type { Resume } from '../model/resume.ts';
import { fieldsInRole, type OrderedSection } from '../model/sections.ts';
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
/** The finding points to the first of these that the section has. */
const DATE_ROLES = ['period-start', 'date', 'period-end', 'period-present'] as const satisfies PrintRole[];

/** Finds entries without any date. Sections that hide their dates are skipped. */
export function checkDates(resume: Resume): MissingDates[] {
  return shownEntries(resume).flatMap((entry) => {
    const severity = DATED[entry.section];
    const dates = DATE_ROLES.flatMap((role) => fieldsInRole(entry.section, role));
    const field = dates.find((name) => entry.hasField(name));
    if (!severity || !field || dates.some((name) => entry.isFilled(name))) return [];
    const place = { section: entry.section, entryId: entry.content.id, field };
    return [{ kind: 'missing-dates', severity, place, entryName: entryName(entry) }];
  });
}
