import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import { isDatabaseDown } from '../../platform/database-errors.ts';
import { inTime, NoAnswerInTime } from '../../platform/in-time.ts';

/** How long an answer serves for a database that is away, ms: offers and prices change, though seldom within the hour. */
const KEEP_MS = 60 * 60_000;
/** How long a database that was found away is not asked where there is a last answer, ms. */
const AWAY_MS = 2_000;
/** Of some 10 KB each. */
const MAX_KEPT = 400;

/** Answers that are the same for everybody, kept for when the database is away. */
export interface KeptAnswers {
  /**
   * The answer to a question, which has to be one that JSON can tell from others. Where the database is away, or does not answer soon, it is the
   * last answer to the same question, of an hour at most.
   *
   * @param isKept which answers are kept; all of them without it.
   * @throws what `work` throws where there is none, and everything that it throws for another reason.
   */
  get<T extends object>(question: unknown, work: () => Promise<T>, isKept?: (answer: T) => boolean): Promise<T>;
  /** Somebody has found the database away: for a moment nobody waits to find it too. */
  noteAway(): void;
}

export function createKeptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, object>({ max: MAX_KEPT, ttl: KEEP_MS });
  let awayUntil = Number.NEGATIVE_INFINITY;
  const noteAway = () => {
    awayUntil = performance.now() + AWAY_MS;
  };
  return {
    noteAway,
    async get<T extends object>(
      question: unknown,
      work: () => Promise<T>,
      isKept: (answer: T) => boolean = () => true,
    ) {
      const key = JSON.stringify(question);
      const last = kept.get(key) as T | undefined;
      if (last !== undefined && performance.now() < awayUntil) return last;
      const asked = work();
      asked.then(
        (answer) => {
          if (isKept(answer)) kept.set(key, answer);
          else kept.delete(key);
        },
        // Its caller hears of it below.
        () => {},
      );
      if (last === undefined) return asked;
      const outcome = await inTime(asked);
      if ('value' in outcome) return outcome.value;
      if (!isAway(outcome.error)) throw outcome.error;
      noteAway();
      return last;
    },
  };
}

/** Whether a page cannot be answered now, and may be soon. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof NoAnswerInTime ||
    isDatabaseDown(error) ||
    (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE')
  );
}
