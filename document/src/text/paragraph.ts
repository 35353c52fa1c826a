import type { FontFamily } from '../fonts/catalogue.ts';
import { breakOpportunities, MAY_BREAK, MUST_BREAK } from './break-opportunities.ts';
import type { Shaper } from './shaper.ts';
import type { Span, TextStyle } from './text-style.ts';

/** Text of one look on one line, ready to be drawn. */
export interface TextRun {
  text: string;
  style: TextStyle;
  /** From the line's start, px. */
  xPx: number;
  widthPx: number;
  underline: boolean;
  href: string | undefined;
}

/** One line of a paragraph. */
export interface TextLine {
  runs: TextRun[];
  widthPx: number;
  heightPx: number;
  /** From the line's top, px. */
  baselinePx: number;
}

/** A stretch of the paragraph's text that one font file sets: part of a span, after font fallback. */
interface Item {
  start: number;
  end: number;
  span: Span;
  family: FontFamily;
}

/** Room by which a line may exceed its width: shaping a line anew moves a kerning pair at its end by less. */
const TOLERANCE_PX = 0.01;
const MAX_CACHED_PARAGRAPHS = 4_000;
const SEGMENT_BREAK = /[/.@_?&=\-,;:]/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Latin, Cyrillic and common signs need no grapheme analysis to find a font: each code point is looked up alone. */
const SIMPLE = /^[\n\r\t -\u02ff\u0400-\u052f\u2010-\u203a\u20ac\u2122]*$/;

function widthOf(shaper: Shaper, text: string, style: TextStyle): number {
  const spacing = style.letterSpacingPx ?? 0;
  const { positions, clusters } = shaper.shape(text, style, spacing !== 0);
  return positions[text.length]! * style.sizePx + clusters[text.length]! * spacing;
}

/** The widest a text is when it stays on one line, px. */
export function measureText(shaper: Shaper, text: string, style: TextStyle): number {
  return layoutLines(shaper, [{ text, style }], Number.POSITIVE_INFINITY).reduce(
    (max, line) => Math.max(max, line.widthPx),
    0,
  );
}

function splitByFont(shaper: Shaper, spans: readonly Span[]): Item[] {
  const items: Item[] = [];
  let offset = 0;
  for (const span of spans) {
    const pieces = SIMPLE.test(span.text)
      ? [...span.text]
      : Array.from(graphemes.segment(span.text), ({ segment }) => segment);
    let current: Item | undefined;
    for (const piece of pieces) {
      const codePoints = Array.from(piece, (character) => character.codePointAt(0)!);
      const isNeutral = piece === ' ' || piece === '\n' || piece === '\u200d';
      const family = isNeutral ? (current?.family ?? span.style.family) : shaper.familyFor(codePoints, span.style);
      if (current?.family === family) current.end += piece.length;
      else {
        current = { start: offset, end: offset + piece.length, span, family };
        items.push(current);
      }
      offset += piece.length;
    }
  }
  return items;
}

/** Pen position before each UTF-16 unit of the whole text, px, as if it were one line. */
function penPositions(shaper: Shaper, text: string, items: readonly Item[]): Float64Array {
  const pens = new Float64Array(text.length + 1);
  let pen = 0;
  for (const { start, end, span, family } of items) {
    const { sizePx, letterSpacingPx = 0 } = span.style;
    const { positions, clusters } = shaper.shape(
      text.slice(start, end),
      { ...span.style, family },
      letterSpacingPx !== 0,
    );
    for (let index = start; index <= end; index++)
      pens[index] = pen + positions[index - start]! * sizePx + clusters[index - start]! * letterSpacingPx;
    pen = pens[end]!;
  }
  return pens;
}

/** The text's end without the white space that hangs over a line's end. */
function trimmedEnd(text: string, start: number, end: number): number {
  let index = end;
  while (index > start && /[ \t\n\r]/.test(text[index - 1]!)) index--;
  return index;
}

