import { LRUCache } from 'lru-cache';
import type { ViesAnswer } from './vies-client.ts';

/** Why VIES is asked about a number: to show a buyer the price, to open an order, or to renew one. */
export type CheckPurpose = 'quote' | 'purchase' | 'renewal';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1_000;
const MINUTE_MS = 60_000;
/** For all callers together, in one process. Anybody may ask for a quote, also without an account. */
export const QUOTES_PER_MINUTE = 30;

/** What VIES said about a number, and when. */
export interface CheckedAnswer extends ViesAnswer {
  checkedAt: Date;
}

interface KeptAnswer extends CheckedAnswer {
  /** A purchase used it. Other purchases may use it too; an answer of quotes alone is requested anew. */
  isOfPurchase: boolean;
}

/**
 * What VIES answered in the last ten minutes, so that strangers cannot use up what it allows the seller. One request for a number is in flight at a
 * time. A failed request is not cached. Renewals always send one.
 */
export class RecentChecks {
  readonly #kept = new LRUCache<string, KeptAnswer>({ max: MOST_KEPT });
  readonly #inFlight = new Map<string, Promise<KeptAnswer>>();
  #minute = { number: 0, quotes: 0 };

  /**
   * The answer about a number, cached or by `request`. Null: quotes have used up the requests of this minute.
   *
   * @throws what `request` throws.
   */
  async check(
    number: string,
    { purpose, clock }: { purpose: CheckPurpose; clock: () => Date },
    request: () => Promise<ViesAnswer>,
  ): Promise<CheckedAnswer | null> {
    const now = clock();
    const kept = this.#kept.get(number);
    if (kept && serves(kept, { purpose, now })) return kept;
    const isInFlight = this.#inFlight.has(number);
    if (!isInFlight && purpose === 'quote' && !this.#mayQuote(now)) return null;
    const answer = await (this.#inFlight.get(number) ?? this.#begin(number, { clock, request }));
    if (purpose === 'purchase') answer.isOfPurchase = true;
    return answer;
  }

  #begin(
    number: string,
    { clock, request }: { clock: () => Date; request: () => Promise<ViesAnswer> },
  ): Promise<KeptAnswer> {
    const answering = request()
      .then((answer) => {
        const kept = { ...answer, checkedAt: clock(), isOfPurchase: false };
        this.#kept.set(number, kept);
        return kept;
      })
      .finally(() => this.#inFlight.delete(number));
    this.#inFlight.set(number, answering);
    return answering;
  }

  #mayQuote(now: Date): boolean {
    const number = Math.floor(now.getTime() / MINUTE_MS);
    if (this.#minute.number !== number) this.#minute = { number, quotes: 0 };
    this.#minute.quotes += 1;
    return this.#minute.quotes <= QUOTES_PER_MINUTE;
  }
}

function serves(
  { checkedAt, isOfPurchase }: KeptAnswer,
  { purpose, now }: { purpose: CheckPurpose; now: Date },
): boolean {
  const age = now.getTime() - checkedAt.getTime();
  if (age < 0 || age >= KEPT_MS) return false;
  return purpose === 'quote' || (purpose === 'purchase' && isOfPurchase);
}
