import { SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed, withEndingStrip } from '../templates/modern.ts';

/** The versions of "Gdynia" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design(1, ['skills', 'languages', 'software', 'interests', 'certifications']) },
  // The name moves to a band above both columns: next to the strip, software took the strip's first words for the name.
  { engine: 2, design: design(2, SINGLE_WORD_SECTIONS) },
  // Software did not find the columns if a long profession was below a long name. The profession now breaks before the main column.
  { engine: 2, design: design(2, SINGLE_WORD_SECTIONS, 'left') },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: design(2, SINGLE_WORD_SECTIONS, 'left') },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  // The strip ends with the side column. The main column keeps its place: software that found two columns on the first page divides all
  // pages there.
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withEndingStrip(design(2, SINGLE_WORD_SECTIONS, 'left')),
  },
  // A larger name and larger titles of sections, dates at the end of their lines, a quieter strip.
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
