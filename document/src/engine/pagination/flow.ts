/**
 * The input of pagination: heights and their order, without text or fonts (after TeX's page builder). `T` is the payload that the caller
 * wants placed. All lengths are in CSS px.
 */

/** Something that is never split: a line of text, a heading, a row of a table. */
export interface Box<T> {
  kind: 'box';
  heightPx: number;
  payload: T;
}

/** White space between two boxes. It is dropped at the end of a page. */
export interface Glue {
  kind: 'glue';
  heightPx: number;
}

/** The cost of a page break here. Without a penalty, a break between two boxes costs nothing. */
export interface Penalty {
  kind: 'penalty';
  cost: number;
}

/** Boxes of one element of the page. The element is opened again on each page that it continues on, and marked as trimmed. */
export interface Group<T> {
  kind: 'group';
  /** The element's `data-role` (docs/page-svg.md); null if the group is only kept together or only repeats its head. */
  role: string | null;
  /** Further attributes of the element, by name. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** A box at the group's beginning, and again at the top of each page that the group continues on: a table's head. */
  head: Box<T> | null;
  /** If true, a page break inside is allowed only if the group is higher than a page. */
  isKeptTogether: boolean;
  children: readonly FlowNode<T>[];
}

export type FlowNode<T> = Box<T> | Glue | Penalty | Group<T>;

/** The cost of a break that is used only if nothing else is possible. */
export const AVOID_BREAK = 1_000_000;

export function box<T>(heightPx: number, payload: T): Box<T> {
  return { kind: 'box', heightPx, payload };
}

export function glue(heightPx: number): Glue {
  return { kind: 'glue', heightPx };
}

/** Forbids a page break at this place. */
export const NO_BREAK: Penalty = { kind: 'penalty', cost: AVOID_BREAK };

/** Makes a group. By default it has no role and no repeated head, and may be split. */
export function group<T>(
  children: readonly FlowNode<T>[],
  {
    role = null,
    attributes = {},
    head = null,
    isKeptTogether = false,
  }: Partial<Omit<Group<T>, 'kind' | 'children'>> = {},
): Group<T> {
  return { kind: 'group', role, attributes, head, isKeptTogether, children };
}

/** The area of a flow on a page. */
export interface Frame {
  topPx: number;
  heightPx: number;
}

/** The area of a flow on the first page, and on each later page. */
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
  /** True if the group continues from an earlier page. */
  isTrimmed: boolean;
  children: PlacedNode<T>[];
}

export type PlacedNode<T> = PlacedBox<T> | PlacedGroup<T>;
