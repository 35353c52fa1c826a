import type { EngineVersion } from '../engine-version.ts';
import { type HanForms, LAST_RESORT, type PageFontFamily } from '../fonts/catalogue.ts';
import { bidiLevels, type Direction, directionPieces } from './bidi.ts';
import type { Shaper } from './shaper.ts';
import type { Span } from './text-style.ts';

/** A stretch of the paragraph's text that one font file sets in one direction: part of a span, after font fallback. */
export interface Item {
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

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Latin, Cyrillic and common signs need no grapheme analysis to find a font: each code point is looked up alone. */
const SIMPLE = /^[\n\r\t -\u02ff\u0400-\u052f\u2010-\u203a\u20ac\u2122]*$/;

/** By what a paragraph is set. */
export interface TextRules {
  engine: EngineVersion;
  /** The forms of Chinese characters. */
  han: HanForms;
  direction: Direction;
}

/** Splits a paragraph into stretches of one look, one font and one direction, in reading order. */
export function itemise(shaper: Shaper, spans: readonly Span[], text: string, rules: TextRules): Item[] {
  return splitByDirection(text, splitByFont(shaper, spans, rules), rules);
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
      const found = isNeutral ? (current?.family ?? span.style.family) : familyOf(piece);
      const family = found ?? LAST_RESORT;
      const isMissing = found === null;
      // Engine 1 drew boxes for the spaces between missing characters, too.
      const isAlike = current?.isMissing === isMissing || (isNeutral && engine === 1);
      if (current?.family === family && isAlike) current.end += piece.length;
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
