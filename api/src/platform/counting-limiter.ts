import { RateLimiterPrisma } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { countPoints, selectWindowEnd } from './sql/rate-limits.ts';

/** The library's limiter, which counts a try in one statement in place of its own three. */
export class CountingLimiter extends RateLimiterPrisma {
  readonly #db: Database;

  constructor(db: Database, { name, points, durationS }: { name: string; points: number; durationS: number }) {
    super({
      storeClient: db,
      tableName: 'rateLimit',
      keyPrefix: name,
      points,
      duration: durationS,
      // Housekeeping does it, once for all limiters.
      clearExpiredByTimeout: false,
    });
    this.#db = db;
  }

  /** What the library calls for each try; it answers the row as it is after it. */
  protected async _upsert(
    key: string,
    points: number,
    durationMs: number,
    isForced: boolean,
  ): Promise<{ points: number; expire: Date }> {
    if (isForced) throw new Error('windows are never set from outside');
    const { statements } = this.#db;
    const now = new Date();
    const counted = await countPoints(statements, key, { points, durationMs, now });
    // Only a refusal says when the window ends.
    const end = counted > this.points ? await selectWindowEnd(statements, key) : null;
    return { points: counted, expire: end ?? new Date(now.getTime() + durationMs) };
  }
}
