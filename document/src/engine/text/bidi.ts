import bidiFactory, { type Bidi } from 'bidi-js';

/**
 * Characters that are written from right to left: Hebrew, Arabic and related scripts (Unicode blocks up to U+08FF and the presentation
 * forms).
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const STRONG = new Set(['R', 'AL', 'NSM']);

// The types describe the ES module, but Node loads the CommonJS module, whose export is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** The reading direction of a document. */
export type Direction = 'ltr' | 'rtl';

/** The direction of most letters of several texts together. */
export function directionOf(counts: readonly LetterCount[]): Direction {
  const sum = (key: keyof LetterCount) => counts.reduce((total, count) => total + count[key], 0);
  return sum('rightToLeft') * 2 > sum('all') ? 'rtl' : 'ltr';
}

/** Number of letters in a text, and of those written from right to left. */
export interface LetterCount {
  all: number;
  rightToLeft: number;
}

export function countLetters(text: string): LetterCount {
  const letters = text.match(/\p{L}/gu) ?? [];
  const rightToLeft = RIGHT_TO_LEFT.test(text) ? letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length : 0;
  return { all: letters.length, rightToLeft };
}

/**
 * Embedding levels of each UTF-16 unit (UAX #9), odd where the text runs from right to left; null if it never does.
 *
 * @param direction the document's direction. In a right-to-left document a paragraph that contains right-to-left letters has that direction
 * too, whatever it begins with.
 */
export function bidiLevels(text: string, direction: Direction): Uint8Array | null {
  if (!RIGHT_TO_LEFT.test(text)) return null;
  return bidi.getEmbeddingLevels(text, direction === 'rtl' ? 'rtl' : undefined).levels;
}

/** A part of a right-to-left stretch of text. */
export interface DirectionPiece {
  start: number;
  end: number;
  /** False for punctuation and spaces at the ends of the stretch, which take the direction of the surrounding text. */
  isStrong: boolean;
}

/**
 * Splits a stretch of odd level into its words and the text between them and at its ends. Each run of a page is shaped alone, so neutral
 * characters in it would be set from left to right. Words that are separate runs appear in the page in reading order.
 */
export function directionPieces(text: string, start: number, end: number): DirectionPiece[] {
  const isStrong = (index: number) => STRONG.has(bidi.getBidiCharTypeName(text[index]!));
  const pieces: DirectionPiece[] = [];
  const add = (from: number, to: number, strong: boolean) => {
    if (from < to) pieces.push({ start: from, end: to, isStrong: strong });
  };
  for (const { index, 0: word } of text.slice(start, end).matchAll(/\s+|\S+/g)) {
    const wordStart = start + index;
    const wordEnd = wordStart + word.length;
    let from = wordStart;
    let to = wordEnd;
    while (from < to && !isStrong(from)) from++;
    while (to > from && !isStrong(to - 1)) to--;
    add(wordStart, from, false);
    add(from, to, true);
    add(to, wordEnd, false);
  }
  return pieces;
}

/** Neutral characters in visual order, left to right: reversed, with brackets mirrored. */
export function inVisualOrder(signs: string): string {
  return [...signs]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}

/** The visual order, left to right, of parts with these levels (UAX #9, rule L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level >= 1; level--) {
    let index = 0;
    while (index < order.length) {
      if (levels[order[index]!]! < level) {
        index++;
        continue;
      }
      let end = index;
      while (end < order.length && levels[order[end]!]! >= level) end++;
      order.splice(index, end - index, ...order.slice(index, end).reverse());
      index = end;
    }
  }
  return order;
}
