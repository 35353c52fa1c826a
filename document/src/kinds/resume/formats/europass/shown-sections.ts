import { printedResume } from '../../compose/printed-resume.ts';
import { type Resume, shownSections } from '../../model/resume.ts';
import { isFieldEmpty } from '../../model/section.ts';
import { type Entry, fieldsOf, type ListSectionSlug, SECTIONS, type SectionData } from '../../model/sections.ts';

/** What a resume prints, as typed: sections, entries and fields that its pages do not print are empty. */
export interface ShownSections {
  person: SectionData<'personal-data'>;
  /** True if the photo is not hidden. */
  hasPhoto: boolean;
  summary: SectionData<'summary'>['content'];
  /** The entries of a section that say something. */
  entries<S extends ListSectionSlug>(section: S): Entry<S>[];
  /** The title that the user has given to a section. */
  title(section: ListSectionSlug): string;
}

export function showSections(resume: Resume): ShownSections {
  const printed = printedResume(resume);
  const { sections } = printed;
  const shown = new Set<string>(shownSections(printed));
  const person = sections['personal-data'];
  const summary = shown.has('summary') && sections.summary.config.fields.content;
  return {
    person: withoutHidden(person.data, SECTIONS['personal-data'].emptyData(), person.config.fields),
    hasPhoto: person.config.fields.photo,
    summary: summary ? sections.summary.data.content : [],
    entries<S extends ListSectionSlug>(section: S): Entry<S>[] {
      if (!shown.has(section)) return [];
      const { data, config } = sections[section];
      const items = data.items.filter(({ hidden }) => !hidden);
      return items
        .map((item) => withoutHidden(item as object, SECTIONS[section].emptyEntry(item.id), config.fields) as Entry<S>)
        .filter((item) => fieldsOf(section).some(({ name }) => !isFieldEmpty(item[name as keyof Entry<S>])));
    },
    title: (section) => sections[section].config.title.trim(),
  };
}

function withoutHidden<D extends object>(data: D, empty: object, flags: Readonly<Record<string, boolean>>): D {
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    flags[name] === false ? (empty as Record<string, unknown>)[name] : value,
  ]);
  return Object.fromEntries(fields) as D;
}
