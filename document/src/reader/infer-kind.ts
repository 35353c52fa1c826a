import { degreeScore, jobScore } from './entry-words.ts';
import type { FoundSectionKind, FoundTerm } from './found-resume.ts';
import { isSpokenLanguage } from './language-names.ts';
import { type Line, lineText } from './piece.ts';
import type { EntryParts } from './read-entry.ts';

const LABELLED_LIST = /^\p{L}[^:,]{1,40}:\s+[^,;]+[,;]/u;

/** Schools that do no research. People are taught at these, or teach. */
const SCHOOL =
  /school|szkoł|liceum|technikum|lyceum|lycée|liceo|gymnasi|gymnázi|hauptschule|realschule|berufs|škol|школа|ліцей|училищ|skole|skola|escuela|colegio|\bies\b|scuola|mokykl|gimnazij/iu;

/** The kind of a section with a heading in the person's own words. */
export function kindOfEntries(parts: readonly EntryParts[]): FoundSectionKind {
  const areOfSchools = areSchools(parts);
  if (!areJobs(parts)) return areOfSchools ? 'education' : 'other';
  const mayBeTaught = areOfSchools && parts.every(({ names }) => names.slice(0, 3).some((name) => SCHOOL.test(name)));
  return mayBeTaught ? 'other' : 'experience';
}

/** True for positions or companies, each with a period: "Research" over positions at laboratories. */
function areJobs(parts: readonly EntryParts[]): boolean {
  const isTimed = parts.every(({ names, start, end }) => start !== null && end !== null && names.length >= 2);
  const scores = parts.map(({ names }) => names.slice(0, 2).map(jobScore));
  return (
    isTimed &&
    scores.every((own) => own.some((score) => score !== 0)) &&
    scores.filter((own) => own.some((score) => score > 0)).length * 2 >= parts.length
  );
}

/** True for names of schools, each with a date: "Where I learned". */
function areSchools(parts: readonly EntryParts[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(({ names, start }) => start !== null && names.slice(0, 3).some((name) => degreeScore(name) < 0))
  );
}

/** Detects languages under a heading in the person's own words: "I speak" over at least two of them. */
export function areLanguages(terms: readonly FoundTerm[]): boolean {
  return terms.length >= 2 && terms.every(({ name }) => isSpokenLanguage(name));
}

/** Detects skills under a heading in the person's own words: lists that each have a label, "Field: pruning, grafting". */
export function areLabelledLists(lines: readonly Line[]): boolean {
  return lines.length >= 2 && lines.every((line) => LABELLED_LIST.test(lineText(line).slice(0, 200)));
}
