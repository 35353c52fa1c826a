import type { Language } from '../../../engine/text/languages.ts';
import type { Comparison } from './comparison.ts';
import { explainDifference } from './explain-difference.ts';
import type { ReadDifferently } from './finding.ts';
import { misreadOf } from './misread.ts';

/**
 * Says that a program read the PDF otherwise than it was written; the comparison itself has the places. It must be looked at where
 * something in the CV can be mended, or where much of it was misread; programs that file a text elsewhere by themselves are a
 * mere hint.
 */
export function checkReading(comparison: Comparison, language: Language): ReadDifferently[] {
  const { rows, phantoms } = comparison;
  const different = rows.filter(({ verdict }) => verdict !== 'same');
  if (different.length === 0 && phantoms.length === 0) return [];
  const misread = misreadOf(comparison);
  const isMendable = different.some((row) => explainDifference(row, language) !== 'none');
  return [
    {
      kind: 'read-differently',
      severity: isMendable || misread ? 'must-look' : 'suggestion',
      place: null,
      fieldCount: rows.length,
      differentCount: different.length,
      phantomCount: phantoms.length,
      misread,
    },
  ];
}
