import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';
import { sectionName } from '../../model/section-names.ts';

/** Sections that Europass files have only as sections of the user's own. */
const SECTIONS = ['awards', 'certifications', 'courses', 'publications', 'projects', 'volunteering'] as const;
export type HeadedSection = (typeof SECTIONS)[number];

/** The section that a heading names, in any of the product's languages. The document's language comes first. */
export function sectionOfHeading(heading: string, language: Language): HeadedSection | undefined {
  const wanted = heading.trim().toLowerCase();
  return [language, ...LANGUAGES]
    .flatMap((known) => SECTIONS.filter((section) => sectionName(section, known).toLowerCase() === wanted))
    .at(0);
}
