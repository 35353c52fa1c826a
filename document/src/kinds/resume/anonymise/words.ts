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
  matches(word: Word): boolean;
  /** Every word that matches begins with one of these, folded. */
  beginnings: readonly string[];
}

/** A sequence of words that a text may contain, such as the name of an employer or a street with its number. */
export type Phrase = readonly WordRule[];

/** Where a phrase stands in a text, in UTF-16 units. */
export interface PhrasePlace<T> {
  start: number;
  end: number;
  of: T;
}

/**
 * Finds phrases in texts. Their words may have up to three other characters between them, but no line end. The time grows with the text, not
 * with the number of phrases: only those are compared that begin as a word does.
 */
export function phraseFinder<T extends { phrase: Phrase }>(
  all: readonly T[],
): (words: readonly Word[], text: string) => PhrasePlace<T>[] {
  const candidatesOf = byBeginning(all.flatMap((of) => (of.phrase[0] ? [{ of, rule: of.phrase[0] }] : [])));
  return (words, text) =>
    words.flatMap((word, at) =>
      candidatesOf(word)
        .filter(({ of }) => isPhraseAt(of.phrase, at, words, text))
        .map(({ of }) => ({ start: word.start, end: words[at + of.phrase.length - 1]!.end, of })),
    );
}

/** The rules that may match a word. */
export function byBeginning<T extends { rule: WordRule }>(all: readonly T[]): (word: Word) => readonly T[] {
  const index = new Map<string, T[]>();
  for (const one of all)
    for (const beginning of new Set(one.rule.beginnings)) {
      const known = index.get(beginning);
      if (known) known.push(one);
      else index.set(beginning, [one]);
    }
  const longest = Math.max(0, ...[...index.keys()].map(({ length }) => length));
  return ({ folded }) => {
    const found = new Set<T>();
    for (let length = 1; length <= Math.min(longest, folded.length); length++)
      for (const one of index.get(folded.slice(0, length)) ?? []) found.add(one);
    return [...found];
  };
}

function isPhraseAt(phrase: Phrase, at: number, words: readonly Word[], text: string): boolean {
  return phrase.every(({ matches }, nth) => {
    const word = words[at + nth];
    return (
      word !== undefined && matches(word) && (nth === 0 || isNear(text.slice(words[at + nth - 1]!.end, word.start)))
    );
  });
}

function isNear(between: string): boolean {
  return between.length <= 3 && !between.includes('\n');
}

export function isCapitalised(word: string): boolean {
  return /^[\p{Lu}\p{Lt}]/u.test(word);
}
