import { exactHeadingKind, type HeadingKind, likelyHeadingKind } from '../../../../reader/heading-words.ts';
import type { CustomSection } from '../../model/custom-sections.ts';
import { MAX_TITLE_CHARACTERS } from '../../model/section.ts';
import type { ListSectionSlug } from '../../model/sections.ts';
import { SECTION_OF_KIND } from '../../section-kinds.ts';
import { createCustomSlots } from '../intake/custom-slots.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { createResumeDraft, type ResumeDraft } from '../intake/resume-draft.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { type EntryType, entryTypeOf } from './entry-type.ts';
import { readEntry, readText } from './read-entry.ts';
import { readBlocks, readLine } from './read-markdown.ts';
import { PERSON_KEYS, readPerson } from './read-person.ts';
import { readYaml, type YamlMap, type YamlValue } from './read-yaml.ts';
import { readLanguage } from './rendercv-language.ts';
import { allTexts, listAt, mapAt, readFields, type YamlFields } from './yaml-fields.ts';

/**
 * Makes a resume of a RenderCV file, of version 1 or 2. Sections go by the words of their titles, in any of the 11 languages, and
 * then by the type of their entries; others become sections of the user's own. Design and settings are left out.
 *
 * @throws {UnreadableFileError} naming the line or key that is not YAML or not RenderCV.
 */
export function fromRenderCv(text: string, setting: ImportSetting): ImportedResume {
  const file = readYaml(text);
  if (!(file instanceof Map) || !file.has('cv'))
    throw new UnreadableFileError('not-of-format', { path: 'cv', problem: 'The key is missing' });
  const cv = mapAt(file.get('cv'), 'cv');
  const locale = file.get('locale') ?? file.get('locale_catalog');
  const language = locale instanceof Map ? readLanguage(locale) : null;
  const draft = createResumeDraft({ ...setting, language: language ?? setting.language });
  for (const [key, value] of file) {
    const isUsed = key === 'cv' || (value === locale && language !== null && isLanguageAlone(locale));
    if (!isUsed && allTexts(value) !== '') draft.note({ kind: 'unknown', path: key, text: '' });
  }
  readPerson(cv, draft);
  readSections(cv, draft);
  return draft.finish();
}

/** True for a locale that says no more than its language. */
function isLanguageAlone(locale: YamlValue | undefined): boolean {
  const keys = ['language', 'present', 'month_names', 'month_abbreviations'];
  return locale instanceof Map && [...locale.keys()].every((key) => keys.includes(key));
}

/** A section of the file with its entries. */
interface FileSection {
  title: string;
  path: string;
  entries: YamlValue[];
}

function readSections(cv: YamlMap, draft: ResumeDraft): void {
  const slotFor = createCustomSlots(draft);
  const taken = new Set<ListSectionSlug>();
  for (const [place, section] of sectionsOf(cv, draft).entries()) {
    const kind = exactHeadingKind(section.title) ?? likelyHeadingKind(section.title);
    const isText = section.entries.every((entry) => typeof entry === 'string');
    // Paragraphs at the top introduce the person, whatever their title.
    if (isText && (kind === 'summary' || (kind === 'other' && place === 0))) {
      if (exactHeadingKind(section.title) === null && section.title.length <= MAX_TITLE_CHARACTERS)
        draft.title('summary', section.title);
      draft.summary(
        section.path,
        section.entries.flatMap((entry) => readBlocks(allTexts(entry))),
      );
      continue;
    }
    const fields = section.entries.map((entry, index) => fieldsOf(entry, `${section.path}[${index}]`, draft));
    const types = fields.map(entryTypeOf);
    const known = listSectionOf(kind) ?? sectionOfType(types[0], taken);
    const target = known ?? slotFor(section.title);
    if (target === null) {
      for (const { source } of fields) draft.note({ kind: 'left-out', ...source });
      continue;
    }
    // A title in other words than the usual ones stays, but two sections of the file can be one here.
    if (
      known !== undefined &&
      !taken.has(known) &&
      types.some((type) => hasFieldsOf(known, type)) &&
      exactHeadingKind(section.title) === null &&
      section.title.length <= MAX_TITLE_CHARACTERS
    )
      draft.title(known, section.title);
    taken.add(target);
    for (const [index, entry] of fields.entries()) {
      const type = types[index] ?? 'normal';
      if (hasFieldsOf(target, type)) readEntry(target, type, entry, draft);
      else moveEntry(slotFor(section.title), type, entry, draft);
    }
  }
}

/** Jobs and schools need fields of their own, which a text or a label does not have. */
function hasFieldsOf(target: ListSectionSlug, type: EntryType): boolean {
  return (target !== 'experiences' && target !== 'education') || !['text', 'one-line', 'publication'].includes(type);
}

/** Reads an entry into a section of the user's own with the same title; null if there is no room for one. */
function moveEntry(to: CustomSection | null, type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  if (fields.source.text.trim() === '') return;
  if (to === null) {
    draft.note({ kind: 'left-out', ...fields.source });
    return;
  }
  draft.note({ kind: 'moved', ...fields.source, to });
  if (type === 'text') readText(to, fields, draft);
  else readEntry(to, type, fields, draft);
}

/** Jobs, schools and publications under words that tell nothing. Further ones are sections of the user's own. */
function sectionOfType(type: EntryType | undefined, taken: ReadonlySet<ListSectionSlug>): ListSectionSlug | undefined {
  const section = type === 'education' ? 'education' : type === 'publication' ? 'publications' : undefined;
  return section === undefined || taken.has(section) ? undefined : section;
}

/** An entry's fields; a text alone is a bullet. */
function fieldsOf(entry: YamlValue, path: string, draft: ResumeDraft): YamlFields {
  const map: YamlMap = entry instanceof Map ? entry : new Map([['bullet', allTexts(entry)]]);
  return readFields(map, path, draft);
}

/** The sections; in the first versions they stand in `cv` itself. */
function sectionsOf(cv: YamlMap, draft: ResumeDraft): FileSection[] {
  const others = [...cv].filter(([key]) => key !== 'sections' && !PERSON_KEYS.has(key));
  for (const [key, value] of others)
    if (!Array.isArray(value) && allTexts(value) !== '')
      draft.note({ kind: 'left-out', path: `cv.${key}`, text: allTexts(value) });
  const named = [...mapAt(cv.get('sections'), 'cv.sections')];
  return [
    ...named.map(([key, value]) => ({ key, value, path: `cv.sections.${key}` })),
    ...others.flatMap(([key, value]) => (Array.isArray(value) ? { key, value, path: `cv.${key}` } : [])),
  ].map(({ key, value, path }) => ({ title: titleOf(key), path: path.slice(0, 200), entries: listAt(value) }));
}

/** RenderCV makes `invited_talks` the title `Invited Talks`, and leaves keys with spaces or capitals as they are. */
function titleOf(key: string): string {
  const title = readLine(key).text;
  if (/[\s\p{Lu}]/u.test(title)) return title.trim();
  const words = title.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? title : words.replace(/^\p{L}|(?<= )\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}

/** Null for a heading that names no section with entries. */
function listSectionOf(kind: HeadingKind): ListSectionSlug | null {
  return kind === 'summary' || kind === 'contact' || kind === 'other' ? null : SECTION_OF_KIND[kind];
}
