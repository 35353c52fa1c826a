import { expect, it } from 'vitest';
import { filterOf, isFiltered, queryOf } from './offer-filter.ts';

const read = (query: string) => filterOf(new URLSearchParams(query));

it('is read from an address unchanged', () => {
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

it('ignores unknown values', () => {
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

it('leads to the first page of the list', () => {
  expect(queryOf(read('page=3&city=gdynia')).toString()).toBe('city=gdynia');
});
