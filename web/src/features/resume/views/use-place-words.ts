import type { AnyEntry } from '@kreda/document/kinds/resume/model/any-entry';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { type NamedField, SECTIONS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { entriesOf } from '@kreda/document/kinds/resume/overlay/addresses';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useSectionTitles } from '../editor/section-titles.tsx';
import { useT as useFormsT } from '../forms/messages.ts';

/** A place of a resume. */
export interface Place {
  section: SectionSlug;
  entryId: string | null;
  /** Null for the title of a section. */
  field: NamedField | null;
}

/** What a place is called: its section, its entry (empty outside of entries) and its field. */
export interface PlaceWords {
  section: string;
  entry: string;
  field: string;
}

export function usePlaceWords(): (resume: Resume, place: Place) => PlaceWords {
  const formsT = useFormsT();
  const language = useLanguage();
  const titles = useSectionTitles();
  return (resume, { section, entryId, field }) => {
    const entry = entriesOf(resume, section).find(({ id }) => id === entryId);
    return {
      section: titles[section] ?? sectionName(section, language),
      entry: entry === undefined ? '' : entryTitle(section, entry) || formsT('entry.untitled'),
      field: field === null ? formsT('settings.title') : formsT(`fields.${field.label}`),
    };
  };
}

/** Longer titles, such as the text of a clause, are cut. */
const MAX_TITLE_CHARACTERS = 70;

/** An entry's main field as plain text. */
export function entryTitle(section: SectionSlug, entry: AnyEntry): string {
  const value = (entry as Readonly<Record<string, unknown>>)[SECTIONS[section].mainField];
  const title = Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '');
  const line = title.replace(/\s+/g, ' ').trim();
  return line.length > MAX_TITLE_CHARACTERS ? `${line.slice(0, MAX_TITLE_CHARACTERS)}…` : line;
}
