import type { EntryValues } from '../model/any-entry.ts';
import type { Resume } from '../model/resume.ts';
import { type Inline, isRichTextEmpty, type RichText } from '../model/rich-text.ts';
import type { SectionConfig } from '../model/section.ts';
import {
  emptySections,
  fieldsOf,
  type OrderedSection,
  type ResumeSections,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../model/sections.ts';
import { composePersonal, composeResume } from './compose.ts';
import { composeEntry, isEntryBlank } from './compose-entry.ts';
import { toTextHref } from './href.ts';
import { QUOTED } from './text-setting.ts';

/**
 * The resume without all that its pages do not print: hidden and unprinted fields, entries and sections, titles of such sections, addresses
 * that no page links to, and a photo that is not shown. Pages, language and design stay the same. For files that others get with
 * the pages (docs/decisions/0074).
 */
export function printedResume(resume: Resume): Resume {
  const printed = new Set<SectionSlug>(composeResume(resume).sections.map(({ slug }) => slug));
  const empty = emptySections();
  const sections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => {
      if (slug === 'personal-data') return [slug, printedPerson(resume)];
      return [slug, printed.has(slug) ? printedSection(resume, slug) : empty[slug]];
    }),
  ) as ResumeSections;
  return {
    ...resume,
    isDone: true,
    photo: composePersonal(resume).photo,
    sectionsEnabled: resume.sectionsEnabled.filter((slug) => printed.has(slug)),
    // A section that is not printed is empty, so that its flag says nothing.
    sectionsActive: { ...resume.sectionsActive, ...allShown },
    sections,
  };
}

const allShown = Object.fromEntries(SECTION_SLUGS.filter(isOrdered).map((slug) => [slug, true])) as Record<
  OrderedSection,
  true
>;

function isOrdered(slug: SectionSlug): slug is OrderedSection {
  return slug !== 'personal-data';
}

function printedPerson(resume: Resume): ResumeSections['personal-data'] {
  const { config, data } = resume.sections['personal-data'];
  const compose = (values: Values) => {
    const person = { config, data: values as typeof data };
    return composePersonal({ ...resume, sections: { ...resume.sections, 'personal-data': person } });
  };
  return { config, data: printedValues('personal-data', data, compose) as typeof data };
}

/** The setting of text exports: it prints every date, where some pages print equal dates once. */
function printedSection({ sections, language, pageSetup }: Resume, slug: OrderedSection): object {
  const { data } = sections[slug];
  const config: SectionConfig = sections[slug].config;
  const wording = { config, language, dates: pageSetup.dates, levels: pageSetup.levels, ...QUOTED };
  const printedEntry = (entry: EntryValues) => {
    const shown = Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        isRichText(value) ? printedText(value, config.fields[name]) : value,
      ]),
    );
    return printedValues(slug, { ...shown, id: entry.id }, (values) =>
      composeEntry(values as EntryValues, slug, wording),
    );
  };
  if (!('items' in data)) return { config, data: withoutId(printedEntry({ id: slug, ...data })) };
  const items: EntryValues[] = data.items.filter(
    (entry) => !entry.hidden && !isEntryBlank(composeEntry(entry, slug, wording)),
  );
  return { config, data: { items: items.map(printedEntry) } };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Empties each field without which the same is printed. Rich texts stay: they are taken out while the others are compared, since they may be
 * long and depend on no other field.
 */
function printedValues(slug: SectionSlug, values: Values, compose: (values: Values) => unknown): Values {
  const section = SECTIONS[slug];
  const empty: Values = section.kind === 'single' ? section.emptyData() : section.emptyEntry('');
  const names = fieldsOf(slug)
    .filter(({ kind }) => kind !== 'rich-text')
    .map(({ name }) => name);
  const short = { ...empty, id: values.id, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
  const whole = JSON.stringify(compose(short));
  let kept: Values = short;
  for (const name of names) {
    const fewer = { ...kept, [name]: empty[name] };
    if (kept[name] !== empty[name] && JSON.stringify(compose(fewer)) === whole) kept = fewer;
  }
  return { ...values, ...Object.fromEntries(names.map((name) => [name, kept[name]])) };
}

function isRichText(value: unknown): value is RichText {
  return Array.isArray(value);
}

/** A rich text as it is printed: nothing if it is hidden, and no address that is not a link on the page. */
function printedText(blocks: RichText, isShown: boolean | undefined): RichText {
  if (isShown === false || isRichTextEmpty(blocks)) return [];
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: printedInlines(block.children) }
      : { ...block, items: block.items.map((item) => ({ ...item, children: printedInlines(item.children) })) },
  );
}

function printedInlines(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => {
    const { href, ...unlinked } = inline;
    return href === undefined || (toTextHref(href) !== null && inline.text.trim() !== '') ? inline : unlinked;
  });
}

function withoutId({ id: _, ...data }: Values): Values {
  return data;
}
