import type { RichText } from '../../model/rich-text.ts';
import { fieldsOf, type NamedField, type SECTIONS, type SectionData, type SectionSlug } from '../../model/sections.ts';
import { commas } from '../commas.ts';
import type { Intake } from '../intake/intake.ts';
import { writeFluency } from '../intake/language-level.ts';
import { allLines, bulletList, listLines, paragraphLines, paragraphs } from '../intake/rich-lines.ts';
import { writeSkillLevel } from '../intake/skill-level.ts';
import { writeUrl } from './written-fields.ts';

// Converts the fields whose declarations name a key of JSON Resume, by their kinds. Other conversions are in `parts`.

type Values = Readonly<Record<string, unknown>>;
type NameOf<N> = N extends { paragraphs: infer P extends string; items: infer I extends string } ? P | I : N;
type NamesIn<F> = { [K in keyof F]: F[K] extends { jsonResume: infer N } ? NameOf<N> & string : never }[keyof F];
/** The keys of JSON Resume that the fields of a section name. */
export type JsonResumeKey<S extends SectionSlug> = NamesIn<(typeof SECTIONS)[S]['fields']>;

/** The values of a section or of one of its entries. */
type ValuesOf<S extends SectionSlug> = SectionData<S> extends { items: (infer E)[] } ? E : SectionData<S>;

function textOf({ kind }: NamedField, value: unknown): string {
  switch (kind) {
    case 'web-address':
      return writeUrl(String(value));
    case 'level':
      return writeSkillLevel(typeof value === 'number' ? value : null);
    case 'language-level':
      return writeFluency(String(value));
    case 'rich-text':
      return allLines(value as RichText);
    default:
      return String(value);
  }
}

/**
 * The fields of a section that have a name in JSON Resume, by key, in the order of the format. Fields of one key are joined with commas.
 * The end of an ongoing period is empty.
 *
 * @param blank the object of the format with all its keys: lists where the format has a list, texts elsewhere.
 */
export function writeNamed<S extends SectionSlug>(
  slug: S,
  values: ValuesOf<S>,
  blank: object,
): Record<string, unknown> {
  const typed = values as Values;
  const fields = fieldsOf(slug);
  const isPresent = fields.some(({ name, print }) => print === 'period-present' && typed[name] === true);
  const write = (field: NamedField) =>
    field.print === 'period-end' && isPresent ? '' : textOf(field, typed[field.name]);

  const written = Object.entries(blank).flatMap(([key, empty]): [string, unknown][] => {
    const texts = fields.filter(({ jsonResume }) => jsonResume === key).map(write);
    if (texts.length === 0) return fields.flatMap((field) => paragraphsAndItems(field, key, typed));
    const [text = ''] = texts.length === 1 ? texts : [commas(...texts)];
    return [[key, Array.isArray(empty) ? [text].filter((item) => item !== '') : text]];
  });
  return Object.fromEntries(written);
}

/** The paragraphs of a rich text under their key, followed by the list items under theirs. */
function paragraphsAndItems({ name, jsonResume }: NamedField, key: string, typed: Values): [string, unknown][] {
  if (typeof jsonResume !== 'object' || jsonResume.paragraphs !== key) return [];
  const blocks = typed[name] as RichText;
  return [
    [jsonResume.paragraphs, paragraphLines(blocks).join('\n')],
    [jsonResume.items, listLines(blocks)],
  ];
}

/** The fields whose key no other field of the section has. */
function fieldsWithOwnKey(slug: SectionSlug): NamedField[] {
  const fields = fieldsOf(slug);
  return fields.filter(
    ({ jsonResume }) =>
      jsonResume !== undefined && fields.filter((other) => other.jsonResume === jsonResume).length === 1,
  );
}

function singleText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Reads the lines and addresses of a section that have a key of their own, then its dates. */
export function readNamedLines<S extends SectionSlug>(
  slug: S,
  json: Readonly<Record<JsonResumeKey<S>, string | string[]>>,
  intake: Intake,
): Partial<ValuesOf<S>> {
  const texts: Values = json;
  const read: Record<string, unknown> = {};
  const fields = fieldsWithOwnKey(slug);
  for (const { name, kind, jsonResume: key } of fields) {
    if (typeof key !== 'string') continue;
    const text = singleText(texts[key]);
    if (kind === 'line' || kind === 'note' || kind === 'phone') read[name] = intake.line(key, text);
    if (kind === 'email' || kind === 'web-address') read[name] = intake.address(key, text);
  }
  const isPeriod = fieldsOf(slug).some(({ print }) => print === 'period-present');
  if (isPeriod) Object.assign(read, intake.period(singleText(texts.startDate), singleText(texts.endDate)));
  else
    for (const { name, kind, jsonResume: key } of fields) {
      if (kind === 'year-month' && key !== undefined) read[name] = intake.month(key, singleText(texts[key]));
    }
  return read as Partial<ValuesOf<S>>;
}

/** Reads the rich texts of a section that have a key of their own. Call it last: the first one takes texts that did not fit elsewhere. */
export function readNamedTexts<S extends SectionSlug>(
  slug: S,
  json: Readonly<Record<JsonResumeKey<S>, string | string[]>>,
  intake: Intake,
): Partial<ValuesOf<S>> {
  const texts: Values = json;
  const read = fieldsWithOwnKey(slug).flatMap(({ name, kind, jsonResume }) => {
    if (kind !== 'rich-text' || jsonResume === undefined) return [];
    if (typeof jsonResume === 'string')
      return [[name, intake.richText(jsonResume, paragraphs(singleText(texts[jsonResume])))]];
    const items = texts[jsonResume.items];
    const blocks = [
      ...paragraphs(singleText(texts[jsonResume.paragraphs])),
      ...bulletList(Array.isArray(items) ? items : []),
    ];
    return [[name, intake.richText(jsonResume.paragraphs, blocks)]];
  });
  return Object.fromEntries(read) as Partial<ValuesOf<S>>;
}

/** Reads an entry whose fields need no other conversion. */
export function readNamed<S extends SectionSlug>(
  slug: S,
  json: Readonly<Record<JsonResumeKey<S>, string | string[]>>,
  intake: Intake,
): Partial<ValuesOf<S>> {
  return { ...readNamedLines(slug, json, intake), ...readNamedTexts(slug, json, intake) };
}
