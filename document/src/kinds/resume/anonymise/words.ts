/** A word of a text, by its place in UTF-16 units. */
export interface Word {
  start: number;
  end: number;
  text: string;
  folded: string;
}

/** Letters, digits and what may stand inside of a word without being seen: soft hyphens, joiners and spaces of no width. */
const WORD = /[\p{L}\p{M}\p{N}_\u00ad\u200b-\u200d\u2060]+/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
    folded: fold(word),
  }));
}

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Small letters without marks, so that `Żółć`, `ŻÓŁĆ` and `zolc` are the same word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060]/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => LETTERS[letter]!);
}

/** A sequence of words that a text may contain, such as the name of an employer or a street with its number. */
export type Phrase = readonly ((word: Word) => boolean)[];

/** Where a phrase stands in a text. Its words may have up to three other characters between them, but no line end. */
export function placesOf(phrase: Phrase, words: readonly Word[], text: string): { start: number; end: number }[] {
  if (phrase.length === 0) return [];
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at + phrase.length <= words.length; at++) {
    const isHere = phrase.every((matches, nth) => {
      const word = words[at + nth]!;
      return matches(word) && (nth === 0 || isNear(text.slice(words[at + nth - 1]!.end, word.start)));
    });
    if (!isHere) continue;
    found.push({ start: words[at]!.start, end: words[at + phrase.length - 1]!.end });
    at += phrase.length - 1;
  }
  return found;
}

function isNear(between: string): boolean {
  return between.length <= 3 && !between.includes('\n');
}

export function isCapitalised(word: string): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(word);
}
