/**
 * The entries as they are now with a deleted one back at the place it had, or at the end where they have become fewer. What was
 * typed since the deletion stays. The same list where the entry is there already, or where there is no room.
 */
export function putBack<T extends { id: string }>(
  current: readonly T[],
  deleted: T,
  index: number,
  maxEntries: number,
): readonly T[] {
  if (current.length >= maxEntries || current.some(({ id }) => id === deleted.id)) return current;
  return current.toSpliced(Math.min(index, current.length), 0, deleted);
}
