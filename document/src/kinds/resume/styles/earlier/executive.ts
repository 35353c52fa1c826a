import { withDateLeaders } from '../date-leaders.ts';
import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed } from '../templates/executive.ts';

/** The versions of "Warszawa" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design },
  { engine: 2, design },
  { engine: 2, design: withDateLeaders(design) },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: withDateLeaders(design) },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design) },
  // Typographic detail (docs/decisions/0043).
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
