import { dequal } from 'dequal/lite';

/** The states of a value between which two clients are merged. */
interface States {
  /** What this client's value was made from: the saved value, then those that it sent without receiving an answer. Each may be the saved one now. */
  bases: readonly unknown[];
  mine: unknown;
  theirs: unknown;
}

/** Null if both clients changed the same thing. An absent value is undefined. */
type Merged = { value: unknown } | null;

interface Entry {
  readonly id: string;
}

/**
 * Merges the changes of two clients in one value (three-way merge). Objects are merged by their keys. Lists of entries are merged by the entries' ids, and in their order.
 * Anything else is one value, a rich text too. Null if both changed the same value in different ways, one deleted what the other changed, or both moved entries.
 */
export function mergeValues({ bases, mine, theirs }: States): Merged {
  if (dequal(mine, theirs) || bases.some((base) => dequal(base, theirs))) return { value: mine };
  if (bases.every((base) => dequal(base, mine))) return { value: theirs };
  const states = [...bases, mine, theirs];
  if (states.every(isEntryList)) return mergeEntries(bases as Entry[][], mine as Entry[], theirs as Entry[]);
  if (states.every(isObject)) return mergeFields(bases as object[], mine as object, theirs as object);
  return null;
}

function isEntryList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && 'id' in (item as object));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges values by name. Null if one of them cannot be merged. */
function mergeByName(
  bases: readonly ReadonlyMap<string, unknown>[],
  mine: ReadonlyMap<string, unknown>,
  theirs: ReadonlyMap<string, unknown>,
): Map<string, unknown> | null {
  const merged = new Map<string, unknown>();
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const one = mergeValues({
      bases: bases.map((base) => base.get(name)),
      mine: mine.get(name),
      theirs: theirs.get(name),
    });
    if (one === null) return null;
    if (one.value !== undefined) merged.set(name, one.value);
  }
  return merged;
}

function mergeFields(bases: readonly object[], mine: object, theirs: object): Merged {
  const fieldsOf = (value: object) => new Map<string, unknown>(Object.entries(value));
  const merged = mergeByName(bases.map(fieldsOf), fieldsOf(mine), fieldsOf(theirs));
  return merged && { value: Object.fromEntries(merged) };
}

function mergeEntries(bases: readonly (readonly Entry[])[], mine: readonly Entry[], theirs: readonly Entry[]): Merged {
  const byId = (list: readonly Entry[]) => new Map<string, unknown>(list.map((entry) => [entry.id, entry]));
  const merged = mergeByName(bases.map(byId), byId(mine), byId(theirs));
  if (merged === null) return null;
  const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id).filter((id) => merged.has(id));
  const order = mergeOrder(bases.map(idsOf), idsOf(mine), idsOf(theirs));
  return order && { value: order.map((id) => merged.get(id)) };
}

/** The order of the client that moved entries, with those that the other one added behind their neighbours. Null if both moved entries in different ways. */
function mergeOrder(
  bases: readonly (readonly string[])[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  /** Whether the entries that all three lists have are in the same order in two of them. */
  const isSameOrder = (a: readonly string[], b: readonly string[]) => {
    const shared = (list: readonly string[]) =>
      list.filter((id) => a.includes(id) && b.includes(id) && mine.includes(id) && theirs.includes(id));
    return dequal(shared(a), shared(b));
  };
  if (bases.some((base) => isSameOrder(base, theirs))) return withAdded(mine, theirs);
  if (isSameOrder(mine, theirs) || bases.every((base) => isSameOrder(base, mine))) return withAdded(theirs, mine);
  return null;
}

/** The list with ids that only the other one has, each behind the one that it follows there. */
function withAdded(list: readonly string[], other: readonly string[]): string[] {
  const order = [...list];
  for (const [index, id] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
