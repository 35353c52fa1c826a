import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';
import { sectionName } from '../../model/section-names.ts';

/** Sections that Europass files have only under headings of the user's own. */
const SECTIONS = [
  ...(['awards', 'certifications', 'courses', 'publications', 'projects', 'volunteering'] as const),
  ...(['memberships', 'references', 'summary', 'interests', 'clauses', 'skills', 'software'] as const),
];
export type HeadingSection = (typeof SECTIONS)[number];

/** The section that a heading names, in any of the product's languages. The document's language comes first. */
export function sectionOfHeading(heading: string, language: Language): HeadingSection | undefined {
  const wanted = heading.trim().toLowerCase();
  return [language, ...LANGUAGES]
    .flatMap((known) => SECTIONS.filter((section) => sectionName(section, known).toLowerCase() === wanted))
    .at(0);
}
