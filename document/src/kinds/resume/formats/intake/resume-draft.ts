import { emptyResume, MAX_NAME_CHARACTERS } from '../../model/resume.ts';
import { isRichTextEmpty, MAX_RICH_TEXT_CHARACTERS, type RichText } from '../../model/rich-text.ts';
import { MAX_ENTRIES } from '../../model/section.ts';
import {
  type Entry,
  type ListSectionSlug,
  OPTIONAL_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionData,
  type SectionSlug,
} from '../../model/sections.ts';
import { applyOperation, type Operation } from '../../operations/operation.ts';
import { cutText } from './cut-text.ts';
import { fitRichText } from './fit-rich-text.ts';
import type { ImportNote } from './import-note.ts';
import type { ImportedResume, ImportSetting } from './imported-resume.ts';
import { createIntake, type Intake } from './intake.ts';
import { oneLine } from './one-line.ts';

/**
 * A resume while a file is read into it. Readers of formats add what they found, in the file's order; optional sections with
 * content are enabled. Texts must be printable (`toPrintable`), and fit their fields: `intake` fits them.
 */
export interface ResumeDraft {
  /** Fits the texts of one part of the file. Close it when the part is read. */
  intake(path: string, separator?: string): Intake;
  note(note: ImportNote): void;
  /** Sets personal data. A field that is set twice keeps the later value. */
  person(fields: Partial<SectionData<'personal-data'>>): void;
  /** Sets the title of a section in place of its usual one, at most 80 characters. */
  title(section: SectionSlug, title: string): void;
  /** Adds blocks to the summary. */
  summary(path: string, blocks: RichText): void;
  /**
   * Adds an entry to a section, and returns its id.
   *
   * @param text the entry's text in the file, for the note if the section is full; then there is no id.
   */
  add<S extends ListSectionSlug>(
    section: S,
    entry: Partial<Omit<Entry<S>, 'id'>>,
    source: { path: string; text: string },
  ): string | null;
  finish(): ImportedResume;
}

export function createResumeDraft({ uuid, language }: ImportSetting): ResumeDraft {
  const notes: ImportNote[] = [];
  const lists = new Map<ListSectionSlug, object[]>();
  const titles = new Map<SectionSlug, string>();
  let person: Partial<SectionData<'personal-data'>> = {};
  let summary: RichText = [];

  return {
    intake: (path, separator) =>
      createIntake(path, { notes, language, ...(separator === undefined ? {} : { separator }) }),
    note: (note) => {
      notes.push(note);
    },
    person(fields) {
      person = { ...person, ...fields };
    },
    title(section, title) {
      titles.set(section, title);
    },
    summary(path, blocks) {
      const { fitting, rest } = fitRichText([...summary, ...blocks], MAX_RICH_TEXT_CHARACTERS);
      summary = fitting;
      if (rest !== '') notes.push({ kind: 'left-out', path, text: rest });
    },
    add(section, entry, { path, text }) {
      const items = lists.get(section) ?? [];
      if (items.length >= MAX_ENTRIES) {
        notes.push({ kind: 'left-out', path, text });
        return null;
      }
      const id = `${section}-${items.length + 1}`;
      lists.set(section, [...items, { ...SECTIONS[section].emptyEntry(id), ...entry, id }]);
      return id;
    },
    finish() {
      const base = emptyResume(uuid, language);
      const operations: Operation[] = [
        { type: 'data', section: 'personal-data', data: { ...base.sections['personal-data'].data, ...person } },
        ...(isRichTextEmpty(summary)
          ? []
          : [{ type: 'data', section: 'summary', data: { content: summary } } as const satisfies Operation]),
        ...SECTION_SLUGS.flatMap((section): Operation[] => {
          const items = lists.get(section as ListSectionSlug);
          return items ? [{ type: 'data', section, data: { items } } as unknown as Operation] : [];
        }),
        ...[...titles].map(([section, title]): Operation => {
          const config = { ...base.sections[section].config, title };
          return { type: 'config', section, config } as Operation;
        }),
        {
          type: 'sections-config',
          config: {
            enabled: OPTIONAL_SECTIONS.filter((slug) => lists.has(slug as never)),
            active: base.sectionsActive,
          },
        },
        ...nameOperation(person),
        { type: 'done' },
      ];
      return { resume: operations.reduce(applyOperation, base), notes };
    },
  };
}

/** The resume is named after its person. */
function nameOperation({ firstName = '', lastName = '' }: Partial<SectionData<'personal-data'>>): Operation[] {
  const [name] = cutText(oneLine(`${firstName} ${lastName}`), MAX_NAME_CHARACTERS);
  return name === undefined ? [] : [{ type: 'name', name }];
}
