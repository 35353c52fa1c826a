interface Priced {
  kind: string;
  days: number;
  /** Calendar months per period; null: the package does not renew. */
  months: number | null;
  grossAmount: number;
  currency: string;
}

/**
 * How many percent a package costs less than the shortest package of its kind over the same time, rounded down, so that the price list
 * never promises more than is saved (Directive 2005/29/EC, art. 6(1)(d)). Both prices are current, so it announces no price reduction in
 * the sense of Directive 98/6/EC, art. 6a. Null when nothing is saved.
 *
 * @param onSale the packages that can be bought now.
 */
export function savingsPercent(offer: Priced, onSale: readonly Priced[]): number | null {
  const comparable = onSale.filter(({ kind, currency }) => kind === offer.kind && currency === offer.currency);
  const shortest = comparable.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  if (!shortest) return null;
  // In integers: 1 - price / (shortest price × length / shortest length).
  const paid = offer.grossAmount * lengthOf(shortest);
  const compared = shortest.grossAmount * lengthOf(offer);
  const percent = Math.floor((100 * (compared - paid)) / compared);
  return percent > 0 ? percent : null;
}

/** Months of a package that renews, otherwise days. Packages of one kind have the same unit. */
function lengthOf({ days, months }: Priced): number {
  return months ?? days;
}
