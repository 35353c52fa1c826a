import { LANGUAGES, type Language, toBcp47 } from '../../../../engine/text/languages.ts';
import { CUSTOM_SECTIONS } from '../../model/custom-sections.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import type { RichText } from '../../model/rich-text.ts';
import { MAX_TITLE_CHARACTERS } from '../../model/section.ts';
import type { Entry } from '../../model/sections.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { oneLine } from '../intake/one-line.ts';
import { createResumeDraft, type ResumeDraft } from '../intake/resume-draft.ts';
import { type Contacts, createContacts } from './contacts.ts';
import { EUROPASS_WORDS, type EuropassWord } from './europass-words.ts';
import type { FileNode } from './file-node.ts';
import { noteRemainingTexts } from './remaining-texts.ts';

type OtherEntry = Partial<Omit<Entry<'custom-1'>, 'id'>>;
interface Group {
  heading: string;
  entries: { entry: OtherEntry; source: { path: string; text: string } }[];
}

/** A resume while a Europass file is read into it. */
export interface EuropassDraft extends ResumeDraft {
  readonly language: Language;
  readonly words: Readonly<Record<EuropassWord, string>>;
  readonly contacts: Contacts;
  /** Adds an entry under a heading that no section of the resume stands for. Each heading becomes a section of the user's own. */
  addOther(heading: string, entry: OtherEntry, source: { path: string; text: string }): void;
  /** A day that was left out of a month. All of them share one note. */
  noteDay(date: string): void;
  setPhoto(photo: Uint8Array): void;
}

export function createEuropassDraft(setting: ImportSetting): EuropassDraft {
  const draft = createResumeDraft(setting);
  const contacts = createContacts(draft, setting.language);
  const words = EUROPASS_WORDS[setting.language];
  const groups: Group[] = [];
  const days = new Set<string>();
  let photo: Uint8Array | undefined;
  return {
    ...draft,
    language: setting.language,
    words,
    contacts,
    addOther(title, entry, source) {
      const heading = oneLine(title);
      const group = groups.find((known) => known.heading === heading);
      if (group) group.entries.push({ entry, source });
      else groups.push({ heading, entries: [{ entry, source }] });
    },
    noteDay: (date) => {
      days.add(date);
    },
    setPhoto: (bytes) => {
      photo = bytes;
    },
    finish() {
      draft.person(contacts.finish());
      const sections = groupsInSections(groups, words.additional);
      for (const [index, { heading, entries }] of sections.entries()) {
        draft.title(CUSTOM_SECTIONS[index]!, heading);
        for (const { entry, source } of entries) draft.add(CUSTOM_SECTIONS[index]!, entry, source);
      }
      if (days.size > 0) draft.note({ kind: 'left-out', path: 'Date', text: [...days].join(', ') });
      return { ...draft.finish(), ...(photo ? { photo } : {}) };
    },
  };
}

/** A resume has five sections of the user's own: further headings share the last one, as subtitles of their entries. */
function groupsInSections(groups: readonly Group[], shared: string): Group[] {
  const fits = ({ heading }: Group) => heading !== '' && heading.length <= MAX_TITLE_CHARACTERS;
  const own = groups.filter(fits);
  const isRoom = own.length === groups.length && own.length <= CUSTOM_SECTIONS.length;
  if (isRoom) return own;
  const alone = own.slice(0, CUSTOM_SECTIONS.length - 1);
  const together = groups.filter((group) => !alone.includes(group));
  const entries = together.flatMap(({ heading, entries: listed }) =>
    listed.map(({ entry, source }) => ({ entry: withHeading(entry, heading), source })),
  );
  return [...alone, { heading: shared, entries }];
}

function withHeading(entry: OtherEntry, heading: string): OtherEntry {
  const { title = '', subtitle = '', description = [] } = entry;
  const isLine = heading.length <= MAX_LINE_CHARACTERS;
  if (isLine && (title === '' || title === heading)) return { ...entry, title: heading };
  if (isLine && subtitle === '') return { ...entry, subtitle: heading };
  const paragraph: RichText = [{ type: 'paragraph', children: [{ text: heading }] }];
  return { ...entry, description: [...paragraph, ...description] };
}

/** Adds a note for every text of the file that no reader has taken, and closes the draft. */
export function finishEuropass(draft: EuropassDraft, root: FileNode): ImportedResume {
  noteRemainingTexts(root, draft);
  return draft.finish();
}

/** The product's language that a code of a file stands for: `en`, `cs-CZ`, `ENG`; undefined for others. */
export function languageOfCode(code: string): Language | undefined {
  const primary = code.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return LANGUAGES.find((language) => toBcp47(language) === primary);
}
