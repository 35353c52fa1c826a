import { expect, test } from 'vitest';
import { offerSlug, offerSlugSchema } from './offer-slug.ts';
import { searchTextOf, wordsOf } from './words.ts';

test('words are compared without capitals, accents and signs', () => {
  expect(wordsOf('Łódź, ŻÓŁĆ & Straße; 100% C++/C# _x_ Київ')).toEqual([
    'lodz',
    'zolc',
    'strasse',
    '100',
    'c++',
    'c#',
    'x',
    'киів',
  ]);
  expect(searchTextOf('Spawacz MAG', 'spawacz, Żary')).toBe(' spawacz mag zary');
});

test('an offer’s slug has its words and is unique', () => {
  const offer = { source: 'acme', externalId: '1', title: 'Księgowa (½ etatu)', company: 'Żółw & Syn' };
  expect(offerSlug(offer)).toMatch(/^ksiegowa-1-2-etatu-zolw-syn-[0-9a-f]{10}$/);
  expect(offerSlug({ ...offer, externalId: '2' })).not.toBe(offerSlug(offer));
  for (const title of ['Бухгалтер', 'x'.repeat(150), 'a '.repeat(75), '---']) {
    expect(offerSlugSchema.safeParse(offerSlug({ ...offer, title, company: title })).success, title).toBe(true);
  }
});
