import { withDateLeaders } from '../date-leaders.ts';
import { SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed, MARGIN } from '../templates/mirror.ts';
import { withWideningColumn } from '../widening-column.ts';

/** The versions of "Poznań" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design(['skills', 'languages', 'software', 'certifications', 'courses', 'interests']) },
  { engine: 2, design: design(SINGLE_WORD_SECTIONS) },
  { engine: 2, design: withDateLeaders(design(SINGLE_WORD_SECTIONS)) },
  // All page breaks of a column are chosen together, and the main column widens when the side column has ended (docs/decisions/0038).
  {
    engine: 2,
    pageBreaks: 'optimal',
    design: withWideningColumn(withDateLeaders(design(SINGLE_WORD_SECTIONS)), { xPx: MARGIN, widthPx: 660 }),
  },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withWideningColumn(withDateLeaders(design(SINGLE_WORD_SECTIONS)), { xPx: MARGIN, widthPx: 660 }),
  },
  // Typographic detail (docs/decisions/0043).
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