/** Where to cut a word that is wider than the line: behind a sign of an address if one fits, else behind the last cluster that fits. */
function cutWord(text: string, pens: Float64Array, range: { start: number; end: number }, widthPx: number): number {
  let lastFit = range.start;
  let lastSign = range.start;
  for (const { index, segment } of graphemes.segment(text.slice(range.start, range.end))) {
    const end = range.start + index + segment.length;
    if (pens[end]! - pens[range.start]! > widthPx && lastFit > range.start) break;
    lastFit = end;
    if (SEGMENT_BREAK.test(segment) && end < range.end) lastSign = end;
  }
  return lastSign > range.start && lastSign - range.start > (lastFit - range.start) / 2 ? lastSign : lastFit;
}

function breakIntoRanges(text: string, pens: Float64Array, widthPx: number): { start: number; end: number }[] {
  const breaks = breakOpportunities(text);
  const fits = (start: number, end: number) =>
    pens[trimmedEnd(text, start, end)]! - pens[start]! <= widthPx + TOLERANCE_PX;
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  let candidate = 0;
  for (let index = 1; index <= text.length; index++) {
    if (breaks[index] !== MAY_BREAK && breaks[index] !== MUST_BREAK) continue;
    if (!fits(start, index) && candidate > start) {
      ranges.push({ start, end: candidate });
      start = candidate;
    }
    while (!fits(start, index)) {
      const end = cutWord(text, pens, { start, end: trimmedEnd(text, start, index) }, widthPx);
      ranges.push({ start, end });
      start = end;
    }
    candidate = index;
    if (breaks[index] === MUST_BREAK) {
      ranges.push({ start, end: index });
      start = index;
    }
  }
  return ranges;
}

function toLine(shaper: Shaper, text: string, items: readonly Item[], range: { start: number; end: number }): TextLine {
  const end = trimmedEnd(text, range.start, range.end);
  const runs: TextRun[] = [];
  let xPx = 0;
  for (const { start: itemStart, end: itemEnd, span, family } of items) {
    const from = Math.max(itemStart, range.start);
    const to = Math.min(itemEnd, end);
    if (from >= to) continue;
    const style = { ...span.style, family };
    const slice = text.slice(from, to);
    const widthPx = widthOf(shaper, slice, style);
    runs.push({ text: slice, style, xPx, widthPx, underline: span.underline ?? false, href: span.href });
    xPx += widthPx;
  }
  return { runs, widthPx: xPx, ...lineBox(shaper, items[0]?.span.style ?? null, runs) };
}

/** The line's height and baseline by CSS's half-leading, of the paragraph's first style or a larger one on the line. */
function lineBox(shaper: Shaper, base: TextStyle | null, runs: readonly TextRun[]) {
  let tallest = base;
  for (const { style } of runs) if (!tallest || style.sizePx > tallest.sizePx) tallest = style;
  if (!tallest) return { heightPx: 0, baselinePx: 0 };
  const { ascent, descent } = shaper.metrics(tallest);
  const heightPx = tallest.sizePx * tallest.lineHeight;
  return { heightPx, baselinePx: (heightPx - (ascent + descent) * tallest.sizePx) / 2 + ascent * tallest.sizePx };
}

function layoutLines(shaper: Shaper, spans: readonly Span[], widthPx: number): TextLine[] {
  const clean = spans
    .map((span) => ({ ...span, text: span.text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') }))
    .filter((span) => span.text !== '');
  const text = clean.map((span) => span.text).join('');
  if (text === '') return [];
  const items = splitByFont(shaper, clean);
  const pens = penPositions(shaper, text, items);
  return breakIntoRanges(text, pens, widthPx).map((range) => toLine(shaper, text, items, range));
}

/** Sets paragraphs into lines of at most a width; the same paragraph is set once. */
export type ParagraphLayout = (spans: readonly Span[], widthPx: number) => TextLine[];

/** A paragraph layout over a shaper, remembering what it has set: one keystroke changes one paragraph. */
export function createParagraphLayout(shaper: Shaper): ParagraphLayout {
  const cache = new Map<string, TextLine[]>();
  return (spans, widthPx) => {
    const key = JSON.stringify([widthPx, spans]);
    const known = cache.get(key);
    if (known) return known;
    const lines = layoutLines(shaper, spans, widthPx);
    if (cache.size >= MAX_CACHED_PARAGRAPHS) cache.clear();
    cache.set(key, lines);
    return lines;
  };
}
