import fc from 'fast-check';
import { FONT_FAMILIES } from '../engine/fonts/catalogue.ts';
import { LANGUAGES } from '../engine/text/languages.ts';
import type { FieldKind } from '../kinds/resume/model/field.ts';
import {
  AS_DESIGNED,
  DATE_STYLES,
  DENSITY_LIMITS,
  type Density,
  HEADING_CASES,
  HEADING_RULES,
  LEVEL_STYLES,
  PAPER_CHOICES,
  PHOTO_SHAPES,
  PHOTO_SIZE_LIMITS,
  SIDE_WIDTH_LIMITS,
} from '../kinds/resume/model/page-setup.ts';
import { toPrintable } from '../kinds/resume/model/printable.ts';
import { emptyResume, type Resume } from '../kinds/resume/model/resume.ts';
import { LEVEL_SHAPES } from '../kinds/resume/model/section.ts';
import { MOVABLE_SECTIONS, type ResumeColumn } from '../kinds/resume/model/section-columns.ts';
import {
  fieldsOf,
  OPTIONAL_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../kinds/resume/model/sections.ts';
import { latestVersion, TEMPLATE_SLUGS } from '../kinds/resume/model/templates-by-slug.ts';

/** Letters of every script that a font supports and of some that none does, punctuation, combining marks, and bidirectional text. */
const UNITS = [
  ...'aąćęłńóśźżABCŻ 0123.,;:-–—/()„”"\'+&<>@#%€',
  ...'äöüßčďěňřšťúůýžåæøñàèìòùėįųЄіїґДоДщ',
  ...'ΑλφάấệĐ',
  ...'שלוםعربي履歴한',
  'e\u0301',
  '😀',
  '👩‍💻',
  '\u00a0',
  '\u200d',
];
const WORDS = fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 24 });

/** A placeholder for a word that is unique in its resume. */
const TOKEN = 'q?q';

/** A line of text with a placeholder for a word that is its own. */
export const line = WORDS.map((words) => toPrintable(`${TOKEN} ${words}`));
const yearMonth = fc.constantFrom('', '2019', '2021-03', '1999-12');
const inline = fc.record({
  text: line,
  bold: fc.constantFrom(true as const, undefined),
  italic: fc.constantFrom(true as const, undefined),
  underline: fc.constantFrom(true as const, undefined),
  href: fc.constantFrom('https://example.com/a?b=c', 'javascript:alert(1)', undefined),
});
const children = fc.array(inline, { minLength: 1, maxLength: 3 });
export const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), children }),
  fc.record({
    type: fc.constant('list' as const),
    style: fc.constantFrom('bulleted' as const, 'numbered' as const),
    items: fc.array(fc.record({ level: fc.integer({ min: 0, max: 3 }), children }), { minLength: 1, maxLength: 6 }),
  }),
);

const VALUES: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  line,
  email: line,
  phone: line,
  'web-address': line,
  note: line,
  'rich-text': fc.array(block, { maxLength: 3 }),
  'year-month': yearMonth,
  date: fc.constantFrom('', '1990-05-31'),
  level: fc.option(fc.integer({ min: 1, max: 5 })),
  'language-level': fc.constantFrom('', 'a1', 'c2', 'native'),
  'licence-category': fc.constantFrom('', 'A1', 'B', 'C+E'),
  flag: fc.boolean(),
};

function valuesOf(slug: SectionSlug): fc.Arbitrary<Record<string, unknown>> {
  const values = fieldsOf(slug).map(({ name, kind, maxCharacters }) => [
    name,
    maxCharacters === undefined ? VALUES[kind] : line.map((typed) => typed.slice(0, maxCharacters).toWellFormed()),
  ]);
  return fc.record(Object.fromEntries(values));
}

function dataOf(slug: SectionSlug): fc.Arbitrary<unknown> {
  if (SECTIONS[slug].kind === 'single') return valuesOf(slug);
  return fc
    .array(valuesOf(slug), { maxLength: 4 })
    .map((items) => ({ items: items.map((item, index) => ({ ...item, id: `e${index}`, hidden: false })) }));
}

