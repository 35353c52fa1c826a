import { faceOf, LAST_RESORT, type PageFontFamily } from '../fonts/catalogue.ts';
import { bidiLevels, directionPieces, mirrored, visualOrder } from './bidi.ts';
import { breakOpportunities, MAY_BREAK, MAY_HYPHENATE, MUST_BREAK, NO_BREAK } from './break-opportunities.ts';
import type { Hyphenator } from './hyphenator.ts';
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
  /** How many characters no font has: they are drawn as boxes over text that is there and not painted. */
  missingCharacters: number;
}

/** One line of a paragraph. */
export interface TextLine {
  /** In reading order. */
  runs: TextRun[];
  widthPx: number;
  heightPx: number;
  /** From the line's top, px. */
  baselinePx: number;
}

/** A stretch of the paragraph's text that one font file sets in one direction: part of a span, after font fallback. */
interface Item {
  start: number;
  end: number;
  span: Span;
  family: PageFontFamily;
  /** True where no font has the characters. */
  isMissing: boolean;
  /** Embedding level, odd from right to left. */
  level: number;
  /** Signs inside text from right to left, which are written as they are seen. */
  isMirrored: boolean;
}

/** A line's part of the text. */
interface Range {
  start: number;
  end: number;
  /** True where a word was divided at the end. */
  isHyphenated: boolean;
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

function splitByFont(shaper: Shaper, spans: readonly Span[]): Item[] {
  const items: Item[] = [];
  let offset = 0;
  for (const span of spans) {
    const pieces = SIMPLE.test(span.text)
      ? [...span.text]
      : Array.from(graphemes.segment(span.text), ({ segment }) => segment);
    let current: Item | undefined;
    for (const piece of pieces) {
      const isNeutral = piece === ' ' || piece === '\n';
      const found = isNeutral ? (current?.family ?? span.style.family) : shaper.familyFor(piece, span.style);
      const family = found ?? LAST_RESORT;
      const isMissing = found === null;
      if (current?.family === family && (current.isMissing === isMissing || isNeutral)) current.end += piece.length;
      else {
        const end = offset + piece.length;
        current = { start: offset, end, span, family, isMissing, level: 0, isMirrored: false };
        items.push(current);
      }
      offset += piece.length;
    }
  }
  return items;
}

/** Splits items where the direction changes. */
function splitByDirection(text: string, items: readonly Item[]): Item[] {
  const levels = bidiLevels(text);
  if (!levels) return [...items];
  return items.flatMap((item) => {
    const pieces: Item[] = [];
    let start = item.start;
    for (let index = item.start + 1; index <= item.end; index++) {
      const level = levels[start]!;
      if (index < item.end && levels[index] === level) continue;
      const parts = level % 2 === 1 ? directionPieces(text, start, index) : [{ start, end: index, isStrong: true }];
      for (const part of parts)
        pieces.push({ ...item, start: part.start, end: part.end, level, isMirrored: !part.isStrong });
      start = index;
    }
    return pieces;
  });
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

interface Breaking {
  text: string;
  pens: Float64Array;
  widthPx: number;
  breaks: Uint8Array;
  /** How much a hyphen takes at a place. */
  hyphenPx(index: number): number;
}

function breakIntoRanges({ text, pens, widthPx, breaks, hyphenPx }: Breaking): Range[] {
  const fits = (start: number, end: number) => {
    const extraPx = breaks[end] === MAY_HYPHENATE ? hyphenPx(end) : 0;
    return pens[trimmedEnd(text, start, end)]! - pens[start]! + extraPx <= widthPx + TOLERANCE_PX;
  };
  const ranges: Range[] = [];
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
    while (!fits(start, index))
      close(cutWord(text, pens, { start, end: trimmedEnd(text, start, index) }, widthPx), false);
    candidate = index;
    if (breaks[index] !== MUST_BREAK) continue;
    const isContinued = start > 0 && breaks[start] === MAY_BREAK;
    close(index, false);
    if (isContinued) lengthenLastLine(ranges, { text, pens, widthPx, breaks });
  }
  return ranges;
}

/** A last line shorter than this share of the width, a lone word, takes a word more from the line before. */
const RUNT = 0.2;
/** What the line before must still fill. */
const LEAST_FILL = 0.6;

function lengthenLastLine(
  ranges: Range[],
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

function toLine(shaper: Shaper, text: string, items: readonly Item[], range: Range): TextLine {
  const end = trimmedEnd(text, range.start, range.end);
  const pieces = items.filter((item) => item.start < end && item.end > range.start);
  const runs = pieces.map((item, index): TextRun => {
    const { span, family } = item;
    const slice = text.slice(Math.max(item.start, range.start), Math.min(item.end, end));
    const hyphen = range.isHyphenated && index === pieces.length - 1 ? '-' : '';
    const written = (item.isMirrored ? mirrored(slice) : slice) + hyphen;
    const style = { ...span.style, ...faceOf(family, span.style.weight, span.style.style) };
    return {
      text: written,
      style,
      xPx: 0,
      widthPx: widthOf(shaper, written, style),
      underline: span.underline ?? false,
      href: span.href,
      missingCharacters: item.isMissing ? [...written].length : 0,
    };
  });
  let xPx = 0;
  for (const index of visualOrder(pieces.map(({ level }) => level))) {
    runs[index]!.xPx = xPx;
    xPx += runs[index]!.widthPx;
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

function layoutLines(shaper: Shaper, spans: readonly Span[], { widthPx, hyphenator }: ParagraphBox): TextLine[] {
  const clean = spans
    .map((span) => ({ ...span, text: span.text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') }))
    .filter((span) => span.text !== '');
  const text = clean.map((span) => span.text).join('');
  if (text === '') return [];
  const items = splitByDirection(text, splitByFont(shaper, clean));
  const pens = penPositions(shaper, text, items);
  const hyphenPx = (index: number) => {
    const item = items.find(({ end }) => end >= index)!;
    return widthOf(shaper, '-', { ...item.span.style, family: item.family });
  };
  const breaks = breakOpportunities(text, hyphenator);
  return breakIntoRanges({ text, pens, widthPx, breaks, hyphenPx }).map((range) => toLine(shaper, text, items, range));
}

export interface ParagraphBox {
  widthPx: number;
  /** Divides words at line ends; without it they stay whole. */
  hyphenator?: Hyphenator | undefined;
}

/** Sets paragraphs into lines of at most a width; the same paragraph is set once. */
export type ParagraphLayout = (spans: readonly Span[], box: ParagraphBox) => TextLine[];

/** A paragraph layout over a shaper, remembering what it has set: one keystroke changes one paragraph. */
export function createParagraphLayout(shaper: Shaper): ParagraphLayout {
  const cache = new Map<string, TextLine[]>();
  return (spans, box) => {
    const key = JSON.stringify([box.widthPx, box.hyphenator?.language, spans]);
    const known = cache.get(key);
    if (known) return known;
    const lines = layoutLines(shaper, spans, box);
    if (cache.size >= MAX_CACHED_PARAGRAPHS) cache.clear();
    cache.set(key, lines);
    return lines;
  };
}
