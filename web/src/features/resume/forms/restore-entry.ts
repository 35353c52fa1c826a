/**
 * Restores a deleted entry at its old index, or at the end if the list is shorter now. Later changes stay. Returns the same list if
 * the entry exists already or the list is full.
 */
export function restoreEntry<T extends { id: string }>(
  current: readonly T[],
  deleted: T,
  index: number,
  maxEntries: number,
): readonly T[] {
  if (current.length >= maxEntries || current.some(({ id }) => id === deleted.id)) return current;
  return current.toSpliced(Math.min(index, current.length), 0, deleted);
}
