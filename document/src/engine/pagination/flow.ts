/**
 * What pagination works on: heights and order, no text and no fonts (after TeX's page builder). `T` is what the caller wants
 * placed. All lengths are CSS px.
 */

/** Something that is never cut: a line of text, a heading, a row of a table. */
export interface Box<T> {
  kind: 'box';
  heightPx: number;
  payload: T;
}

/** White space between two boxes. It disappears where a page ends. */
export interface Glue {
  kind: 'glue';
  heightPx: number;
}

/** What it costs to end a page here. Between two boxes without a penalty it costs nothing. */
export interface Penalty {
  kind: 'penalty';
  cost: number;
}

/** Boxes of one element of the page. On every page that it reaches, the element is opened again and marked as trimmed. */
export interface Group<T> {
  kind: 'group';
  /** The element's `data-role` (docs/page-svg.md); null for a group that is only kept together or repeats its head. */
  role: string | null;
  /** Further attributes of the element, by name. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Boxes at the group's beginning, and again at the top of each page that it continues on: a table's head. */
  head: readonly Box<T>[];
  /** Whether a page may end inside only where nothing else is possible: the group is higher than a page. */
  isKeptTogether: boolean;
  children: readonly FlowNode<T>[];
}

export type FlowNode<T> = Box<T> | Glue | Penalty | Group<T>;

/** The cost of a break that is taken only when there is no other way. */
export const AVOID_BREAK = 1_000_000;

export function box<T>(heightPx: number, payload: T): Box<T> {
  return { kind: 'box', heightPx, payload };
}

export function glue(heightPx: number): Glue {
  return { kind: 'glue', heightPx };
}

/** Forbids a page's end between what stands before and after it. */
export const NO_BREAK: Penalty = { kind: 'penalty', cost: AVOID_BREAK };

/** A group; without a role, without a repeated head and breakable unless told otherwise. */
export function group<T>(
  children: readonly FlowNode<T>[],
  {
    role = null,
    attributes = {},
    head = [],
    isKeptTogether = false,
  }: Partial<Omit<Group<T>, 'kind' | 'children'>> = {},
): Group<T> {
  return { kind: 'group', role, attributes, head, isKeptTogether, children };
}

/** Where a flow stands on a page. */
export interface Frame {
  topPx: number;
  heightPx: number;
}

/** Where a flow stands on the first page, and on each page after it. */
export interface Frames {
  first: Frame;
  following: Frame;
}

export interface PlacedBox<T> {
  kind: 'box';
  yPx: number;
  heightPx: number;
  payload: T;
}

export interface PlacedGroup<T> {
  kind: 'group';
  role: string | null;
  attributes: Readonly<Record<string, string | undefined>>;
  /** True on what continues from an earlier page. */
  isTrimmed: boolean;
  children: PlacedNode<T>[];
}

export type PlacedNode<T> = PlacedBox<T> | PlacedGroup<T>;
