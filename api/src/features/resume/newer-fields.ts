import { isJsonObject } from '@kreda/document/kinds/resume/model/json-object';
import { ORDERED_SECTIONS } from '@kreda/document/kinds/resume/model/sections';

/**
 * Adds to the objects of `next` the fields that only a newer release knows. During a rollout and after a rollback, an older release saves
 * entries that have fields of the newer one (docs/decisions/0037). Entries of lists are matched by id; other lists, such as rich text, are
 * replaced.
 *
 * @param stored as the database has it.
 * @param known `stored` as this release read it. What it has and `next` lacks was removed, such as the column of a section that moved back.
 * @param next has all fields that this release knows and that were not removed.
 */
export function keepNewerFields(stored: unknown, known: unknown, next: unknown): unknown {
  if (Array.isArray(next)) return keepInEntries(listOf(stored), listOf(known), next);
  if (!isJsonObject(stored) || !isJsonObject(next)) return next;
  const read = isJsonObject(known) ? known : {};
  const newer = Object.entries(stored).filter(([name]) => !Object.hasOwn(read, name));
  const kept = Object.entries(next).map(
    ([name, value]) => [name, keepNewerFields(stored[name], read[name], value)] as const,
  );
  return Object.fromEntries([...newer, ...kept]);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function keepInEntries(stored: readonly unknown[], known: readonly unknown[], next: readonly unknown[]): unknown {
  const [storedById, knownById] = [entriesById(stored), entriesById(known)];
  return next.map((entry) =>
    isJsonObject(entry) && typeof entry.id === 'string'
      ? keepNewerFields(storedById.get(entry.id), knownById.get(entry.id), entry)
      : entry,
  );
}

function entriesById(list: readonly unknown[]): ReadonlyMap<unknown, unknown> {
  return new Map(list.filter(isJsonObject).map((entry) => [entry.id, entry]));
}

/** Adds to a list of section slugs the stored ones that this release does not know, at the end. */
export function keepNewerSlugs(stored: unknown, next: readonly string[]): string[] {
  const known: readonly string[] = ORDERED_SECTIONS;
  const newer = (Array.isArray(stored) ? stored : []).filter(
    (slug) => typeof slug === 'string' && !known.includes(slug),
  );
  return [...next, ...newer];
}
