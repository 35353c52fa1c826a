import type { Draw } from '../../../engine/blocks/draw.ts';
import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { foldForPrint } from '../compose/fold-for-print.ts';
import { type Resume, shownSections } from '../model/resume.ts';
import { type RichText, richTextToPlain } from '../model/rich-text.ts';
import { type FieldName, fieldsOf, type SectionSlug } from '../model/sections.ts';
import type { ResumePage } from '../resume-page.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A field with characters that are boxes on the page. */
export interface UnprintableField {
  section: SectionSlug;
  /** Undefined for a section that is not a list. */
  entryId: string | undefined;
  field: FieldName;
  /** As typed, without duplicates, in text order. */
  characters: string[];
}

/** The characters that are boxes on the pages because no font has them, without duplicates, in reading order. */
export function unprintableCharacters(layout: readonly ResumePage[]): string[] {
  const found = new Set<string>();
  for (const { hero, columns, footer } of layout) {
    collect(hero, found);
    for (const { placed } of columns) {
      for (const { title, subSections } of placed.sections) {
        if (title) collect(title.payload, found);
        for (const { head, descriptions } of subSections) {
          for (const { payload } of head) collect(payload, found);
          const lines = descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
          for (const { payload } of lines) collect(payload, found);
        }
      }
    }
    collect(footer, found);
  }
  return [...found];
}

function collect(draws: readonly Draw[], found: Set<string>): void {
  for (const character of missingIn(draws)) found.add(character);
}

/** Characters that no font has are invisible text (docs/page-svg.md). */
const missingIn = rememberByIdentity((draws: readonly Draw[]): string[] =>
  draws.flatMap((draw) => {
    if (draw.kind === 'group') return missingIn(draw.draws);
    if (draw.kind !== 'text' || draw.style.color !== 'none') return [];
    return [...graphemes.segment(draw.text)].map(({ segment }) => segment).filter((segment) => segment.trim() !== '');
  }),
);

/**
 * The unprintable characters of a field's value.
 *
 * @param value a line, a note or rich text. Other values have none.
 * @param unprintable the result of `unprintableCharacters` for the resume's pages.
 */
export function unprintableIn(value: unknown, unprintable: readonly string[]): string[] {
  if (unprintable.length === 0) return [];
  const text = typeof value === 'string' ? value : Array.isArray(value) ? richTextToPlain(value as RichText) : '';
  const missing = new Set(unprintable);
  const typed = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const printed = foldForPrint(segment);
    // Titles may be set in capitals.
    if (missing.has(segment) || missing.has(printed) || missing.has(printed.toUpperCase())) typed.add(segment);
  }
  return [...typed];
}

/**
 * All visible fields with unprintable characters, in page order, for the checks before a download. Pure: it loads no fonts, since the
 * typeset pages show what is missing.
 *
 * @param layout of this resume, as `Typesetter.typeset` returns it.
 */
export function unprintableFields(resume: Resume, layout: readonly ResumePage[]): UnprintableField[] {
  const unprintable = unprintableCharacters(layout);
  if (unprintable.length === 0) return [];
  return (['personal-data', ...shownSections(resume)] as const).flatMap((section) => {
    const { data, config } = resume.sections[section];
    const entries: readonly Readonly<Record<string, unknown>>[] =
      'items' in data ? data.items.filter(({ hidden }) => !hidden) : [data];
    const shown: Readonly<Record<string, boolean>> = config.fields;
    return entries.flatMap((entry) => {
      const entryId = 'items' in data ? String(entry.id) : undefined;
      return fieldsOf(section)
        .filter(({ name }) => shown[name] !== false)
        .map(({ name }) => ({
          section,
          entryId,
          field: name,
          characters: unprintableIn(entry[name], unprintable),
        }))
        .filter(({ characters }) => characters.length > 0);
    });
  });
}
