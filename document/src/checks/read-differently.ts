import type { Comparison } from './comparison.ts';
import type { ReadDifferently } from './finding.ts';

/** Says that a program read the PDF otherwise than it was written; the comparison itself has the places. */
export function checkReading({ rows, phantoms }: Comparison): ReadDifferently[] {
  const differentCount = rows.filter(({ verdict }) => verdict !== 'same').length;
  if (differentCount === 0 && phantoms.length === 0) return [];
  return [
    {
      kind: 'read-differently',
      severity: 'must-look',
      place: null,
      differentCount,
      phantomCount: phantoms.length,
    },
  ];
}
