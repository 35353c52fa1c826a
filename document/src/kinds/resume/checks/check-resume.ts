import type { Resume } from '../model/resume.ts';
import type { ResumePage } from '../resume-page.ts';
import type { Comparison } from './comparison.ts';
import { checkEmptySections } from './empty-sections.ts';
import type { Finding, UnprintableCharacters } from './finding.ts';
import { checkAddresses } from './half-typed-addresses.ts';
import { checkDates } from './missing-dates.ts';
import { checkEnds } from './missing-end.ts';
import { checkName } from './missing-name.ts';
import { checkTitles } from './missing-titles.ts';
import { checkTemplate } from './older-template.ts';
import { checkReading } from './read-differently.ts';
import { checkLastPage } from './short-last-page.ts';
import { unprintableFields } from './unprintable-characters.ts';
import { checkUntitledSections } from './untitled-sections.ts';

/** The input of the checks. */
export interface Checked {
  resume: Resume;
  /** The resume typeset as for the download: done, without demo content. */
  pages: readonly ResumePage[];
  /** What a program found in the PDF; null while unknown. */
  comparison: Comparison | null;
  /** Whether the resume is meant to name nobody: then name and sections that were taken out are not missing. */
  isAnonymous?: boolean;
}

/** Finds all possible problems of a resume before it is sent, most important first. A good resume has no findings. */
export function checkResume({ resume, pages, comparison, isAnonymous = false }: Checked): Finding[] {
  const findings: Finding[] = [
    ...(isAnonymous ? [] : checkName(resume)),
    ...checkLastPage(pages),
    ...checkUnprintable(resume, pages),
    ...checkAddresses(resume),
    ...checkTitles(resume),
    ...checkUntitledSections(resume),
    ...checkDates(resume),
    ...checkEnds(resume),
    ...(comparison ? checkReading(comparison, resume) : []),
    ...checkTemplate(resume),
    ...(isAnonymous ? [] : checkEmptySections(resume)),
  ];
  const isSuggestion = ({ severity }: Finding) => severity === 'suggestion';
  return [...findings.filter((finding) => !isSuggestion(finding)), ...findings.filter(isSuggestion)];
}

/** Finds fields with characters that are boxes on the page. */
function checkUnprintable(resume: Resume, pages: readonly ResumePage[]): UnprintableCharacters[] {
  return unprintableFields(resume, pages).map(({ section, entryId = null, field, characters }) => ({
    kind: 'unprintable-characters',
    severity: 'must-look',
    place: { section, entryId, field },
    characters,
  }));
}
