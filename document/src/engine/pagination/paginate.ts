import { AVOID_BREAK, type FlowNode, type Frames, type Group, type PlacedGroup, type PlacedNode } from './flow.ts';

/** Sums of heights gather rounding errors; what exceeds the page by less than this fits. */
const EPSILON_PX = 0.001;
/** One page less is worth more than full pages, and less than a forbidden break. */
const PAGE_COST = 10_000;
/** Of an empty page that another one follows; it falls with the cube of what is free, as in TeX. */
const EMPTY_PAGE_COST = 100;

/** A box of the flow with what stands before it, and the groups that it stands in. */
interface Line<T> {
  heightPx: number;
  payload: T;
  /** White space before it, unless it is the first on its page. */
  gapPx: number;
  /** Of a page's end before it. */
  breakCost: number;
  /** From the outermost. */
  groups: readonly Group<T>[];
}

/**
 * Breaks a flow into pages with the least total cost: few pages, no break where one is to be avoided, pages well filled. All breaks
 * are chosen together (Knuth and Plass, applied to pages), so an early page may end sooner where a later one gains by it. The same
 * flow gives the same pages.
 *
 * @param frames the place of the flow on the first page and on those after it.
 * @returns the nodes of each page, with positions from the page's top; one empty page for an empty flow.
 * @throws RangeError when a box, with the repeated heads above it, is higher than its page.
 */
export function paginate<T>(nodes: readonly FlowNode<T>[], frames: Frames): PlacedNode<T>[][] {
  const lines = linesOf(nodes);
  if (lines.length === 0) return [[]];
  const starts = pageStarts(lines, frames);
  return starts.map((from, index) => {
    const { topPx } = index === 0 ? frames.first : frames.following;
    return place(lines, { from, to: starts[index + 1] ?? lines.length, topPx });
  });
}

function linesOf<T>(nodes: readonly FlowNode<T>[]): Line<T>[] {
  const lines: Line<T>[] = [];
  let gapPx = 0;
  let breakCost = 0;
  const visit = (list: readonly FlowNode<T>[], groups: readonly Group<T>[]) => {
    for (const node of list) {
      switch (node.kind) {
        case 'glue':
          gapPx += node.heightPx;
          break;
        case 'penalty':
          breakCost += node.cost;
          break;
        case 'box':
          lines.push({ heightPx: node.heightPx, payload: node.payload, gapPx, breakCost, groups });
          gapPx = 0;
          breakCost = groups.some(({ isKeptTogether }) => isKeptTogether) ? AVOID_BREAK : 0;
          break;
        case 'group': {
          const inside = [...groups, node];
          visit(node.head, inside);
          // A head is not parted from what it heads.
          if (node.head.length > 0) breakCost = AVOID_BREAK;
          visit(node.children, inside);
          // What follows the group is not kept together with it.
          if (node.isKeptTogether && !groups.some(({ isKeptTogether }) => isKeptTogether)) breakCost = 0;
          break;
        }
      }
    }
  };
  visit(nodes, []);
  return lines;
}

/** Heads that stand again above a line when it begins a page: those of groups that began on an earlier one. */
function repeatedHeads<T>(lines: readonly Line<T>[], from: number): readonly Group<T>[] {
  const before = lines[from - 1];
  if (!before) return [];
  return lines[from]!.groups.filter((group) => group.head.length > 0 && before.groups.includes(group));
}

function headsHeight(groups: readonly Group<unknown>[]): number {
  return groups.reduce((sum, { head }) => head.reduce((height, { heightPx }) => height + heightPx, sum), 0);
}

/** The cheapest way from a line, with which a page begins, to the flow's end. */
interface Way {
  cost: number;
  /** The line with which the next page begins. */
  nextLine: number;
}

/** The lines with which pages begin, from 0. */
function pageStarts<T>(lines: readonly Line<T>[], { first, following }: Frames): number[] {
  // From the last line to the first: what follows a page is known when the page is weighed.
  const ways: Way[] = [];
  ways[lines.length] = { cost: 0, nextLine: lines.length };
  for (let from = lines.length - 1; from > 0; from--) ways[from] = bestWay(lines, from, following.heightPx, ways);
  const starts = [0];
  const firstWay = bestWay(lines, 0, first.heightPx, ways);
  if (firstWay.cost === Number.POSITIVE_INFINITY) {
    const highestPx = Math.max(...lines.map(({ heightPx }) => heightPx));
    throw new RangeError(`A box of ${Math.ceil(highestPx)} px does not fit a page of ${following.heightPx} px`);
  }
  let line = firstWay.nextLine;
  for (; line < lines.length; line = ways[line]!.nextLine) starts.push(line);
  return starts;
}

function bestWay<T>(lines: readonly Line<T>[], from: number, roomPx: number, ways: readonly Way[]): Way {
  let best: Way | null = null;
  let usedPx = headsHeight(repeatedHeads(lines, from));
  for (let line = from; line < lines.length; line++) {
    const { gapPx, heightPx } = lines[line]!;
    usedPx += (line === from ? 0 : gapPx) + heightPx;
    if (usedPx > roomPx + EPSILON_PX) break;
    const nextLine = line + 1;
    const next = lines[nextLine];
    const breakCost = next ? next.breakCost + EMPTY_PAGE_COST * (Math.max(0, roomPx - usedPx) / roomPx) ** 3 : 0;
    const cost = PAGE_COST + breakCost + ways[nextLine]!.cost;
    if (!best || cost < best.cost) best = { cost, nextLine };
  }
  // A line that fits no page makes every way over it impossible; it is an error only if the flow needs that way.
  return best ?? { cost: Number.POSITIVE_INFINITY, nextLine: lines.length };
}

function place<T>(
  lines: readonly Line<T>[],
  { from, to, topPx }: { from: number; to: number; topPx: number },
): PlacedNode<T>[] {
  const page: PlacedNode<T>[] = [];
  const open: { group: Group<T>; placed: PlacedGroup<T> }[] = [];
  const startedBefore = new Set(lines[from - 1]?.groups);
  let yPx = topPx;
  const put = (heightPx: number, payload: T) => {
    (open.at(-1)?.placed.children ?? page).push({ kind: 'box', yPx, heightPx, payload });
    yPx += heightPx;
  };
  for (const [index, { groups, gapPx, heightPx, payload }] of lines.slice(from, to).entries()) {
    const shared = groups.findIndex((group, depth) => open[depth]?.group !== group);
    open.length = shared === -1 ? groups.length : shared;
    if (index > 0) yPx += gapPx;
    for (const group of groups.slice(open.length)) {
      const isTrimmed = startedBefore.has(group);
      const { role, attributes } = group;
      const placed: PlacedGroup<T> = { kind: 'group', role, attributes, isTrimmed, children: [] };
      (open.at(-1)?.placed.children ?? page).push(placed);
      open.push({ group, placed });
      if (isTrimmed) for (const box of group.head) put(box.heightPx, box.payload);
    }
    put(heightPx, payload);
  }
  return page;
}
