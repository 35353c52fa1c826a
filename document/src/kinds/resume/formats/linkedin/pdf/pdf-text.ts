import type { RichText } from '../../../model/rich-text.ts';
import { startsItem, writtenText } from '../../intake/written-text.ts';
import { isFull, joinWrapped, type PdfLine } from './pdf-lines.ts';

/** The right end of the main column, points. */
const COLUMN_RIGHT_PT = 590.4;
/** A blank line between two paragraphs doubles the step. */
const BLANK_LINE = 1.4;

/** Lines of running text as paragraphs and lists. A line that had room for the next word ended on purpose. */
export function pdfText(lines: readonly PdfLine[]): RichText {
  const step = usualStep(lines);
  const paragraphs: PdfLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isBlankBetween = line.gap !== null && line.gap > step * BLANK_LINE;
    const paragraph = paragraphs.at(-1);
    const hasNoRoom = before && (isFull(before, line, COLUMN_RIGHT_PT) || isSentence(before, line));
    if (hasNoRoom && !isBlankBetween && !startsItem(line.text, paragraph?.[0]?.text ?? '')) paragraph?.push(line);
    else paragraphs.push([line]);
  }
  return writtenText(paragraphs.map(joinWrapped).join('\n'));
}

/** For programs that break lines earlier: a long line without an end that goes on in lower case. */
function isSentence(line: PdfLine, next: PdfLine): boolean {
  return line.right > COLUMN_RIGHT_PT - 60 && /[\p{L}\p{N},]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
}

function usualStep(lines: readonly PdfLine[]): number {
  const gaps = lines.flatMap(({ gap }) => (gap === null ? [] : [gap])).toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 3)] ?? 18;
}
