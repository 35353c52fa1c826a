import { expect, test } from 'vitest';
import { markDifferences, type TextPart } from './mark-differences.ts';
import { shortenParts } from './shorten-parts.ts';

/** A marked text, with differences in brackets. */
const shown = (parts: readonly TextPart[]) =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('');
const marked = (own: string, found: string) => {
  const { own: ownParts, found: foundParts } = markDifferences(own, found);
  return [shown(ownParts), shown(foundParts)];
};
const text = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');

test('a differing word is marked in both texts', () => {
  expect(marked('Prowadzę budowę szpitala', 'Prowadzę remont szpitala')).toEqual([
    'Prowadzę [budowę ]szpitala',
    'Prowadzę [remont ]szpitala',
  ]);
});

test('a missing word is marked in the first text, an extra word in the second', () => {
  expect(marked('Anna Maria Nowak', 'Anna Nowak')).toEqual(['Anna [Maria ]Nowak', 'Anna Nowak']);
  expect(marked('Anna Nowak', 'Kontakt Anna Nowak')).toEqual(['Anna Nowak', '[Kontakt ]Anna Nowak']);
});

test('case, quotation marks and line breaks are ignored if a word differs', () => {
  expect(marked('Nagroda „Złoty Kask” 2021', 'NAGRODA "Złoty\nKask" 2020')).toEqual([
    'Nagroda „Złoty Kask” [2021]',
    'NAGRODA "Złoty\nKask" [2020]',
  ]);
});

test('punctuation is marked if nothing else differs', () => {
  const { own, found } = markDifferences('a.nowak@example.pl', 'anowak@example.pl');
  expect([...own, ...found].some(({ isDifferent }) => isDifferent)).toBe(true);
});

test('both texts keep every character', () => {
  const own = ' Łódź: 3 osoby,\n\t2 projekty… ';
  const found = '東京 Łódź (3) osób';
  const { own: ownParts, found: foundParts } = markDifferences(own, found);
  expect([text(ownParts), text(foundParts)]).toEqual([own, found]);
});

test('texts of any length with nothing in common are marked as a whole', () => {
  const list = (letter: string) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' ');
  const { own, found } = markDifferences(list('a'), list('b'));
  expect([own, found].map((parts) => parts.every(({ isDifferent }) => isDifferent))).toEqual([true, true]);
});

test('a long text is shortened to its differences and the words around them', () => {
  const long = (word: string) => `${'przed nim '.repeat(60)}${word} ${'po nim '.repeat(60)}`;
  const short = shortenParts(markDifferences(long('jeden'), long('dwa')).own);
  expect(shown(short ?? [])).toMatch(/^ … [\p{L} ]{30,65}\[jeden \][\p{L} ]{30,65} … $/u);
});

test('a short text is not shortened, and a long one without differences shows its beginning', () => {
  expect(shortenParts([{ text: 'krótki', isDifferent: true }])).toBeNull();
  const [part] = shortenParts([{ text: 'słowo '.repeat(100), isDifferent: false }]) ?? [];
  expect(part?.text).toMatch(/^słowo .{200,260} …$/);
});
