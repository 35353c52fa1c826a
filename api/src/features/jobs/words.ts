/** Letters that are written with a stroke or joined, which no normal form takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a text as they are compared: small letters without accents. They hold letters, digits, plus and hash (C++, C#) and
 * nothing else, so no sign that means something to a query.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđðøßæœþı]/g, (letter) => PLAIN[letter]!);
  return plain.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');
}

/** A city as filters name it, in whatever way it was written. */
export function citySlugOf(city: string): string {
  return wordsOf(city).join('-');
}

/** Every word of the texts once, each with a blank before it: what a search for beginnings of words looks into. */
export function searchTextOf(...texts: string[]): string {
  return [...new Set(texts.flatMap(wordsOf))].map((word) => ` ${word}`).join('');
}
