import type { Language } from '../../../../engine/text/languages.ts';
import { CUSTOM_SECTIONS } from '../../model/custom-sections.ts';
import { isRichTextEmpty, type RichText } from '../../model/rich-text.ts';
import { sectionName } from '../../model/section-names.ts';
import type { ListSectionSlug } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { EUROPASS_WORDS } from './europass-words.ts';
import { writeFactList } from './fact-list.ts';
import { headedEntries } from './headed-entries.ts';
import { writeHeaded } from './headed-text.ts';
import { plainToHtml, richTextToHtml } from './rich-text-to-html.ts';
import type { ShownSections } from './shown-sections.ts';
import type { PersonFact } from './write-passport-person.ts';

/** The codes of achievements that are sections of a resume. */
const CODES = {
  projects: 'projects',
  publications: 'publications',
  certifications: 'certifications',
  courses: 'courses',
  awards: 'honors_awards',
  memberships: 'memberships',
  references: 'references',
} as const satisfies Partial<Record<ListSectionSlug, string>>;

/** `AchievementList`: each entry of the sections that Europass has no other elements for. */
export function writeAchievements(
  sections: ShownSections,
  facts: readonly PersonFact[],
  language: Language,
): XmlContent[] {
  const heading = (section: ListSectionSlug | 'summary') => sectionName(section, language);
  const headed = (section: Parameters<typeof headedEntries>[1], title: XmlContent) =>
    headedEntries(sections, section).map((entry) => achievement(title, writeHeaded(entry, language)));
  return [
    achievement({ Label: heading('summary') }, sections.summary),
    ...(Object.keys(CODES) as (keyof typeof CODES)[]).flatMap((section) =>
      headed(section, { Code: CODES[section], Label: heading(section) }),
    ),
    ...headed('volunteering', { Label: heading('volunteering') }),
    ...CUSTOM_SECTIONS.filter((section) => sections.title(section) !== '').flatMap((section) =>
      headed(section, { Label: sections.title(section) }),
    ),
    ...sections.entries('interests').map(({ content }) => ({
      Title: { Label: heading('interests') },
      Description: plainToHtml(content),
    })),
    ...sections.entries('clauses').map(({ content }) => achievement({ Label: heading('clauses') }, content)),
    achievement({ Label: EUROPASS_WORDS[language].additional }, writeFactList(facts)),
  ].filter((content) => content.Description !== '');
}

function achievement(title: XmlContent, blocks: RichText): { Title: XmlContent; Description: string } {
  return { Title: title, Description: isRichTextEmpty(blocks) ? '' : richTextToHtml(blocks) };
}
