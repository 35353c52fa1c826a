import type { Language } from '../../../engine/text/languages.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { DateStyle } from '../model/page-setup.ts';
import { type Inline, isRichTextEmpty, type RichText } from '../model/rich-text.ts';
import type { SectionConfig } from '../model/section.ts';
import type { EntryContent } from './content.ts';
import { toMailHref, toPhoneHref, toPrintedAddress, toWebHref } from './href.ts';
import { formatPeriod, formatYearMonth } from './period.ts';
import { typographicQuotes, withTypographicQuotes } from './quotation.ts';

/** Every field that an entry of some section has; a section's entry has some of them. */
export interface AnyEntry {
  id: string;
  [field: string]: unknown;
}

/** How a document writes dates and quotation marks, and what it makes of typed text. */
export interface Wording {
  language: Language;
  dates: DateStyle;
  fold(typed: string): string;
}

interface EntryFields {
  text(name: string): string;
  /** Without typographic quotation marks: an address, a code. */
  raw(name: string): string;
  richText(name: string): RichText;
  flag(name: string): boolean;
  number(name: string): number | null;
}

/** Reads an entry's fields; a hidden or missing one reads as empty. */
function visibleFields(entry: AnyEntry, config: SectionConfig, wording: Wording): EntryFields {
  const { language, fold } = wording;
  const value = (name: string) => (config.fields[name] === false ? undefined : entry[name]);
  const raw = (name: string) => {
    const found = value(name);
    return typeof found === 'string' ? fold(found).trim() : '';
  };
  return {
    raw,
    text: (name) => withTypographicQuotes(raw(name), language),
    richText: (name) => {
      const found = value(name);
      return Array.isArray(found) ? quotedRichText(found as RichText, wording) : [];
    },
    flag: (name) => value(name) === true,
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : null;
    },
  };
}

function quotedInlines(inlines: readonly Inline[], { language, fold }: Wording): Inline[] {
  const texts = typographicQuotes(
    inlines.map(({ text }) => fold(text)),
    language,
  );
  return inlines.map((inline, index) => ({ ...inline, text: texts[index]! }));
}

function quotedRichText(blocks: RichText, wording: Wording): RichText {
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: quotedInlines(block.children, wording) }
      : { ...block, items: block.items.map((item) => ({ ...item, children: quotedInlines(item.children, wording) })) },
  );
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

/** A day of its own, then the range: an award may have both. */
function period(fields: EntryFields, { language, dates }: Wording): string {
  const format = (name: string) => formatYearMonth(fields.raw(name), language, dates);
  const to = fields.flag('present') ? DOCUMENT_LABELS[language].present : format('dateTo');
  return present(format('date'), formatPeriod(format('dateFrom'), to)).join(', ');
}

function levelText(fields: EntryFields, config: SectionConfig, language: Language): string {
  const level = fields.raw('level');
  const code = level === 'native' ? DOCUMENT_LABELS[language].nativeLanguage : level.toUpperCase();
  const number = fields.number('level');
  const digits = number !== null && config.levelShape === 'text' ? `${number}/5` : '';
  return present(code, digits, fields.text('levelDescription')).join(', ');
}

/** Where an entry leads: its address, or the contact of a reference where that is a mail address or a telephone. */
function linkOf(fields: EntryFields): EntryContent['link'] {
  const url = fields.raw('url');
  if (url !== '') return { text: toPrintedAddress(url), href: toWebHref(url) };
  const contact = fields.raw('contact');
  const href = toMailHref(contact) ?? toPhoneHref(contact);
  return href === null ? null : { text: contact, href };
}

/** What an entry of any section says, in the one shape that is laid out. */
export function composeEntry(entry: AnyEntry, config: SectionConfig, wording: Wording): EntryContent {
  const { language } = wording;
  const fields = visibleFields(entry, config, wording);
  const value = fields.number('level') ?? LANGUAGE_LEVELS[fields.raw('level')] ?? null;
  const shape = config.levelShape ?? 'text';
  const link = linkOf(fields);
  return {
    id: entry.id,
    ...titleAndSubtitle(fields),
    period: period(fields, wording),
    place: present(fields.text('city'), fields.text('country')).join(', '),
    link,
    level: value === null || shape === 'text' ? null : { value, shape },
    levelText: levelText(fields, config, language),
    note: present(...NOTE_FIELDS.map(fields.text))
      .filter((note) => note !== link?.text)
      .join('\n'),
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
