import { UNDECOMPOSED_LETTERS } from '../../platform/undecomposed-letters.ts';

/**
 * The words of a text in the form that is compared: lower case without accents. They contain only letters, digits, plus and hash
 * (C++, C#), so no character with a meaning in a SQL pattern.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđðøßæœþı]/g, (letter) => UNDECOMPOSED_LETTERS[letter]!);
  return plain.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');
}

/** The slug of a city, the same for all its spellings with other capitals or accents. */
export function citySlugOf(city: string): string {
  return wordsOf(city).join('-');
}

/** Each distinct word of the texts, with a space before it. Searches for beginnings of words match it. */
export function searchTextOf(...texts: string[]): string {
  return [...new Set(texts.flatMap(wordsOf))].map((word) => ` ${word}`).join('');
}
