import type { PositionSuggestions } from './content/suggestion-texts.ts';

/** The words of a text in the form that is compared: lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
  return plain.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');
}

/** How well a title matches a search: 0 for no match; more for whole words than for beginnings, and for short titles. */
function rate(title: string, searched: readonly string[]): number {
  const words = wordsOf(title);
  const hits = searched.map((word) => {
    if (words.includes(word)) return 2;
    return word.length >= 2 && words.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
  });
  const sum = hits.reduce<number>((total, hit) => total + hit, 0);
  return sum === 0 ? 0 : sum + 1 / (1 + words.length);
}

/**
 * The occupation whose title matches a search best, by whole words or beginnings of words; the first one of equal matches. Null without a
 * match.
 */
export function findPosition(positions: readonly PositionSuggestions[], search: string): PositionSuggestions | null {
  const searched = wordsOf(search);
  let best: PositionSuggestions | null = null;
  let bestRate = 0;
  for (const position of positions) {
    const rating = Math.max(...position.titles.map((title) => rate(title, searched)));
    if (rating > bestRate) {
      best = position;
      bestRate = rating;
    }
  }
  return best;
}
