import { dequal } from 'dequal/lite';

/** The states of a value between which two clients are merged. */
interface States {
  /** What this client's value was made from: the saved value, then those that it sent without receiving an answer. Each may be the saved one now. */
  bases: readonly unknown[];
  mine: unknown;
  theirs: unknown;
}

/** A value that both clients changed in different ways. */
export interface Clash {
  /** The names and entry ids that lead to the value; the order of a list of entries is named ORDER. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

/** The last name in the path of the order of a list of entries. */
export const ORDER = 'order';

/** Decides whose value stays; null leaves the clash, and the merge fails. */
export type Settle = (clash: Clash) => 'mine' | 'theirs' | null;

/** Null if both clients changed the same thing. An absent value is undefined. */
type Merged = { value: unknown } | null;

interface StatesOf<T> {
  bases: readonly T[];
  mine: T;
  theirs: T;
}

interface Entry {
  readonly id: string;
}

/**
 * Merges the changes of two clients in one value (three-way merge). Objects are merged by their keys. Lists of entries are merged by the entries' ids, and in their order.
 * Anything else is one value, a rich text too. Null if both changed the same value in different ways, one deleted what the other changed, or both moved entries,
 * unless `settle` decides.
 */
export function mergeValues(
  { bases, mine, theirs }: States,
  settle: Settle = leave,
  path: readonly string[] = [],
): Merged {
  if (dequal(mine, theirs) || bases.some((base) => dequal(base, theirs))) return { value: mine };
  if (bases.every((base) => dequal(base, mine))) return { value: theirs };
  const states = [...bases, mine, theirs];
  if (states.every(isEntryList))
    return mergeEntries({ bases: bases as Entry[][], mine: mine as Entry[], theirs: theirs as Entry[] }, settle, path);
  if (states.every(isObject))
    return mergeFields({ bases: bases as object[], mine: mine as object, theirs: theirs as object }, settle, path);
  const kept = settle({ path, mine, theirs });
  return kept && { value: kept === 'mine' ? mine : theirs };
}

function leave(): null {
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
  { bases, mine, theirs }: StatesOf<ReadonlyMap<string, unknown>>,
  settle: Settle,
  path: readonly string[],
): Map<string, unknown> | null {
  const merged = new Map<string, unknown>();
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const states = { bases: bases.map((base) => base.get(name)), mine: mine.get(name), theirs: theirs.get(name) };
    const one = mergeValues(states, settle, [...path, name]);
    if (one === null) return null;
    if (one.value !== undefined) merged.set(name, one.value);
  }
  return merged;
}

function mergeFields({ bases, mine, theirs }: StatesOf<object>, settle: Settle, path: readonly string[]): Merged {
  const fieldsOf = (value: object) => new Map<string, unknown>(Object.entries(value));
  const merged = mergeByName(
    { bases: bases.map(fieldsOf), mine: fieldsOf(mine), theirs: fieldsOf(theirs) },
    settle,
    path,
  );
  return merged && { value: Object.fromEntries(merged) };
}

function mergeEntries(
  { bases, mine, theirs }: StatesOf<readonly Entry[]>,
  settle: Settle,
  path: readonly string[],
): Merged {
  const byId = (list: readonly Entry[]) => new Map<string, unknown>(list.map((entry) => [entry.id, entry]));
  const merged = mergeByName({ bases: bases.map(byId), mine: byId(mine), theirs: byId(theirs) }, settle, path);
  if (merged === null) return null;
  const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id).filter((id) => merged.has(id));
  const orders = { mine: idsOf(mine), theirs: idsOf(theirs) };
  const order = mergeOrder(bases.map(idsOf), orders.mine, orders.theirs) ?? settledOrder(orders, settle, path);
  return order && { value: order.map((id) => merged.get(id)) };
}

function settledOrder(
  { mine, theirs }: { mine: readonly string[]; theirs: readonly string[] },
  settle: Settle,
  path: readonly string[],
): string[] | null {
  const kept = settle({ path: [...path, ORDER], mine, theirs });
  return kept && (kept === 'mine' ? withAdded(mine, theirs) : withAdded(theirs, mine));
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
