/** The largest of any number of values; `least` where there are none. A call takes no more than some ten thousand values one by one. */
export function largestOf(values: readonly number[], least = Number.NEGATIVE_INFINITY): number {
  return values.reduce((a, b) => Math.max(a, b), least);
}

/** The smallest of any number of values; `most` where there are none. */
export function smallestOf(values: readonly number[], most = Number.POSITIVE_INFINITY): number {
  return values.reduce((a, b) => Math.min(a, b), most);
}