const sections = fc.record(Object.fromEntries(SECTION_SLUGS.map((slug) => [slug, dataOf(slug)])));
const shape = fc.constantFrom(...LEVEL_SHAPES);
const percent = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100);
const factor = (measure: keyof Density) => percent(DENSITY_LIMITS[measure]);
const density = fc.oneof(
  fc.constant(AS_DESIGNED),
  fc.record({
    text: factor('text'),
    spacing: factor('spacing'),
    entrySpacing: factor('entrySpacing'),
    leading: factor('leading'),
    margins: factor('margins'),
  }),
);

const columns = fc.oneof(
  fc.constant({}),
  fc.record(
    Object.fromEntries(MOVABLE_SECTIONS.map((slug) => [slug, fc.constantFrom<ResumeColumn[]>('main', 'side')])),
    { requiredKeys: [] },
  ),
);

const design = fc.record({
  levels: fc.constantFrom(...LEVEL_STYLES),
  headingRule: fc.constantFrom('template' as const, ...HEADING_RULES),
  headingCase: fc.constantFrom('template' as const, ...HEADING_CASES),
  photoShape: fc.constantFrom('template' as const, ...PHOTO_SHAPES),
  photoSize: percent(PHOTO_SIZE_LIMITS),
  sideWidth: percent(SIDE_WIDTH_LIMITS),
});

/**
 * Numbers the placeholders within a resume, so that a seed always gives the same resume.
 *
 * @param from the first number. Documents that are printed together need different ones.
 */
export function numberTokens(json: string, from = 0): string {
  let count = from;
  return json.replaceAll(TOKEN, () => `q${count++}q`);
}

/** A done resume with arbitrary content in all fields, in any template, language, font, colour and page setup. */
export const arbitraryResume: fc.Arbitrary<Resume> = fc
  .record({
    pattern: fc.constantFrom(...TEMPLATE_SLUGS),
    language: fc.constantFrom(...LANGUAGES),
    heading: fc.constantFrom(...FONT_FAMILIES),
    body: fc.constantFrom(...FONT_FAMILIES),
    color: fc.constantFrom('#23235c', '#f7b3c0', '#ffffff', '#000000'),
    background: fc.constantFrom('#ffffff', '#1f2933'),
    paper: fc.constantFrom(...PAPER_CHOICES),
    dates: fc.constantFrom(...DATE_STYLES),
    footer: fc.boolean(),
    hyphenation: fc.boolean(),
    smartPunctuation: fc.boolean(),
    design,
    hasPhoto: fc.boolean(),
    density,
    columns,
    shape,
    sections,
  })
  .map(
    ({
      pattern,
      language,
      heading,
      body,
      color,
      background,
      paper,
      dates,
      footer,
      hyphenation,
      smartPunctuation,
      design,
      hasPhoto,
      density,
      columns,
      shape,
      sections: data,
    }) => {
      const base = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', language, pattern);
      const states = SECTION_SLUGS.map((slug) => {
        const { config } = base.sections[slug];
        const withShape = 'levelShape' in config ? { ...config, levelShape: shape } : config;
        return [slug, { data: data[slug], config: withShape }];
      });
      return {
        ...base,
        isDone: true,
        photo: hasPhoto ? { url: '/photo', widthPx: 300, heightPx: 400 } : null,
        patternVersion: latestVersion(pattern),
        pageSetup: { paper, dates, footer, hyphenation, smartPunctuation, ...design, density, columns },
        color: { generalColor: color, accentColor: color, backgroundColor: background },
        fonts: { heading, body },
        sectionsEnabled: [...OPTIONAL_SECTIONS],
        sections: JSON.parse(numberTokens(JSON.stringify(Object.fromEntries(states)))) as Resume['sections'],
      };
    },
  );
