import { isJsonObject } from '@kreda/document/kinds/resume/model/json-object';
import { ORDERED_SECTIONS } from '@kreda/document/kinds/resume/model/sections';

/**
 * Adds to the objects of `next` the fields that only `stored` has. During a rollout and after a rollback, an older release saves entries
 * that have fields of the newer one (docs/decisions/0037). Entries of lists are matched by id; other lists, such as rich text, are
 * replaced.
 *
 * @param next has all fields that this release knows.
 */
export function keepNewerFields(stored: unknown, next: unknown): unknown {
  if (Array.isArray(next)) return keepInEntries(Array.isArray(stored) ? stored : [], next);
  if (!isJsonObject(stored) || !isJsonObject(next)) return next;
  const kept = Object.entries(next).map(([name, value]) => [name, keepNewerFields(stored[name], value)] as const);
  return { ...stored, ...Object.fromEntries(kept) };
}

function keepInEntries(stored: readonly unknown[], next: readonly unknown[]): unknown {
  const byId = new Map(stored.filter(isJsonObject).map((entry) => [entry.id, entry]));
  return next.map((entry) =>
    isJsonObject(entry) && typeof entry.id === 'string' ? keepNewerFields(byId.get(entry.id), entry) : entry,
  );
}

/** Adds to a list of section slugs the stored ones that this release does not know, at the end. */
export function keepNewerSlugs(stored: unknown, next: readonly string[]): string[] {
  const known: readonly string[] = ORDERED_SECTIONS;
  const newer = (Array.isArray(stored) ? stored : []).filter(
    (slug) => typeof slug === 'string' && !known.includes(slug),
  );
  return [...next, ...newer];
}
