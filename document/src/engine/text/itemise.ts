import type { EngineVersion } from '../engine-version.ts';
import { type HanForms, LAST_RESORT, type PageFontFamily } from '../fonts/catalogue.ts';
import { bidiLevels, type Direction, directionPieces } from './bidi.ts';
import type { Shaper } from './shaper.ts';
import type { Span } from './text-style.ts';

/** A part of the paragraph's text with one font file and one direction: part of a span, after font fallback. */
export interface Item {
  start: number;
  end: number;
  span: Span;
  family: PageFontFamily;
  /** True if no font has the characters. */
  isMissing: boolean;
  /** Embedding level; odd for right to left. */
  level: number;
  /** Neutral characters inside right-to-left text, which are written in visual order. */
  isMirrored: boolean;
  /** How much kerning with the previous item is kept, in em, where the full kern would mislead readers of the PDF. */
  kernEm: number;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/**
 * Text whose characters are single code points: Latin, Cyrillic and common punctuation. It needs no grapheme segmentation for font
 * fallback.
 */
const SIMPLE = /^[\n\r\t -\u02ff\u0400-\u052f\u2010-\u203a\u20ac\u2122]*$/;

/** The rules for setting a paragraph. */
export interface TextRules {
  engine: EngineVersion;
  /** The regional forms of Chinese characters. */
  han: HanForms;
  direction: Direction;
  /** Whether numbers stay on one line with their unit or word. */
  keepsNumbers: boolean;
  /** Whether amounts also stay with their currency, and references to laws break between their parts. */
  keepsAmounts: boolean;
  /** Whether the separators of spans are not printed where a line ends, and no line begins with a typed dash, dot or bar. */
  trimsSeparators: boolean;
}

/** Splits a paragraph into items of one style, one font and one direction, in reading order. */
export function itemise(shaper: Shaper, spans: readonly Span[], text: string, rules: TextRules): Item[] {
  const items = splitByDirection(text, splitByFont(shaper, spans, rules), rules);
  if (rules.engine === 1) return items;
  return items.flatMap((item) => splitByScript(text, item)).flatMap((item) => splitAtKerns(shaper, text, item));
}

// The middle dot is not used in Cyrillic (Unicode, ScriptExtensions.txt), and browsers follow that.
const LATIN_GREEK_OR_CYRILLIC = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|·/gu;
const LATIN = /\p{Script=Latin}|·/u;
const GREEK_OR_CYRILLIC = /[\u0370-\u052f]/;

/**
 * Splits an item where Latin letters meet Greek or Cyrillic ones: browsers shape each script separately, HarfBuzz shapes the run as a
 * whole.
 */
function splitByScript(text: string, item: Item): Item[] {
  const slice = text.slice(item.start, item.end);
  if (!GREEK_OR_CYRILLIC.test(slice)) return [item];
  const pieces: Item[] = [];
  let start = 0;
  let isLatin: boolean | undefined;
  for (const { index, 0: letter } of slice.matchAll(LATIN_GREEK_OR_CYRILLIC)) {
    const isNext = LATIN.test(letter);
    if (isLatin !== undefined && isNext !== isLatin) {
      pieces.push({ ...item, start: item.start + start, end: item.start + index });
      start = index;
    }
    isLatin = isNext;
  }
  return [...pieces, { ...item, start: item.start + start }];
}

/** Splits an item where its kerning would mislead readers of the PDF. There is no kerning between separate items. */
function splitAtKerns(shaper: Shaper, text: string, item: Item): Item[] {
  if (item.isMissing || item.level % 2 === 1) return [item];
  const { style } = item.span;
  const slice = text.slice(item.start, item.end);
  const shaped = shaper.shape(slice, { ...style, family: item.family }, (style.letterSpacingPx ?? 0) !== 0);
  const starts = [{ index: 0, keptUnits: 0 }, ...shaped.misleadingKerns];
  return starts.map(({ index, keptUnits }, piece) => ({
    ...item,
    start: item.start + index,
    end: item.start + (starts[piece + 1]?.index ?? slice.length),
    kernEm: keptUnits / shaped.unitsPerEm,
  }));
}

function splitByFont(shaper: Shaper, spans: readonly Span[], { engine, han }: TextRules): Item[] {
  const items: Item[] = [];
  let offset = 0;
  for (const span of spans) {
    const pieces = SIMPLE.test(span.text)
      ? [...span.text]
      : Array.from(graphemes.segment(span.text), ({ segment }) => segment);
    const familyOf = shaper.familiesFor(span.style, han);
    let current: Item | undefined;
    for (const piece of pieces) {
      const isNeutral = piece === ' ' || piece === '\n';
      // A space of Noto Emoji is as wide as an emoji.
      const isBesideEmoji = engine !== 1 && current?.family === 'Noto Emoji';
      const neighbour = isBesideEmoji ? undefined : current?.family;
      const found = isNeutral ? (neighbour ?? span.style.family) : familyOf(piece);
      const family = found ?? LAST_RESORT;
      const isMissing = found === null;
      // Engine 1 also drew boxes for spaces between missing characters.
      const isAlike = current?.isMissing === isMissing || (isNeutral && engine === 1);
      if (current?.family === family && isAlike) current.end += piece.length;
      else {
        const end = offset + piece.length;
        current = { start: offset, end, span, family, isMissing, level: 0, isMirrored: false, kernEm: 0 };
        items.push(current);
      }
      offset += piece.length;
    }
  }
  return items;
}

/** Splits items at changes of direction. */
function splitByDirection(text: string, items: readonly Item[], { direction }: TextRules): Item[] {
  const levels = bidiLevels(text, direction);
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
