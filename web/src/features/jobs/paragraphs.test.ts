import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('splits a text into paragraphs and lists', () => {
  const text = 'Szukamy kogoś.\nOd zaraz.\n\nZadania:\n• spawanie\n• spawanie\n• pomiary\nZapraszamy!';
  expect(paragraphsOf(text).map(({ isList, lines }) => [isList, ...lines])).toEqual([
    [false, 'Szukamy kogoś.', 'Od zaraz.'],
    [false, 'Zadania:'],
    [true, 'spawanie', 'pomiary'],
    [false, 'Zapraszamy!'],
  ]);
});
