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
  /** An order rests on it. A purchase takes no other kept answer, so it asks once more than the quotes before it. */
  isOfPurchase: boolean;
}

/**
 * What VIES answered in the last ten minutes, so that strangers cannot use up what it allows the seller. One question about a number is in flight at a
 * time. A question that fails is not remembered. Renewals ask always.
 */
export class RecentChecks {
  readonly #kept = new LRUCache<string, KeptAnswer>({ max: MOST_KEPT });
  readonly #asking = new Map<string, Promise<KeptAnswer>>();
  #minute = { number: 0, quotes: 0 };

  /**
   * The answer about a number, kept or by `question`. Null: quotes have asked too often in this minute.
   *
   * @throws what `question` throws.
   */
  async ask(
    number: string,
    { purpose, clock }: { purpose: CheckPurpose; clock: () => Date },
    question: () => Promise<ViesAnswer>,
  ): Promise<CheckedAnswer | null> {
    const now = clock();
    const kept = this.#kept.get(number);
    if (kept && serves(kept, { purpose, now })) return kept;
    const isAsking = this.#asking.has(number);
    if (!isAsking && purpose === 'quote' && !this.#mayQuote(now)) return null;
    const answer = await (this.#asking.get(number) ?? this.#begin(number, { clock, question }));
    if (purpose === 'purchase') answer.isOfPurchase = true;
    return answer;
  }

  #begin(
    number: string,
    { clock, question }: { clock: () => Date; question: () => Promise<ViesAnswer> },
  ): Promise<KeptAnswer> {
    const asking = question()
      .then((answer) => {
        const kept = { ...answer, checkedAt: clock(), isOfPurchase: false };
        this.#kept.set(number, kept);
        return kept;
      })
      .finally(() => this.#asking.delete(number));
    this.#asking.set(number, asking);
    return asking;
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
