import { type CutWord, cutAnywhere } from './break-lines.ts';
import type { Hyphenator } from './hyphenator.ts';

/** Marks of an address. A hyphen added after or between them would look like a part of the address. */
const ADDRESS = /@|:\/\/|\p{L}[./]\p{L}|[\p{L}\d][/_=&?]/u;
/** Characters after which an address is cut. Not hyphens, since software that joins lines would drop them. */
const ADDRESS_SIGN = /[/?&=#@_]/;
/** Scripts whose words are divided with a hyphen. */
const HYPHENATED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{M}]+$/u;
/** A hyphen inside a word. */
const OWN_HYPHEN = /(?<=[\p{L}\p{N}])[-\u2010](?=\p{L})/gu;
const WORD = /[\p{L}\p{M}]{2,}/gu;
const MARK = /\p{M}/u;
/** Letters that a word keeps before and after a cut that is not from the patterns. */
const LEAST_LETTERS = 2;
/** No language has longer words. Longer strings are not looked up in the patterns. */
const LONGEST_WORD = 100;

/**
 * Cuts a word after a hyphen of its own; otherwise with a hyphen where its language allows a division; otherwise after the last letter that
 * leaves room for a hyphen. Addresses are cut after their punctuation, and scripts without hyphens between any two clusters; both without a
 * hyphen.
 *
 * @param hyphenator for the document's language; without it no patterns are used.
 * @param hyphenPx the width of a hyphen after a position of the text.
 */
export function cutWithHyphen(hyphenator: Hyphenator | undefined, hyphenPx: (index: number) => number): CutWord {
  return (text, pens, range, widthPx) => {
    const { start } = range;
    const endPx = pens[start]! + widthPx;
    // The end of the line. Text after it is examined only for the length of one word, since a text may be one long word.
    let full = start;
    while (full < range.end && pens[full + 1]! <= endPx) full++;
    const part = text.slice(start, Math.min(range.end, full + LONGEST_WORD));
    if (ADDRESS.test(part)) return cutAddress(text, start, full) ?? cutAnywhere(text, pens, range, widthPx);
    const own = [...part.matchAll(OWN_HYPHEN)].findLast(({ index }) => start + index + 1 <= full);
    if (own) return { end: start + own.index + 1, isHyphenated: false };
    const fits = (end: number) => end <= full && pens[end]! + hyphenPx(end) <= endPx;
    const words = [...part.matchAll(WORD)].filter(
      ({ index, 0: word }) => start + index < full && HYPHENATED.test(word),
    );
    for (const { index, 0: word } of words.toReversed()) {
      const from = start + index;
      const offsets = word.length < LONGEST_WORD ? (hyphenator?.divide(word) ?? []) : [];
      const divided = offsets.findLast((offset) => fits(from + offset));
      if (divided !== undefined) return { end: from + divided, isHyphenated: true };
    }
    for (const { index, 0: word } of words.toReversed()) {
      const from = start + index;
      for (let offset = Math.min(full - from, word.length - LEAST_LETTERS); offset >= LEAST_LETTERS; offset--)
        if (!MARK.test(word[offset]!) && fits(from + offset)) return { end: from + offset, isHyphenated: true };
    }
    return cutAnywhere(text, pens, { start, end: Math.min(range.end, full + LONGEST_WORD) }, widthPx);
  };
}

/** Cuts after the last punctuation character of an address that is on the line, if the cut fills a third of it; otherwise null. */
function cutAddress(text: string, start: number, full: number) {
  for (let index = full - 1; index > start + (full - start) / 3; index--)
    if (ADDRESS_SIGN.test(text[index]!)) return { end: index + 1, isHyphenated: false };
  return null;
}
