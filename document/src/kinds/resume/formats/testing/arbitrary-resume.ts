import fc from 'fast-check';
import { LANGUAGES } from '../../../../engine/text/languages.ts';
import type { FieldKind } from '../../model/field.ts';
import { toPrintable } from '../../model/printable.ts';
import { emptyResume, type Resume, resumeSchema } from '../../model/resume.ts';
import { LEVEL_SHAPES } from '../../model/section.ts';
import {
  fieldsOf,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../../model/sections.ts';
import { TEMPLATE_SLUGS } from '../../model/templates-by-slug.ts';

/** Letters, punctuation that has a meaning in some format, and any other Unicode characters. */
const unit = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aąćeęlłoóśwzźż  ,.CS5') },
  { weight: 3, arbitrary: fc.constantFrom(...'*_#-+=[]()<>!|~&\\`:/"1.') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const text = (maxLength: number) =>
  fc.string({ unit, maxLength }).map((value) => toPrintable(value).slice(0, 290).toWellFormed());
const line = text(30).map((value) => value.replace(/[\t\n\r]/g, ' '));

const inline = fc.record(
  { text: text(20), bold: fc.constant(true as const), italic: fc.constant(true as const), href: fc.webUrl() },
  { requiredKeys: ['text'] },
);
const inlines = fc.array(inline, { maxLength: 4 });
const richText = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), children: inlines }),
    fc.record({
      type: fc.constant('list' as const),
      style: fc.constantFrom('bulleted' as const, 'numbered' as const),
      items: fc.array(fc.record({ level: fc.integer({ min: 0, max: 3 }), children: inlines }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  ),
  { maxLength: 4 },
);

const VALUES: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  line,
  email: line,
  phone: line,
  'web-address': line,
  note: text(60),
  'rich-text': richText,
  'year-month': fc.constantFrom('', '1999', '2021-03', '2024-12'),
  date: fc.constantFrom('', '1990-05-31'),
  level: fc.constantFrom(null, 1, 2, 3, 4, 5),
  'language-level': fc.constantFrom('', 'a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'),
  'licence-category': fc.constantFrom('', 'A', 'B', 'C+E'),
  flag: fc.boolean(),
};

function valuesOf(slug: SectionSlug): fc.Arbitrary<Record<string, unknown>> {
  const values = fieldsOf(slug).map(({ name, kind, maxCharacters }) => [
    name,
    maxCharacters === undefined ? VALUES[kind] : line.map((typed) => typed.slice(0, maxCharacters).toWellFormed()),
  ]);
  return fc.record(Object.fromEntries(values));
}

function sectionOf(slug: SectionSlug) {
  const section = SECTIONS[slug];
  const { fields } = section.defaultConfig();
  const entries = fc.array(fc.tuple(fc.boolean(), valuesOf(slug)), { maxLength: 3 });
  const flags = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, fc.boolean()])));
  const config = fc.record(
    { title: line, fields: flags, levelShape: fc.constantFrom(...LEVEL_SHAPES) },
    { requiredKeys: ['title', 'fields'] },
  );
  const data =
    section.kind === 'single'
      ? valuesOf(slug)
      : entries.map((items) => ({
          items: items.map(([hidden, item], index) => ({ id: `id-${index}`, hidden, ...item })),
        }));
  return fc.record({ data, config });
}

/** A valid resume of generated content in every section, with any settings. */
export const arbitraryResume: fc.Arbitrary<Resume> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    pattern: fc.constantFrom(...TEMPLATE_SLUGS),
    name: line,
    sectionsEnabled: fc.subarray([...OPTIONAL_SECTIONS]),
    sectionsOrder: fc.shuffledSubarray([...ORDERED_SECTIONS], { minLength: ORDERED_SECTIONS.length }),
    sectionsActive: fc.record(Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, fc.boolean()]))),
    sections: fc.record(Object.fromEntries(SECTION_SLUGS.map((slug) => [slug, sectionOf(slug)]))),
  })
  .map(
    (parts) =>
      resumeSchema.parse({
        ...emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl', parts.pattern),
        ...parts,
      }) as Resume,
  );
