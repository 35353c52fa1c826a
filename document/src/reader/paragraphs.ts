import { largestOf } from './extremes.ts';
import { type Fragment, isSameParagraph, type Line, lineText } from './piece.ts';

export const BULLET = /^(?:[•◦▪■□●○‣⁃∙·*➢➤►▸▶✓✔❖♦◆◇⬥➔→»]\s*|[–—-]\s+|o\s+(?=\p{Lu}))(?=\S)/u;
export const LONE_BULLET = /^[•◦▪■□●○‣⁃∙·*➢➤►▸▶✓✔❖♦◆◇⬥➔→»–—-]$/u;

/** The number of a list item, which is a part of its text. */
const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u;

/** The text of a line after its bullet, and its x position; null without a bullet. */
export function bulletOf(line: Line): { text: string; x: number } | null {
  const text = lineText(line);
  const [first, second] = line.cells;
  if (LONE_BULLET.test(first.text) && second) return { text: text.slice(first.text.length).trim(), x: second.x };
  const match = BULLET.exec(text);
  return match ? { text: text.slice(match[0].length), x: first.x + match[0].length * first.size * 0.45 } : null;
}

/** Joins two lines of running text. A hyphen between lower-case letters at a line's end is removed as hyphenation. */
export function joinLines(a: string, b: string): string {
  if (a === '') return b;
  // Only the end is matched: a paragraph grows line by line, so matching all of it each time would be slow.
  const end = a.slice(-3);
  if (/\p{Ll}-$/u.test(end) && /^\p{Ll}/u.test(b)) return a.slice(0, -1) + b;
  if (/[\p{L}\p{N}][-/]$/u.test(end)) return a + b;
  return `${a} ${b}`;
}

/** A paragraph or list item of running text. */
export interface Paragraph {
  /** Without the bullet. */
  text: string;
  isItem: boolean;
  /** Where its text begins, points. Items of inner lists begin further to the right. */
  x: number;
}

interface OpenParagraph extends Paragraph {
  /** The right end of its last line. */
  right: number;
  /** Its number in the file; null if the file does not tell it. */
  paragraph: number | null;
}

/** The words of a list item: its bullet may stand apart. */
function textOf({ cells: [first, second] }: Line): Fragment {
  return second && LONE_BULLET.test(first.text) ? second : first;
}

/**
 * Splits running text into paragraphs and list items, without bullets.
 *
 * @param textFrom where running text ends that begins at an x position; null if only these lines tell it.
 */
export function toParagraphs(lines: readonly Line[], textFrom: (x: number) => number | null = () => null): Paragraph[] {
  const paragraphs: OpenParagraph[] = [];
  const step = medianStep(lines);
  const ownRight = largestOf(
    lines.map(({ cells }) => cells.at(-1)!.right),
    0,
  );
  const columnRight = Math.max(ownRight, textFrom(lines[0]?.cells[0].x ?? 0) ?? ownRight);
  const isNumbered = lines.filter((line) => NUMBERED.test(lineText(line))).length > 1;
  for (const line of lines) {
    const bullet = bulletOf(line);
    const last = paragraphs.at(-1);
    const { x, paragraph } = line.cells[0];
    const right = line.cells.at(-1)!.right;
    if (bullet)
      paragraphs.push({ text: bullet.text, x: bullet.x, right, isItem: true, paragraph: textOf(line).paragraph });
    else if (isNumbered && NUMBERED.test(lineText(line)))
      paragraphs.push({ text: lineText(line), x, right, isItem: true, paragraph });
    else if (last && continues(line, last, { step, columnRight })) {
      last.text = joinLines(last.text, lineText(line));
      last.right = right;
    } else paragraphs.push({ text: lineText(line), x, right, isItem: false, paragraph });
  }
  return paragraphs.flatMap(({ text, isItem, x }) => (text === '' ? [] : [{ text, isItem, x }]));
}

interface Room {
  step: number;
  columnRight: number;
}

function continues(line: Line, last: OpenParagraph, { step, columnRight }: Room): boolean {
  const [{ x, size, text }] = line.cells;
  const isSame = isSameParagraph(last, line.cells[0]);
  if (isSame !== null) return isSame;
  if (line.gapAbove !== null && line.gapAbove > step * 1.3) return false;
  // Further lines of a list item begin where its text begins.
  if (last.isItem ? x < last.x - size * 0.9 : Math.abs(x - last.x) > size * 3) return false;
  if (line.gapAbove !== null && line.gapAbove > step * 1.08 && endsSentence(last.text)) return false;
  // If there was room for the next word, the line was ended on purpose.
  const firstWord = text.split(' ')[0]!.length * size * 0.5;
  return (
    last.right + firstWord + size * 0.3 > columnRight - size * 1.5 ||
    (/^\p{Ll}/u.test(text) && !endsSentence(last.text))
  );
}

function endsSentence(text: string): boolean {
  return /[.!?]/.test(text.slice(-1));
}

export function medianStep(lines: readonly Line[]): number {
  const steps = lines
    .flatMap(({ gapAbove }) => (gapAbove !== null && gapAbove > 0 ? [gapAbove] : []))
    .toSorted((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.35)] ?? 14;
}
