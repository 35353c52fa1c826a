import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/database.ts';
import { createFairQueue, type FairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { type Facets, listFacets, listOffers, type OfferFilter, type OfferPage } from './jobs.ts';

/** The longest time that an answer is cached. The page of an offer is not cached, so it shows at once that the offer has ended. */
const CACHED_MS = 10_000;
/** A list takes about 10 KB, facets a few KB. */
const MAX_ANSWERS = 200;

type Caller = Pick<RequestContext, 'db' | 'clock' | 'limit' | 'user' | 'address'>;

interface Caches {
  lists: LRUCache<string, OfferPage, () => Promise<OfferPage>>;
  facets: LRUCache<string, Facets, () => Promise<Facets>>;
  /** Counting reads every open offer: the batch of one caller must not take all database connections. */
  turns: FairQueue;
}

/** In the memory of one process. It is keyed by database, since tests have several. */
const cachesOf = new WeakMap<Database, Caches>();

/**
 * As `listOffers`, cached for ten seconds at most. Concurrent calls share one query.
 *
 * @throws {DomainError} `rate-limited` when the caller has sent too many queries that are not cached.
 * @throws {QueueFullError} while too many queries wait.
 */
export function cachedOffers(caller: Caller, filter: OfferFilter & { page: number }): Promise<OfferPage> {
  const { lists, turns } = cachesFor(caller);
  return ask(caller, { answers: lists, question: filter, turns, work: () => listOffers(caller, filter) });
}

/** As `listFacets`, cached in the same way, with the same errors. */
export function cachedFacets(caller: Caller, filter: OfferFilter): Promise<Facets> {
  const { facets, turns } = cachesFor(caller);
  return ask(caller, { answers: facets, question: filter, turns, work: () => listFacets(caller, filter) });
}

interface Question<T extends object> {
  answers: LRUCache<string, T, () => Promise<T>>;
  question: OfferFilter & { page?: number };
  turns: FairQueue;
  work: () => Promise<T>;
}

async function ask<T extends object>(caller: Caller, { answers, question, turns, work }: Question<T>): Promise<T> {
  const { search, city, category, contract, isRemote, page } = question;
  // The key changes every ten seconds; the LRU cache evicts older answers.
  const slot = Math.floor(caller.clock().getTime() / CACHED_MS);
  const key = JSON.stringify([slot, search, city, category, contract, isRemote, page]);
  if (!answers.has(key)) await caller.limit('jobQueries', caller.user?.id);
  return answers.forceFetch(key, { context: () => turns.run(turnKey(caller), work) });
}

function cachesFor({ db }: Caller): Caches {
  const known = cachesOf.get(db);
  if (known) return known;
  // A query in flight whose entry is evicted still answers its callers.
  const options = { max: MAX_ANSWERS, ignoreFetchAbort: true };
  const made: Caches = {
    lists: new LRUCache({ ...options, fetchMethod: (_key, _stale, { context }) => context() }),
    facets: new LRUCache({ ...options, fetchMethod: (_key, _stale, { context }) => context() }),
    turns: createFairQueue({ atOnce: 3, waiting: 60 }),
  };
  cachesOf.set(db, made);
  return made;
}
