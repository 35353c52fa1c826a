/** The largest value, or `least` without values. `Math.max(...values)` fails with more than some ten thousand arguments. */
export function largestOf(values: readonly number[], least = Number.NEGATIVE_INFINITY): number {
  return values.reduce((a, b) => Math.max(a, b), least);
}

/** The smallest value, or `most` without values. */
export function smallestOf(values: readonly number[], most = Number.POSITIVE_INFINITY): number {
  return values.reduce((a, b) => Math.min(a, b), most);
}
