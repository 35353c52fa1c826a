/**
 * Indices of the narrow items that have no neighbour in a grid of two columns, where wide items take a row each. A form makes these wide
 * too, since half a row would stay empty.
 */
export function loneItems(isWide: readonly boolean[]): ReadonlySet<number> {
  const lone = new Set<number>();
  let waiting: number | null = null;
  for (const [index, wide] of isWide.entries()) {
    if (waiting === null) {
      if (!wide) waiting = index;
    } else {
      if (wide) lone.add(waiting);
      waiting = null;
    }
  }
  if (waiting !== null) lone.add(waiting);
  return lone;
}
