import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import { isDatabaseDown } from '../../platform/database-errors.ts';
import { TimeoutElapsed, withTimeout } from '../../platform/with-timeout.ts';

/** How long an answer may be served while the database is away: offers and prices seldom change within an hour. */
const KEEP_MS = 60 * 60_000;
/** How long a database that is away is not queried again, if there is a cached answer. */
const AWAY_MS = 2_000;
/** The most cached answers, of about 10 KB each. */
const MAX_ANSWERS = 400;

/** Answers that are the same for everybody, cached for when the database is away. */
export interface CachedAnswers {
  /**
   * The answer of `work`. While the database is away or slow, it is the last answer to the same question, at most an hour old.
   *
   * @param question identifies the answer; it must be JSON.
   * @param isCached tells which answers to cache; without it all of them.
   * @throws what `work` throws: always when there is no cached answer, and otherwise unless the database is away.
   */
  get<T extends object>(question: unknown, work: () => Promise<T>, isCached?: (answer: T) => boolean): Promise<T>;
  /** Tells that the database is away, so that calls of the next moment answer from the cache at once. */
  noteAway(): void;
}

export function createCachedAnswers(): CachedAnswers {
  const cache = new LRUCache<string, object>({ max: MAX_ANSWERS, ttl: KEEP_MS });
  let awayUntil = Number.NEGATIVE_INFINITY;
  const noteAway = () => {
    awayUntil = performance.now() + AWAY_MS;
  };
  return {
    noteAway,
    async get<T extends object>(
      question: unknown,
      work: () => Promise<T>,
      isCached: (answer: T) => boolean = () => true,
    ) {
      const key = JSON.stringify(question);
      const last = cache.get(key) as T | undefined;
      if (last !== undefined && performance.now() < awayUntil) return last;
      const asked = work();
      asked.then(
        (answer) => {
          if (isCached(answer)) cache.set(key, answer);
          else cache.delete(key);
        },
        // The caller gets the error below.
        () => {},
      );
      if (last === undefined) return asked;
      const outcome = await withTimeout(asked);
      if ('value' in outcome) return outcome.value;
      if (!isAway(outcome.error)) throw outcome.error;
      noteAway();
      return last;
    },
  };
}

/** Whether an error is temporary, so that a page may be answered soon. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof TimeoutElapsed ||
    isDatabaseDown(error) ||
    (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE')
  );
}
