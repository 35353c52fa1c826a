import { composeResume } from '../compose/compose.ts';
import type { EntryContent } from '../compose/content.ts';
import type { Resume } from '../model/resume.ts';
import { isFieldEmpty } from '../model/section.ts';
import type { FieldName, OrderedSection } from '../model/sections.ts';

/** An entry that is printed, with what was typed into it. */
export interface ShownEntry {
  section: OrderedSection;
  content: EntryContent;
  /** True for a field that the section has and does not hide. */
  hasField(name: FieldName): boolean;
  /** The value of a field that shows; undefined where it is hidden or not part of the section. */
  value(name: FieldName): unknown;
  /** True for a field that shows and holds something. */
  isFilled(name: FieldName): boolean;
}

/** Every entry that is printed, in the order of the pages' sections. */
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

/** What an entry is called in a sentence about it: its title, or what stands below it. */
export function entryName({ content: { title, subtitle, period, note } }: ShownEntry): string {
  return title || subtitle || period || note.split('\n')[0]!;
}
