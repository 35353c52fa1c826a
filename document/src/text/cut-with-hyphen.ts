import { type CutWord, cutAnywhere } from './break-lines.ts';
import type { Hyphenator } from './hyphenator.ts';

/** Signs that addresses consist of; a hyphen after them, or between them, would be taken for a part of the address. */
const ADDRESS = /@|:\/\/|\p{L}[./]\p{L}|[\p{L}\d][/_=&?]/u;
/** Scripts whose words are divided with a hyphen. */
const HYPHENATED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{M}]+$/u;
/** Behind which a word goes on. */
const OWN_HYPHEN = /(?<=[\p{L}\p{N}])[-\u2010](?=\p{L})/gu;
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** What a word keeps before and after a cut that no pattern asks for. */
const LEAST_LETTERS = 2;

/**
 * Cuts a word behind a hyphen of its own, else with one where its language divides it, else behind the last letter that leaves room
 * for a hyphen. Addresses
 * are cut behind their signs, without one, and scripts that know no hyphen between any two clusters.
 *
 * @param hyphenator of the document's language; without it no patterns are asked.
 * @param hyphenPx how wide a hyphen is behind a place of the text.
 */
export function cutWithHyphen(hyphenator: Hyphenator | undefined, hyphenPx: (index: number) => number): CutWord {
  return (text, pens, range, widthPx) => {
    const part = text.slice(range.start, range.end);
    if (ADDRESS.test(part)) return cutAnywhere(text, pens, range, widthPx);
    const fits = (end: number) => pens[end]! - pens[range.start]! + hyphenPx(end) <= widthPx;
    let byOwnHyphen = 0;
    for (const { index } of part.matchAll(OWN_HYPHEN)) {
      const end = range.start + index + 1;
      if (pens[end]! - pens[range.start]! <= widthPx) byOwnHyphen = end;
    }
    if (byOwnHyphen > range.start) return { end: byOwnHyphen, isHyphenated: false };
    let byPattern = 0;
    let anywhere = 0;
    for (const { index, 0: word } of part.matchAll(WORD)) {
      if (!HYPHENATED.test(word)) continue;
      const from = range.start + index;
      for (const offset of hyphenator?.divide(word) ?? []) if (fits(from + offset)) byPattern = from + offset;
      for (let offset = LEAST_LETTERS; offset <= word.length - LEAST_LETTERS; offset++)
        if (fits(from + offset) && !/\p{M}/u.test(word[offset]!)) anywhere = from + offset;
    }
    const end = byPattern || anywhere;
    return end > range.start ? { end, isHyphenated: true } : cutAnywhere(text, pens, range, widthPx);
  };
}
