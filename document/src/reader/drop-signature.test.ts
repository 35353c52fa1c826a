import { expect, test } from 'vitest';
import { b, layOut, sectionOf, t } from '../testing/foreign-page.ts';

const person: Parameters<typeof layOut>[0] = [
  [b(50, 'Olla Brock', 20)],
  [t(50, 'olla@brock.example')],
  200,
  [b(50, 'LANGUAGES', 14)],
  [t(50, 'English')],
  [t(50, 'Frisian')],
];

function languagesWith(...rows: Parameters<typeof layOut>[0]): string[] {
  return sectionOf(layOut([...person, 40, ...rows]), 'languages').flatMap(({ terms }) => terms.map(({ name }) => name));
}

test.each([
  [
    'a city and blank lines',
    [t(50, 'Leer,'), t(300, '____________')],
    [t(50, 'Place, date', 8), t(300, 'Signature', 8)],
  ],
  ['a city and a date', [t(50, 'Leer, 12.03.2024')], [t(50, '(Ort, Datum)', 8), t(300, '(Unterschrift)', 8)]],
  ['typed blanks', [t(50, '..........'), t(300, '..........')], [t(50, 'miejscowość i data', 8), t(300, 'podpis', 8)]],
  ['drawn lines', [t(50, 'Place and date', 8), t(300, 'Signature:', 8)], 0],
] as const)('%s of a signature are no languages', (_, upper, lower) => {
  expect(languagesWith([...upper], typeof lower === 'number' ? lower : [...lower])).toEqual(['English', 'Frisian']);
});

test('one caption alone stays a word of the text', () => {
  expect(languagesWith([t(50, 'Signature')])).toEqual(['English', 'Frisian', 'Signature']);
});

test('the head of a table is no signature', () => {
  expect(languagesWith([t(50, 'Data'), t(300, 'Firma')]).length).toBeGreaterThan(2);
});

test.each([
  'Erfurt, 01.11.2026',
  'Augsburg, den 3. November 2026',
  'Ostrów Mazowiecka, dnia 1 listopada 2026 r.',
  'Leeds, 12 March 2026',
  'Brno, 2. 11. 2026',
  'Lugo, 3 de marzo de 2026',
])('“%s” below the last section is no language', (text) => {
  expect(languagesWith([t(50, text)], [t(50, 'Olla Brock')]).slice(0, 3)).toEqual(['English', 'Frisian', 'Olla Brock']);
});

test.each(['Cambridge, 2019', 'Cambridge, May 2019'])('“%s” stays: it has no day', (text) => {
  expect(languagesWith([t(50, text)]).length).toBeGreaterThan(2);
});
