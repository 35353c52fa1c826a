import { withDateLeaders } from '../date-leaders.ts';
import { SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed, MARGIN } from '../templates/bold.ts';
import { withWideningColumn } from '../widening-column.ts';

/** The versions of "Łódź" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design(1, ['education', 'skills', 'languages', 'software', 'certifications', 'interests']) },
  // The name stays over the main column, the photo over the side column.
  { engine: 2, design: design(2, SINGLE_WORD_SECTIONS) },
  { engine: 2, design: withDateLeaders(design(2, SINGLE_WORD_SECTIONS)) },
  // All page breaks of a column are chosen together, and the main column widens when the side column has ended (docs/decisions/0038).
  {
    engine: 2,
    pageBreaks: 'optimal',
    design: withWideningColumn(withDateLeaders(design(2, SINGLE_WORD_SECTIONS)), { xPx: MARGIN, widthPx: 660 }),
  },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withWideningColumn(withDateLeaders(design(2, SINGLE_WORD_SECTIONS)), { xPx: MARGIN, widthPx: 660 }),
  },
  // A larger name, and sizes further apart.
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
