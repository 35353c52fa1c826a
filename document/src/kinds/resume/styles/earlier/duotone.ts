import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed, MARGIN } from '../templates/duotone.ts';
import { withWideningColumn } from '../widening-column.ts';

/** The versions of "Gdańsk" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withWideningColumn(design, { xPx: MARGIN, widthPx: 660 }),
  },
  // Typographic detail (docs/decisions/0043).
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
