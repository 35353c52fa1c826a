import type { Resume } from '../model/resume.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../styles/template-names.ts';
import type { Comparison } from './comparison.ts';
import { explainDifference } from './explain-difference.ts';
import type { ReadDifferently } from './finding.ts';
import { misreadOf } from './misread.ts';

/**
 * Reports that a program read the PDF differently from what was written. The comparison itself has the details. It is a `must-look` if
 * something in the CV can be mended or if much of it was misread. If a program merely put a text into another field, it is a suggestion.
 */
export function checkReading(
  comparison: Comparison,
  { language, pattern }: Pick<Resume, 'language' | 'pattern'>,
): ReadDifferently[] {
  const { rows, phantoms } = comparison;
  const different = rows.filter(({ verdict }) => verdict !== 'same');
  if (different.length === 0 && phantoms.length === 0) return [];
  const misread = misreadOf(comparison);
  const isMendable = different.some((row) => explainDifference(row, language) !== 'none');
  const { traits }: TemplateName = TEMPLATE_NAMES[pattern];
  return [
    {
      kind: 'read-differently',
      severity: isMendable || misread ? 'must-look' : 'suggestion',
      place: null,
      fieldCount: rows.length,
      differentCount: different.length,
      phantomCount: phantoms.length,
      misread,
      hasOneColumn: traits.includes('one-column'),
    },
  ];
}
