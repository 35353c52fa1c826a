import { matchPath, type RouteMatch } from '@kreda/site/routes';
import type { PageQuery } from '@kreda/site/server-build';
import type { QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { filterOf } from '../features/jobs/offer-filter.ts';
import { trpc } from '../lib/trpc.ts';
import { pageNumberOf } from '../ui/page-links.tsx';

/** A query with its key in the client's query cache. */
export interface KeyedQuery extends PageQuery {
  key: QueryKey;
}

/**
 * The queries that are answered before a page is server-rendered. Parts that need other queries are rendered as loading.
 *
 * @param url path and query, from the first slash.
 */
export function queriesOf(url: string): KeyedQuery[] {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const match = matchPath(pathname);
  const own = match === null ? [] : queriesOfRoute(match, searchParams);
  return [query(trpc.site.config), query(trpc.account.me), ...own];
}

function queriesOfRoute({ name, params }: RouteMatch, search: URLSearchParams): KeyedQuery[] {
  if (name === 'cv-pick-template') return [query(trpc.billing.priceList)];
  if (name === 'job-offer') return [query(trpc.jobs.offer, { slug: params.slug })];
  if (name !== 'job-offers') return [];
  return [
    query(trpc.jobs.facets, filterOf(search)),
    query(trpc.jobs.list, { ...filterOf(search), page: pageNumberOf(search) }),
  ];
}

function query(procedure: Parameters<typeof getQueryKey>[0], input?: unknown): KeyedQuery {
  const key = getQueryKey(procedure, input, 'query');
  const [path] = key as [string[]];
  return { procedure: path.join('.'), input, key };
}
