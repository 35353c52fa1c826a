import { RateLimiterPrisma } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { countPoints, selectWindowEnd } from './sql/rate-limits.ts';

/** The library's limiter, but each attempt is counted in one SQL statement instead of three. */
export class CountingLimiter extends RateLimiterPrisma {
  readonly #db: Database;

  constructor(db: Database, { name, points, durationS }: { name: string; points: number; durationS: number }) {
    super({
      storeClient: db,
      tableName: 'rateLimit',
      keyPrefix: name,
      points,
      duration: durationS,
      // Housekeeping removes expired rows, once for all limiters.
      clearExpiredByTimeout: false,
    });
    this.#db = db;
  }

  /** The library calls this for each attempt. Returns the row after it. */
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
    // Only a refusal needs the end of the window.
    const end = counted > this.points ? await selectWindowEnd(statements, key) : null;
    return { points: counted, expire: end ?? new Date(now.getTime() + durationMs) };
  }
}
