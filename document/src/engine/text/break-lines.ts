import { MAY_BREAK, MAY_HYPHENATE, MUST_BREAK, NO_BREAK } from './break-opportunities.ts';

/** A line's range of the text. */
export interface LineRange {
  start: number;
  end: number;
  /** True if the line ends with a hyphenated word. */
  isHyphenated: boolean;
}

/** How far a line may exceed its width. Shaping a line alone changes a kerning pair at its end by less than this. */
const TOLERANCE_PX = 0.01;
const SEGMENT_BREAK = /[/.@_?&=\-,;:]/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The end of the text without trailing white space, which may extend beyond the line. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let index = end;
  while (index > start && /[ \t\n\r]/.test(text[index - 1]!)) index--;
  return index;
}

/** A break inside a word. */
interface Cut {
  end: number;
  isHyphenated: boolean;
}

/**
 * Breaks a word that is wider than the line: finds where in `range` the line ends. Positions are UTF-16 units of the whole text. At least
 * one cluster stays on the line.
 */
export type CutWord = (text: string, pens: Float64Array, range: { start: number; end: number }, widthPx: number) => Cut;

/**
 * Engine 1's way: after a punctuation character of an address if one fits, otherwise after the last cluster that fits; never with a hyphen.
 */
export const cutAnywhere: CutWord = (text, pens, range, widthPx) => {
  let lastFit = range.start;
  let lastSign = range.start;
  for (const { index, segment } of graphemes.segment(text.slice(range.start, range.end))) {
    const end = range.start + index + segment.length;
    if (pens[end]! - pens[range.start]! > widthPx && lastFit > range.start) break;
    lastFit = end;
    if (SEGMENT_BREAK.test(segment) && end < range.end) lastSign = end;
  }
  const isSignNear = lastSign > range.start && lastSign - range.start > (lastFit - range.start) / 2;
  return { end: isSignNear ? lastSign : lastFit, isHyphenated: false };
};

interface Breaking {
  text: string;
  pens: Float64Array;
  widthPx: number;
  breaks: Uint8Array;
  /** The width of a hyphen at a position. */
  hyphenPx(index: number): number;
  cutWord: CutWord;
  /** Whether the last line may consist of the end of a divided word. If true, the whole word goes there. */
  keepsLastWord: boolean;
}

/** Breaks lines as late as possible: at break opportunities, and inside a word only if the word alone is too wide. */
export function breakLines(breaking: Breaking): LineRange[] {
  const { text, pens, widthPx, breaks, hyphenPx, cutWord, keepsLastWord } = breaking;
  const fits = (start: number, end: number) => {
    const extraPx = breaks[end] === MAY_HYPHENATE ? hyphenPx(end) : 0;
    return pens[trimmedEnd(text, start, end)]! - pens[start]! + extraPx <= widthPx + TOLERANCE_PX;
  };
  const ranges: LineRange[] = [];
  let start = 0;
  let candidate = 0;
  const close = (end: number, isHyphenated: boolean) => {
    ranges.push({ start, end, isHyphenated });
    start = end;
  };
  for (let index = 1; index <= text.length; index++) {
    if (breaks[index] === NO_BREAK) continue;
    if (!fits(start, index) && candidate > start) close(candidate, breaks[candidate] === MAY_HYPHENATE);
    if (!fits(start, index) && breaks[index] === MAY_HYPHENATE) continue;
    while (!fits(start, index)) {
      const cut = cutWord(text, pens, { start, end: trimmedEnd(text, start, index) }, widthPx);
      close(cut.end, cut.isHyphenated);
    }
    candidate = index;
    if (breaks[index] !== MUST_BREAK) continue;
    const isContinued = start > 0 && breaks[start] === MAY_BREAK;
    close(index, false);
    if (isContinued) lengthenLastLine(ranges, { text, pens, widthPx, breaks });
    else if (keepsLastWord) joinLastWord(ranges, breaking);
  }
  return ranges;
}

/** A last line of one word that is shorter than this share of the width gets another word from the line before. */
const RUNT = 0.2;
/** The share of the width that the line before must still fill. */
const LEAST_FILL = 0.6;

function lengthenLastLine(
  ranges: LineRange[],
  { text, pens, widthPx, breaks }: Pick<Breaking, 'text' | 'pens' | 'widthPx' | 'breaks'>,
): void {
  const last = ranges.at(-1)!;
  const previous = ranges.at(-2)!;
  const width = (start: number, end: number) => pens[trimmedEnd(text, start, end)]! - pens[start]!;
  if (width(last.start, last.end) >= widthPx * RUNT || /\s/.test(text.slice(last.start, last.end).trim())) return;
  let start = last.start - 1;
  while (start > previous.start && breaks[start] !== MAY_BREAK) start--;
  if (start === previous.start) return;
  if (width(previous.start, start) < widthPx * LEAST_FILL || width(start, last.end) > widthPx) return;
  ranges.splice(-2, 2, { ...previous, end: start }, { ...last, start });
}

/** If the last line consists only of the end of a divided word, moves the word's first part to it too, if it fits. */
function joinLastWord(ranges: LineRange[], { text, pens, widthPx, breaks }: Breaking): void {
  const last = ranges.at(-1)!;
  const previous = ranges.at(-2);
  if (!previous?.isHyphenated || /\s/.test(text.slice(last.start, last.end).trim())) return;
  let start = last.start - 1;
  while (start > previous.start && breaks[start] !== MAY_BREAK) start--;
  if (start === previous.start || pens[trimmedEnd(text, start, last.end)]! - pens[start]! > widthPx) return;
  ranges.splice(-2, 2, { start: previous.start, end: start, isHyphenated: false }, { ...last, start });
}
