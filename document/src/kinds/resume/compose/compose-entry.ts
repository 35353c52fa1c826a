import type { Language } from '../../../engine/text/languages.ts';
import type { EntryValues } from '../model/any-entry.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { PrintRole } from '../model/field.ts';
import type { DateStyle, LevelStyle } from '../model/page-setup.ts';
import { isRichTextEmpty, type RichText } from '../model/rich-text.ts';
import type { LevelShape, SectionConfig } from '../model/section.ts';
import { type FieldName, fieldsInRole, type OrderedSection, SECTIONS } from '../model/sections.ts';
import type { EntryContent } from './content.ts';
import { toMailHref, toPhoneHref, toPrintedAddress, toWebHref } from './href.ts';
import { formatYearMonth } from './period.ts';
import { setRichText } from './set-rich-text.ts';
import type { TextSetting } from './text-setting.ts';

/** How a resume writes dates and levels, and how it converts and sets typed text. */
export interface Wording extends TextSetting {
  language: Language;
  dates: DateStyle;
  levels: LevelStyle;
}

/** An entry's fields by print role; a hidden or missing one reads as empty. */
interface EntryFields {
  texts(...roles: PrintRole[]): string[];
  /** The first field's text without typography, for addresses and codes. */
  raw(role: PrintRole): string;
  richTexts(role: PrintRole): EntryContent['descriptions'];
  flag(role: PrintRole): boolean;
  number(role: PrintRole): number | null;
}

function visibleFields(
  entry: EntryValues,
  slug: OrderedSection,
  { config, wording }: { config: SectionConfig; wording: Wording },
): EntryFields {
  const { language, fold, set } = wording;
  const value = (name: FieldName) => (config.fields[name] === false ? undefined : entry[name]);
  const first = (role: PrintRole) => {
    const [name] = fieldsInRole(slug, role);
    return name && value(name);
  };
  const text = (found: unknown) => (typeof found === 'string' ? fold(found).trim() : '');
  return {
    raw: (role) => text(first(role)),
    texts: (...roles) => fieldsInRole(slug, ...roles).map((name) => set([text(value(name))], language)[0]!),
    richTexts: (role) =>
      fieldsInRole(slug, role).map((field) => {
        const found = value(field);
        return { field, blocks: Array.isArray(found) ? setRichText(found as RichText, wording) : [] };
      }),
    flag: (role) => first(role) === true,
    number: (role) => {
      const found = first(role);
      return typeof found === 'number' ? found : null;
    },
  };
}

function present(...parts: string[]): string[] {
  return parts.filter((part) => part !== '');
}

/** The first title that is filled in, and all other titles and subtitles in one line. */
function titleAndSubtitle(fields: EntryFields): { title: string; subtitle: string } {
  const [title = '', ...rest] = present(...fields.texts('title'));
  return { title, subtitle: present(...rest, ...fields.texts('subtitle')).join(', ') };
}

/** A single date, then a range: an award may have both. */
function period(fields: EntryFields, { language, dates, period: range }: Wording): string {
  const format = (role: PrintRole) => formatYearMonth(fields.raw(role), language, dates);
  const to = fields.flag('period-present') ? DOCUMENT_LABELS[language].present : format('period-end');
  return present(format('date'), range(format('period-start'), to)).join(', ');
}

type PrintedLevel = Exclude<LevelStyle, 'sections'>;

/** The whole resume's way to print levels, or the section's own. */
function levelStyle({ levelShape = 'text' }: SectionConfig, levels: LevelStyle): PrintedLevel {
  return levels === 'sections' ? levelShape : levels;
}

/** A level's code, number or word, and its description. The description replaces the word, since it is one. */
function levelText(fields: EntryFields, style: PrintedLevel, language: Language): string {
  const { nativeLanguage, levels } = DOCUMENT_LABELS[language];
  const level = fields.raw('level');
  const code = level === 'native' ? nativeLanguage : level.toUpperCase();
  const number = fields.number('level');
  const digits = number !== null && style === 'text' ? `${number}/5` : '';
  const descriptions = present(...fields.texts('level-text'));
  const word = number !== null && style === 'words' && descriptions.length === 0 ? (levels[number - 1] ?? '') : '';
  return present(code, digits, word, ...descriptions).join(', ');
}

/** The shapes that are drawn. */
function isDrawn(style: PrintedLevel): style is Exclude<LevelShape, 'text'> {
  return style !== 'text' && style !== 'words' && style !== 'none';
}

/** The link of an entry: its web address, or a reference's contact if that is an e-mail address or a telephone number. */
function linkOf(fields: EntryFields): EntryContent['link'] {
  const url = fields.raw('link');
  if (url !== '') return { text: toPrintedAddress(url), href: toWebHref(url) };
  const contact = fields.raw('contact');
  const href = toMailHref(contact) ?? toPhoneHref(contact);
  return href === null ? null : { text: contact, href };
}

/** Turns an entry of any section into the one shape that layout reads. */
export function composeEntry(
  entry: EntryValues,
  slug: OrderedSection,
  { config, ...wording }: Wording & { config: SectionConfig },
): EntryContent {
  const { language } = wording;
  const fields = visibleFields(entry, slug, { config, wording });
  const value = fields.number('level') ?? wording.languageLevels[fields.raw('level')] ?? null;
  const style = levelStyle(config, wording.levels);
  const link = linkOf(fields);
  // A term stands in one line, with its date behind it.
  const isTerm = SECTIONS[slug].holds === 'terms';
  const when = period(fields, wording);
  return {
    id: entry.id,
    ...titleAndSubtitle(fields),
    period: isTerm ? '' : when,
    place: present(...fields.texts('place')).join(', '),
    link,
    level: value !== null && isDrawn(style) ? { value, shape: style } : null,
    levelText: present(levelText(fields, style, language), isTerm ? when : '').join(', '),
    note: present(...fields.texts('note', 'contact'))
      .filter((note) => note !== link?.text)
      .join('\n'),
    descriptions: [...fields.richTexts('introduction'), ...fields.richTexts('description')].filter(
      ({ blocks }) => !isRichTextEmpty(blocks),
    ),
  };
}

/** True if nothing of the entry would be printed. */
export function isEntryBlank(entry: EntryContent): boolean {
  const { title, subtitle, period, place, link, levelText, note, descriptions } = entry;
  return (
    [title, subtitle, period, place, levelText, note].every((text) => text === '') && !link && descriptions.length === 0
  );
}
