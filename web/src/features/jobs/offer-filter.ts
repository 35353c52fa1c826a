import type { Outputs } from '../../lib/trpc.ts';
import { pl } from './messages/pl.ts';

type Facets = Outputs['jobs']['facets'];
type Category = Facets['categories'][number]['slug'];
type Contract = Facets['contracts'][number]['slug'];

/** Which offers are shown. It is kept in the address. */
export interface OfferFilter {
  search?: string | undefined;
  city?: string | undefined;
  category?: Category | undefined;
  contract?: Contract | undefined;
  isRemote?: true | undefined;
}

const MAX_SEARCH_CHARACTERS = 100;

/** The filter in an address's query, without unknown values. */
export function filterOf(query: URLSearchParams): OfferFilter {
  const category = query.get('category') ?? '';
  const contract = query.get('contract') ?? '';
  return {
    search: query.get('search')?.trim().slice(0, MAX_SEARCH_CHARACTERS).toWellFormed() || undefined,
    city: query.get('city')?.slice(0, 80) || undefined,
    category: isCategory(category) ? category : undefined,
    contract: isContract(contract) ? contract : undefined,
    isRemote: query.get('remote') === '1' ? true : undefined,
  };
}

/** The query for a filter, at the first page of the list. */
export function queryOf({ search, city, category, contract, isRemote }: OfferFilter): URLSearchParams {
  const entries = Object.entries({ search, city, category, contract, remote: isRemote && '1' });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => !!entry[1]));
}

/** Whether the filter restricts anything. */
export function isFiltered(filter: OfferFilter): boolean {
  return queryOf(filter).size > 0;
}

function isCategory(text: string): text is Category {
  return Object.hasOwn(pl.categories, text);
}

function isContract(text: string): text is Contract {
  return Object.hasOwn(pl.contracts, text);
}
