import type { EngineVersion } from '../engine-version.ts';
import { faceOf } from '../fonts/catalogue.ts';
import { bidiLevels, type Direction, inVisualOrder, visualOrder } from './bidi.ts';
import { breakLines, cutAnywhere, type LineRange, trimmedEnd } from './break-lines.ts';
import { breakOpportunities } from './break-opportunities.ts';
import { cutWithHyphen } from './cut-with-hyphen.ts';
import type { Hyphenator } from './hyphenator.ts';
import { type Item, itemise, type TextRules } from './itemise.ts';
import { WIDEST_LETTER_SPACING } from './misleading-kerns.ts';
import type { Shaper } from './shaper.ts';
import type { Span, TextStyle } from './text-style.ts';

/** Text of one style on one line, ready to be drawn. */
export interface TextRun {
  text: string;
  style: TextStyle;
  /** From the line's start, px. */
  xPx: number;
  widthPx: number;
  underline: boolean;
  href: string | undefined;
  /** Number of characters that no font has. They are drawn as boxes, and the text itself is invisible. */
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

const MAX_CACHED_PARAGRAPHS = 4_000;

/** HarfBuzz derives the script from the letters. Text without letters would be shaped differently than inside its context. */
const LETTER = /\p{L}/u;

/** The width of a part of a text, set alone. It is not shaped again if the shaping of the whole gives the width. */
function widthOf(shaper: Shaper, text: string, style: TextStyle, part = { start: 0, end: text.length }): number {
  const { sizePx, letterSpacingPx = 0 } = style;
  const { pens, unitsPerEm, clusters, divisible } = shaper.shape(text, style, letterSpacingPx !== 0);
  const { start, end } = part;
  const isWhole = start === 0 && end === text.length;
  if (!isWhole) {
    const alone = text.slice(start, end);
    if (!divisible[start] || !divisible[end] || !LETTER.test(alone)) return widthOf(shaper, alone, style);
  }
  return ((pens[end]! - pens[start]!) / unitsPerEm) * sizePx + (clusters[end]! - clusters[start]!) * letterSpacingPx;
}

/** The pen position before each UTF-16 unit of the text, px, as if it were one line. */
function penPositions(shaper: Shaper, text: string, items: readonly Item[]): Float64Array {
  const pens = new Float64Array(text.length + 1);
  let pen = 0;
  for (const { start, end, span, family, kernEm } of items) {
    const { sizePx, letterSpacingPx = 0 } = span.style;
    pen += kernEm * sizePx;
    const shaped = shaper.shape(text.slice(start, end), { ...span.style, family }, letterSpacingPx !== 0);
    for (let index = 0; index <= end - start; index++)
      pens[start + index] =
        pen + (shaped.pens[index]! / shaped.unitsPerEm) * sizePx + shaped.clusters[index]! * letterSpacingPx;
    pen = pens[end]!;
  }
  return pens;
}

interface SetText {
  text: string;
  /** The text by which lines are broken and trimmed. */
  breakText: string;
  items: readonly Item[];
  direction: Direction;
}

/** The text with white space for its separators, so that lines break after them and are trimmed before them. */
function withoutSeparators(spans: readonly Span[]): string {
  return spans
    .map(({ text, separator }) => {
      if (!separator) return text;
      const { start, end } = separator;
      return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    })
    .join('');
}

function toLine(shaper: Shaper, { text, breakText, items, direction }: SetText, range: LineRange): TextLine {
  const end = trimmedEnd(breakText, range.start, range.end);
  const pieces = items.filter((item) => item.start < end && item.end > range.start);
  const runs = pieces.map((item, index): TextRun => {
    const { span, family } = item;
    const from = Math.max(item.start, range.start);
    const to = Math.min(item.end, end);
    const slice = text.slice(from, to);
    const hyphen = range.isHyphenated && index === pieces.length - 1 ? '-' : '';
    const written = (item.isMirrored ? inVisualOrder(slice) : slice) + hyphen;
    const style = { ...span.style, ...faceOf(family, span.style.weight, span.style.style) };
    return {
      text: written,
      style,
      xPx: 0,
      widthPx:
        written === slice
          ? widthOf(shaper, text.slice(item.start, item.end), style, { start: from - item.start, end: to - item.start })
          : widthOf(shaper, written, style),
      underline: span.underline ?? false,
      href: span.href,
      missingCharacters: item.isMissing ? [...written].length : 0,
    };
  });
  let xPx = 0;
  for (const index of visualOrder(pieces.map(({ level }) => level))) {
    const { start, kernEm, span } = pieces[index]!;
    if (xPx > 0 && start >= range.start) xPx += kernEm * span.style.sizePx;
    runs[index]!.xPx = xPx;
    xPx += runs[index]!.widthPx;
  }
  // The page is mirrored later, which also reverses the order of a line's runs.
  if (direction === 'rtl') for (const run of runs) run.xPx = xPx - run.xPx - run.widthPx;
  return { runs, widthPx: xPx, ...lineBox(shaper, items[0]?.span.style ?? null, runs) };
}

/** The line's height and baseline by CSS's half-leading, for the paragraph's first style or a larger one on the line. */
function lineBox(shaper: Shaper, base: TextStyle | null, runs: readonly TextRun[]) {
  let tallest = base;
  for (const { style } of runs) if (!tallest || style.sizePx > tallest.sizePx) tallest = style;
  if (!tallest) return { heightPx: 0, baselinePx: 0 };
  const { ascent, descent } = shaper.metrics(tallest);
  const heightPx = tallest.sizePx * tallest.lineHeight;
  return { heightPx, baselinePx: (heightPx - (ascent + descent) * tallest.sizePx) / 2 + ascent * tallest.sizePx };
}

function layoutLines(
  shaper: Shaper,
  spans: readonly Span[],
  { widthPx, hyphenator, divider, rules }: ParagraphBox & { rules: TextRules },
): TextLine[] {
  const { engine } = rules;
  const clean = spans
    .map((span) => ({
      ...span,
      text: span.text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '),
      style: engine === 1 ? span.style : settable(span.style),
    }))
    .filter((span) => span.text !== '');
  const text = clean.map((span) => span.text).join('');
  if (text === '') return [];
  const items = itemise(shaper, clean, text, rules);
  const pens = penPositions(shaper, text, items);
  const hyphenPx = (index: number) => {
    const item = items.find(({ end }) => end >= index)!;
    return widthOf(shaper, '-', { ...item.span.style, family: item.family });
  };
  const { keepsNumbers, keepsAmounts, trimsSeparators } = rules;
  const breakText = trimsSeparators ? withoutSeparators(clean) : text;
  const breaks = breakOpportunities(breakText, hyphenator, {
    keepsHyphens: engine !== 1,
    keepsNumbers,
    keepsAmounts,
    keepsSigns: trimsSeparators,
  });
  const set = { text, breakText, items, direction: rules.direction };
  const cutWord = engine === 1 ? cutAnywhere : cutWithHyphen(divider, hyphenPx);
  const keepsLastWord = engine !== 1;
  return breakLines({ text: breakText, pens, widthPx, breaks, hyphenPx, cutWord, keepsLastWord }).map((range) => {
    const line = toLine(shaper, set, range);
    return engine === 1 ? line : withHangingSpace(line, breakText, range);
  });
}

/** Chromium sets text of other sizes 1/64 px smaller. */
const SIZE_STEP_PX = 0.25;

/**
 * The style with a size that browsers render exactly, and with limited letter spacing, so that programs which read PDFs do not take it for
 * spaces.
 */
function settable(style: TextStyle): TextStyle {
  const sizePx = Math.max(SIZE_STEP_PX, Math.floor(style.sizePx / SIZE_STEP_PX) * SIZE_STEP_PX);
  const { letterSpacingPx } = style;
  if (letterSpacingPx === undefined) return { ...style, sizePx };
  // Rounded to 0.001 px, the precision of the page.
  const widest = Math.floor(WIDEST_LETTER_SPACING * sizePx * 1_000) / 1_000;
  return { ...style, sizePx, letterSpacingPx: Math.min(letterSpacingPx, widest) };
}

/** Keeps the space at a line's end in its text, outside its width, so that programs which join lines know that it was there. */
function withHangingSpace(line: TextLine, text: string, { start, end }: LineRange): TextLine {
  const last = line.runs.at(-1);
  const hangs = end < text.length && trimmedEnd(text, start, end) < end;
  // In right-to-left text the space would be at the wrong end.
  if (!last || !hangs || bidiLevels(last.text, 'ltr')) return line;
  return { ...line, runs: [...line.runs.slice(0, -1), { ...last, text: `${last.text} ` }] };
}

export interface ParagraphBox {
  widthPx: number;
  /** Divides words at line ends; without it words are kept whole. */
  hyphenator?: Hyphenator | undefined;
  /** Finds where a word that is wider than the line is cut, even if words are kept whole otherwise. Engine 1 does not use it. */
  divider?: Hyphenator | undefined;
}

/** Sets paragraphs into lines of at most a given width. Results are cached. */
export type ParagraphLayout = (spans: readonly Span[], box: ParagraphBox) => TextLine[];

/** Makes a paragraph layout with a shaper, by the rules of an engine. It caches paragraphs, since a keystroke changes only one. */
export function createParagraphLayout(
  shaper: Shaper,
  engine: EngineVersion,
  {
    han = 'SC',
    direction = 'ltr',
    keepsNumbers = false,
    keepsAmounts = false,
    trimsSeparators = false,
  }: Partial<TextRules> = {},
): ParagraphLayout {
  const cache = new Map<string, TextLine[]>();
  return (spans, box) => {
    const key = JSON.stringify([box.widthPx, box.hyphenator?.language, box.divider?.language, spans]);
    const known = cache.get(key);
    if (known) return known;
    const lines = layoutLines(shaper, spans, {
      ...box,
      rules: { engine, han, direction, keepsNumbers, keepsAmounts, trimsSeparators },
    });
    if (cache.size >= MAX_CACHED_PARAGRAPHS) cache.clear();
    cache.set(key, lines);
    return lines;
  };
}
