interface Priced {
  /** Minor units. */
  grossAmount: number;
  /** Months between payments; null for a one-off offer. */
  months: number | null;
}

/** The cheapest one-off offer, or the cheapest of all if there is none. */
export function cheapestOffer<O extends Priced>(offers: readonly O[]): O | undefined {
  const byPrice = offers.toSorted((a, b) => a.grossAmount - b.grossAmount);
  return byPrice.find(({ months }) => months === null) ?? byPrice[0];
}
