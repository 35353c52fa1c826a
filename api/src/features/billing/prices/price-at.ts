import { Temporal } from 'temporal-polyfill';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';

/** A price, from a time until that of the next one. Gross, minor units. */
export interface PricePoint {
  validFrom: Date;
  grossAmount: number;
  /** The regular price, where an operator has reduced it on purpose; null: this is the regular price. */
  regularAmount: number | null;
}

/** The price at a moment. Minor units. */
export interface CurrentPrice {
  grossAmount: number;
  /** Null: the price is not announced as reduced. */
  reduction: Reduction | null;
}

interface Reduction {
  regularAmount: number;
  /** The lowest price of the 30 days before the reduction. Null: nothing was sold before. */
  lowestBefore: number | null;
  /** When the next price begins; null: it is not known yet. */
  until: Date | null;
}

/** Days before a reduction whose lowest price is shown (Directive 98/6/EC, art. 6a; Polish Act on information about prices, art. 4(2)). */
const PRIOR_DAYS = 30;
const ZONE = 'Europe/Warsaw';

/**
 * The price of a package in one currency at a moment; null before its first price.
 *
 * @param history the prices in any order.
 */
export function priceAt(history: readonly PricePoint[], now: Date): CurrentPrice | null {
  const points = history.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const index = points.findLastIndex(({ validFrom }) => validFrom <= now);
  const current = points[index];
  if (!current) return null;
  const { grossAmount, regularAmount, validFrom } = current;
  if (regularAmount === null) return { grossAmount, reduction: null };
  const until = points[index + 1]?.validFrom ?? null;
  return { grossAmount, reduction: { regularAmount, lowestBefore: lowestBefore(points, validFrom), until } };
}

/**
 * The lowest price that was in effect in the 30 days before a moment, from the beginning of the first of these days in Warsaw. Of a
 * package that is sold for less than 30 days, it is the lowest price since then (art. 4(3) of the Polish Act). An earlier reduction
 * counts with its reduced price: Poland has no exception for reductions that follow each other (art. 6a(5) of the Directive is not used).
 *
 * @returns null when no price was in effect.
 */
export function lowestBefore(history: readonly PricePoint[], moment: Date): number | null {
  const points = history.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const start = startOfWindow(moment);
  const amounts = points.flatMap(({ validFrom, grossAmount }, index) => {
    const end = points[index + 1]?.validFrom ?? moment;
    return validFrom < moment && end > start ? [grossAmount] : [];
  });
  return amounts.length === 0 ? null : Math.min(...amounts);
}

function startOfWindow(moment: Date): Date {
  const day = Temporal.PlainDate.from(dayInWarsaw(moment)).subtract({ days: PRIOR_DAYS });
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds);
}
