import bidiFactory, { type Bidi } from 'bidi-js';

/** Letters that are written from right to left: Hebrew, Arabic and their kin (Unicode blocks up to U+08FF and the presentation forms). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const STRONG = new Set(['R', 'AL', 'NSM']);

// Its types describe the ES module; Node loads the CommonJS one, whose whole export is the function.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** The direction in which a document is read. */
export type Direction = 'ltr' | 'rtl';

/** The direction of most letters of some texts together. */
export function directionOf(counts: readonly LetterCount[]): Direction {
  const sum = (key: keyof LetterCount) => counts.reduce((total, count) => total + count[key], 0);
  return sum('rightToLeft') * 2 > sum('all') ? 'rtl' : 'ltr';
}

/** How many letters a text has, and how many of them are written from right to left. */
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
 * Embedding levels of each UTF-16 unit (UAX #9), odd where the text runs from right to left; null where it never does.
 *
 * @param direction of the document: in one from right to left, a paragraph with such letters is, whatever it begins with.
 */
export function bidiLevels(text: string, direction: Direction): Uint8Array | null {
  if (!RIGHT_TO_LEFT.test(text)) return null;
  return bidi.getEmbeddingLevels(text, direction === 'rtl' ? 'rtl' : undefined).levels;
}

/** A piece of a stretch that runs from right to left. */
export interface DirectionPiece {
  start: number;
  end: number;
  /** False for signs and spaces at the stretch's ends: they take their direction from what stands around them. */
  isStrong: boolean;
}

/**
 * Splits a stretch of odd level into its words and what stands between them and at its ends. A run of a page stands alone, so
 * that a reader of the page would set neutral signs from left to right; and words that are runs of their own stand in the
 * page in the order in which they are read.
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

/** Neutral signs as they are seen from left to right: in reverse, brackets mirrored. */
export function mirrored(signs: string): string {
  return [...signs]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}

/** The order, from left to right, in which pieces of those levels are seen (UAX #9, rule L2). */
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
