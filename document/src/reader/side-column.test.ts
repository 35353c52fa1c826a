import { describe, expect, test } from 'vitest';
import { b, entriesOf, layOut, sectionOf, t } from '../testing/foreign-page.ts';

describe('a short side column next to dates at the right of the main one', () => {
  // The side column's lines are at heights between those of the main column.
  const side = ['Sourdough', 'Stock control', 'Night shifts'].flatMap((text) => [-7, [b(420, text)], -7]);
  const [sourdough, stock, shifts] = [side.slice(0, 3), side.slice(3, 6), side.slice(6)];
  const items = layOut([
    [b(40, 'Tove Lindqvist', 24)],
    [t(40, 'tove@lindqvist.example')],
    20,
    [b(40, 'Experience', 15), b(420, 'Skills', 12)],
    [b(40, 'Baker')],
    ...sourdough,
    [t(40, 'Linden Bakery'), t(300, '03/2019 – 06/2022')],
    ...stock,
    [t(42, '• Baked four hundred loaves a day')],
    ...shifts,
    8,
    [b(40, 'Apprentice')],
    [t(40, 'Old Mill'), t(300, '08/2016 – 02/2019')],
    16,
    [b(40, 'Education', 15)],
    [b(40, 'Vocational School')],
    [t(40, 'Bread and pastry'), t(300, '09/2014 – 06/2016')],
  ]);

  test('keeps the dates in the main column', () => {
    expect(entriesOf(items, 'experience')).toEqual([
      'Baker | Linden Bakery |  | 2019-03 | 2022-06',
      'Apprentice | Old Mill |  | 2016-08 | 2019-02',
    ]);
    expect(entriesOf(items, 'education')).toEqual(['Bread and pastry | Vocational School |  | 2014-09 | 2016-06']);
  });

  test("recognises its only heading, though it is smaller than the main column's", () => {
    expect(sectionOf(items, 'skills').flatMap(({ terms }) => terms.map(({ name }) => name))).toEqual([
      'Sourdough',
      'Stock control',
      'Night shifts',
    ]);
  });
});

test('headings of a side column do not make headings of entry titles in the same style', () => {
  const items = layOut([
    [b(40, 'Tove Lindqvist', 24)],
    [t(40, 'tove@lindqvist.example')],
    20,
    [b(40, 'Summary', 16), b(420, 'Skills', 12)],
    [t(40, 'Bakes bread for five villages.'), t(420, 'Sourdough')],
    12,
    [b(40, 'Experience', 16), b(420, 'Languages', 12)],
    [b(40, 'Head baker', 12), t(420, 'Swedish (native)')],
    [t(40, 'Linden Bakery'), t(300, '03/2019 – 06/2022')],
    [t(42, '• Baked four hundred loaves a day')],
    12,
    [b(40, 'Apprentice', 12), b(420, 'Interests', 12)],
    [t(40, 'Old Mill'), t(300, '08/2016 – 02/2019'), t(420, 'Wild yeasts')],
    [t(42, '• Learned the trade')],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Head baker | Linden Bakery |  | 2019-03 | 2022-06',
    'Apprentice | Old Mill |  | 2016-08 | 2019-02',
  ]);
});

test('a side column may be a heading and one line', () => {
  const jobs = [2013, 2015, 2017, 2019].flatMap((year) => [
    [b(40, `Baker ${year}`)],
    [t(40, 'Linden Bakery'), t(300, `03/${year} – 02/${year + 2}`)],
    [t(42, '• Baked four hundred loaves a day')],
  ]);
  const items = layOut([
    [b(40, 'Tove Lindqvist', 24)],
    [t(40, 'tove@lindqvist.example')],
    20,
    [b(420, 'LANGUAGES', 11)],
    [b(40, 'WORK EXPERIENCE', 11), t(420, 'Swedish (native)')],
    ...jobs,
  ]);
  expect(sectionOf(items, 'languages').map(({ terms }) => terms)).toEqual([[{ name: 'Swedish', detail: 'native' }]]);
  expect(entriesOf(items, 'experience')).toHaveLength(4);
});
