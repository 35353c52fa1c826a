import { expect, it } from 'vitest';
import { filterOf, isFiltered, queryOf } from './offer-filter.ts';

const read = (query: string) => filterOf(new URLSearchParams(query));

it('is read from an address as it was written there', () => {
  const filter = {
    search: 'magazynier C++',
    city: 'bielsko-biala',
    category: 'logistics',
    contract: 'b2b',
    isRemote: true,
  } as const;
  expect(filterOf(queryOf(filter))).toEqual(filter);
  expect(queryOf(read('')).toString()).toBe('');
});

it('leaves out what is no filter', () => {
  for (const query of [
    'category=constructor&contract=toString',
    'category=piekarz',
    'remote=0',
    'search=%20%20',
    'x=1',
  ])
    expect(isFiltered(read(query)), query).toBe(false);
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
});

it('begins at the first page', () => {
  expect(queryOf(read('page=3&city=gdynia')).toString()).toBe('city=gdynia');
});
