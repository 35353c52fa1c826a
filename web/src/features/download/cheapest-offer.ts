interface Priced {
  /** Minor units. */
  grossAmount: number;
  /** Null: nothing renews. */
  months: number | null;
}

/** The cheapest offer that is paid once; where none is on sale, the cheapest of all. */
export function cheapestOffer<O extends Priced>(offers: readonly O[]): O | undefined {
  const byPrice = offers.toSorted((a, b) => a.grossAmount - b.grossAmount);
  return byPrice.find(({ months }) => months === null) ?? byPrice[0];
}
