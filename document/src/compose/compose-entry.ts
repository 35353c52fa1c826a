import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { Language } from '../model/languages.ts';
import { isRichTextEmpty, type RichText } from '../model/rich-text.ts';
import type { SectionConfig } from '../model/section.ts';
import type { EntryContent } from './content.ts';
import { toPrintedAddress, toWebHref } from './href.ts';
import { formatPeriod, formatYearMonth } from './period.ts';

/** Every field that an entry of some section has; a section's entry has some of them. */
export interface AnyEntry {
  id: string;
  [field: string]: unknown;
}

interface EntryFields {
  text(name: string): string;
  richText(name: string): RichText;
  flag(name: string): boolean;
  number(name: string): number | null;
}

/** Reads an entry's fields; a hidden or missing one reads as empty. */
function visibleFields(entry: AnyEntry, config: SectionConfig): EntryFields {
  const value = (name: string) => (config.fields[name] === false ? undefined : entry[name]);
  return {
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' ? found.trim() : '';
    },
    richText: (name) => {
      const found = value(name);
      return Array.isArray(found) ? (found as RichText) : [];
    },
    flag: (name) => value(name) === true,
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : null;
    },
  };
}

const TITLE_FIELDS = ['position', 'schoolName', 'language', 'name'] as const;
const SUBTITLE_FIELDS = ['company', 'degree', 'fieldOfStudy', 'issuer', 'organizer', 'role'] as const;
const DESCRIPTION_FIELDS = [
  'companyDescription',
  'description',
  'achievements',
  'additionalActivities',
  'content',
] as const;
const NOTE_FIELDS = ['description', 'certificates', 'contact', 'content'] as const;

/** Level 1 to 5 of a language level, for shapes; the native speaker and C2 fill the scale. */
const LANGUAGE_LEVELS: Readonly<Record<string, number>> = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 5, native: 5 };

function present(...parts: string[]): string[] {
  return parts.filter((part) => part !== '');
}

/** References name the person first, then position and company; elsewhere position is the title. */
function titleAndSubtitle(fields: EntryFields): { title: string; subtitle: string } {
  const [title = '', ...rest] = present(...TITLE_FIELDS.map(fields.text));
  const isReference = fields.text('contact') !== '' || (fields.text('name') !== '' && fields.text('position') !== '');
  if (isReference && fields.text('name') !== '') {
    return {
      title: fields.text('name'),
      subtitle: present(fields.text('position'), fields.text('company')).join(', '),
    };
  }
  return { title, subtitle: present(...rest, ...SUBTITLE_FIELDS.map(fields.text)).join(', ') };
}

function period(fields: EntryFields, language: Language): string {
  const to = fields.flag('present') ? DOCUMENT_LABELS[language].present : formatYearMonth(fields.text('dateTo'));
  return formatPeriod(formatYearMonth(fields.text('dateFrom')), to) || formatYearMonth(fields.text('date'));
}

function levelText(fields: EntryFields, config: SectionConfig, language: Language): string {
  const level = fields.text('level');
  const code = level === 'native' ? DOCUMENT_LABELS[language].nativeLanguage : level.toUpperCase();
  const number = fields.number('level');
  const digits = number !== null && config.levelShape === 'text' ? `${number}/5` : '';
  return present(code, digits, fields.text('levelDescription')).join(', ');
}

/** What an entry of any section says, in the one shape that is laid out. */
export function composeEntry(entry: AnyEntry, config: SectionConfig, language: Language): EntryContent {
  const fields = visibleFields(entry, config);
  const value = fields.number('level') ?? LANGUAGE_LEVELS[fields.text('level')] ?? null;
  const shape = config.levelShape ?? 'text';
  const url = fields.text('url');
  return {
    id: entry.id,
    ...titleAndSubtitle(fields),
    period: period(fields, language),
    place: present(fields.text('city'), fields.text('country')).join(', '),
    link: url === '' ? null : { text: toPrintedAddress(url), href: toWebHref(url) },
    level: value === null || shape === 'text' ? null : { value, shape },
    levelText: levelText(fields, config, language),
    note: present(...NOTE_FIELDS.map(fields.text)).join('\n'),
    descriptions: DESCRIPTION_FIELDS.map((field) => ({ field, blocks: fields.richText(field) })).filter(
      ({ blocks }) => !isRichTextEmpty(blocks),
    ),
  };
}

/** True when nothing of the entry would be printed. */
export function isEntryBlank(entry: EntryContent): boolean {
  const { title, subtitle, period, place, link, levelText, note, descriptions } = entry;
  return (
    [title, subtitle, period, place, levelText, note].every((text) => text === '') && !link && descriptions.length === 0
  );
}
