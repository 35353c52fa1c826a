import type { Resume } from '../model/resume.ts';
import type { MissingEnd } from './finding.ts';
import { entryName, shownEntries } from './shown-entries.ts';

/** Finds jobs that have begun and neither ended nor are held at present. Readers would not know whether the job goes on. */
export function checkEnds(resume: Resume): MissingEnd[] {
  return shownEntries(resume).flatMap((entry) => {
    if (entry.section !== 'experiences' || !entry.hasField('dateTo')) return [];
    if (!entry.isFilled('dateFrom') || entry.isFilled('dateTo') || entry.isFilled('present')) return [];
    const place = { section: entry.section, entryId: entry.content.id, field: 'dateTo' } as const;
    return [{ kind: 'missing-end', severity: 'must-look', place, entryName: entryName(entry) }];
  });
}
