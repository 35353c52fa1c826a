import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/database.ts';
import { createFairQueue, type FairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { type Facets, listFacets, listOffers, type OfferFilter, type OfferPage } from './jobs.ts';

/** How long an answer serves at most. An offer that has ended says so on its own page at once. */
const KEPT_MS = 10_000;
/** Lists have some 10 KB each, facets a few where there are many cities. */
const MAX_KEPT = 200;

type Asking = Pick<RequestContext, 'db' | 'clock' | 'limit' | 'user' | 'address'>;

interface Kept {
  lists: LRUCache<string, OfferPage, () => Promise<OfferPage>>;
  facets: LRUCache<string, Facets, () => Promise<Facets>>;
  /** Counting looks at every open offer: one asker's batch must not take all connections. */
  turns: FairQueue;
}

/** Of one process. A process has one database, tests have several. */
const keptOf = new WeakMap<Database, Kept>();

/**
 * As `listOffers`, kept for ten seconds at most, and asked once however many ask at the same time.
 *
 * @throws {DomainError} `rate-limited` when the caller has asked for too much that is not kept.
 * @throws {QueueFullError} while too many wait.
 */
export function keptOffers(asking: Asking, filter: OfferFilter & { page: number }): Promise<OfferPage> {
  const { lists, turns } = keptFor(asking);
  return ask(asking, { answers: lists, question: filter, turns, work: () => listOffers(asking, filter) });
}

/** As `listFacets`, in the same way. @throws as above. */
export function keptFacets(asking: Asking, filter: OfferFilter): Promise<Facets> {
  const { facets, turns } = keptFor(asking);
  return ask(asking, { answers: facets, question: filter, turns, work: () => listFacets(asking, filter) });
}

interface Question<T extends object> {
  answers: LRUCache<string, T, () => Promise<T>>;
  question: OfferFilter & { page?: number };
  turns: FairQueue;
  work: () => Promise<T>;
}

async function ask<T extends object>(asking: Asking, { answers, question, turns, work }: Question<T>): Promise<T> {
  const { search, city, category, contract, isRemote, page } = question;
  // Older answers give way to newer ones.
  const slot = Math.floor(asking.clock().getTime() / KEPT_MS);
  const key = JSON.stringify([slot, search, city, category, contract, isRemote, page]);
  if (!answers.has(key)) await asking.limit('jobQueries', asking.user?.id);
  return answers.forceFetch(key, { context: () => turns.run(turnKey(asking), work) });
}

function keptFor({ db }: Asking): Kept {
  const known = keptOf.get(db);
  if (known) return known;
  // Whoever waits for an answer that many others have pushed out gets it all the same.
  const options = { max: MAX_KEPT, ignoreFetchAbort: true };
  const made: Kept = {
    lists: new LRUCache({ ...options, fetchMethod: (_key, _stale, { context }) => context() }),
    facets: new LRUCache({ ...options, fetchMethod: (_key, _stale, { context }) => context() }),
    turns: createFairQueue({ atOnce: 3, waiting: 60 }),
  };
  keptOf.set(db, made);
  return made;
}
