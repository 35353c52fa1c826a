import { withDateLeaders } from '../date-leaders.ts';
import type { EarlierVersions } from '../template.ts';
import { composed, design, detailed } from '../templates/editorial.ts';

/** The versions of "Zamość" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design) },
  // Typographic detail (docs/decisions/0043).
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
