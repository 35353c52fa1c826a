import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed } from '../templates/timeline.ts';

/** The versions of "Wrocław" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design },
  { engine: 2, design },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design },
  // A place on a line of its own took height, and skills had no part in the timeline: one line along all sections, dates at the right.
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
