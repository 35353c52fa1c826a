import type { Language } from '../../engine/text/languages.ts';
import { emptyResume, type Resume } from '../../kinds/resume/model/resume.ts';
import {
  type Entry,
  type ListSectionSlug,
  OPTIONAL_SECTIONS,
  type SectionData,
} from '../../kinds/resume/model/sections.ts';
import type { TemplateSlug } from '../../kinds/resume/model/templates-by-slug.ts';
import { applyOperation, type Operation } from '../../kinds/resume/operations/operation.ts';
import { entry, paragraph } from '../sample-resumes.ts';

/** An invented person's CV. Fields that are absent are empty. */
export interface Person {
  language: Language;
  hasPhoto: boolean;
  personal: Partial<SectionData<'personal-data'>>;
  summary: string;
  clause?: string;
  lists: { [S in ListSectionSlug]?: readonly Partial<Entry<S>>[] };
  /** Names of sections that are not the language's. */
  titles?: { [S in ListSectionSlug]?: string };
}

const UUID = '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11';

/** The person's CV in a template, as it is downloaded. Its photo's bytes are passed to the typesetter. */
export function resumeOfPerson(
  { language, hasPhoto, personal, summary, clause, lists, titles = {} }: Person,
  pattern: TemplateSlug,
): Resume {
  const base = emptyResume(UUID, language, pattern);
  const filled = Object.entries({ ...lists, ...(clause && { clauses: [{ content: paragraph(clause) }] }) });
  const operations = [
    {
      type: 'data',
      section: 'personal-data',
      data: { ...base.sections['personal-data'].data, ...personal },
    },
    { type: 'data', section: 'summary', data: { content: paragraph(summary) } },
    ...filled.map(([section, entries]) => {
      const items = entries.map((fields, index) =>
        entry(section as ListSectionSlug, `${section}-${index + 1}`, fields as object),
      );
      return { type: 'data', section, data: { items } };
    }),
    ...Object.entries(titles).map(([section, title]) => ({
      type: 'config',
      section,
      config: { ...base.sections[section as ListSectionSlug].config, title },
    })),
    {
      type: 'sections-config',
      config: { enabled: OPTIONAL_SECTIONS.filter((slug) => slug in lists), active: base.sectionsActive },
    },
    ...(hasPhoto ? [{ type: 'photo', photo: { url: '/sample', widthPx: 600, heightPx: 760 } }] : []),
    { type: 'done' },
  ] as Operation[];
  return operations.reduce(applyOperation, base);
}
