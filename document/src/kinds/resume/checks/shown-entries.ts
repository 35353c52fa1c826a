import { composeResume } from '../compose/compose.ts';
import type { EntryContent } from '../compose/content.ts';
import type { Resume } from '../model/resume.ts';
import { isFieldEmpty } from '../model/section.ts';
import type { FieldName, OrderedSection } from '../model/sections.ts';

/** A printed entry with its typed values. */
export interface ShownEntry {
  section: OrderedSection;
  content: EntryContent;
  /** True if the section has the field and does not hide it. */
  hasField(name: FieldName): boolean;
  /** The value of a visible field; undefined if it is hidden or not part of the section. */
  value(name: FieldName): unknown;
  /** True for a visible field that is not empty. */
  isFilled(name: FieldName): boolean;
}

/** All printed entries, in the order of the pages' sections. */
export function shownEntries(resume: Resume): ShownEntry[] {
  return composeResume(resume).sections.flatMap(({ slug, entries }) => {
    const { data, config } = resume.sections[slug];
    const flags: Readonly<Record<string, boolean>> = config.fields;
    const typed: { id: string }[] = 'items' in data ? data.items : [{ id: slug, ...data }];
    return entries.map((content): ShownEntry => {
      const entry = (typed.find(({ id }) => id === content.id) ?? {}) as Record<string, unknown>;
      const hasField = (name: FieldName) => name in entry && flags[name] !== false;
      const value = (name: FieldName) => (hasField(name) ? entry[name] : undefined);
      return { section: slug, content, hasField, value, isFilled: (name) => !isFieldEmpty(value(name)) };
    });
  });
}

/** The name of an entry in messages: its title, or the text below it. */
export function entryName({ content: { title, subtitle, period, note } }: ShownEntry): string {
  return title || subtitle || period || note.split('\n')[0]!;
}
