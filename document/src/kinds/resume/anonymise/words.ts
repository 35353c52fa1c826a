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

/** A rule for one word. */
export interface WordRule {
  /** Rules with the same key match the same words. */
  key: string;
  matches(word: Word): boolean;
  /** Every word that matches begins with one of these, folded. */
  beginnings: readonly string[];
}

/** A sequence of words that a text may contain, such as the name of an employer or a street with its number. */
export type Phrase = readonly WordRule[];

export function isCapitalised(word: string): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(word);
}
