import { expect, test } from 'vitest';
import { itemLines } from './item-lines.ts';

const item = (text: string, x: number, y: number, page = 1) => ({
  page,
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: '',
});

test('pieces on one baseline are one line, with a space where the page has a gap', () => {
  const items = [item('Anna', 10, 20), item('Nowak', 35, 20), item('Lek', 10, 40), item('arka', 25, 40.5)];
  expect(itemLines(items)).toEqual([['Anna Nowak', 'Lekarka']]);
});

test('a column that begins further left or higher begins a new line, and pages are separate', () => {
  const items = [item('praca', 200, 60), item('kontakt', 10, 60), item('koniec', 10, 20, 3)];
  expect(itemLines(items)).toEqual([['praca', 'kontakt'], [], ['koniec']]);
});

test('pieces that are only spaces make no lines', () => {
  expect(itemLines([item(' ', 10, 20), item('a', 10, 40), item(' ', 20, 40)])).toEqual([['a']]);
});
