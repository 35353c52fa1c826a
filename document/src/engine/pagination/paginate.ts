import { AVOID_BREAK, type FlowNode, type Frames, type Group, type PlacedGroup, type PlacedNode } from './flow.ts';

/** Sums of heights have rounding errors. An excess below this still fits. */
const EPSILON_PX = 0.001;
/** The cost of a page: more than any badness of full pages, less than a forbidden break. */
const PAGE_COST = 10_000;
/** The cost of an empty page before another one. It falls with the cube of the free share, as in TeX. */
const EMPTY_PAGE_COST = 100;

/** A box of the flow, with the glue and penalties before it and the groups around it. */
interface Line<T> {
  heightPx: number;
  payload: T;
  /** White space before it, dropped at the top of a page. */
  gapPx: number;
  /** The cost of a page break before it. */
  breakCost: number;
  /** From the outermost to the innermost. */
  groups: readonly Group<T>[];
}

/**
 * Breaks a flow into pages with the least total cost: few pages, no breaks where they should be avoided, well-filled pages. All breaks are
 * chosen together (Knuth and Plass, applied to pages), so an early page may end sooner to make a later one better. The same flow gives the
 * same pages.
 *
 * @param frames the area of the flow on the first page and on later ones.
 * @returns the nodes of each page, with positions from the page's top; one empty page for an empty flow.
 * @throws RangeError if a box, together with repeated heads above it, is higher than its page.
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
          if (node.head) {
            visit([node.head], inside);
            // No break between a head and its content.
            breakCost = AVOID_BREAK;
          }
          visit(node.children, inside);
          // A break after the group is allowed again.
          if (node.isKeptTogether && !groups.some(({ isKeptTogether }) => isKeptTogether)) breakCost = 0;
          break;
        }
      }
    }
  };
  visit(nodes, []);
  return lines;
}

/** The groups whose head is repeated above a line that begins a page: those that began on an earlier page. */
function repeatedHeads<T>(lines: readonly Line<T>[], from: number): readonly Group<T>[] {
  const before = lines[from - 1];
  if (!before) return [];
  return lines[from]!.groups.filter((group) => group.head && before.groups.includes(group));
}

function headsHeight(groups: readonly Group<unknown>[]): number {
  return groups.reduce((sum, { head }) => sum + (head?.heightPx ?? 0), 0);
}

/** The cheapest page breaks from a line, with which a page begins, to the flow's end. */
interface BreakPlan {
  cost: number;
  /** The first line of the next page. */
  nextLine: number;
}

/** The first line of each page, from 0. */
function pageStarts<T>(lines: readonly Line<T>[], { first, following }: Frames): number[] {
  // From the last line to the first, since the cost of a page includes the cost of the pages after it.
  const plans: BreakPlan[] = [];
  plans[lines.length] = { cost: 0, nextLine: lines.length };
  for (let from = lines.length - 1; from > 0; from--) plans[from] = bestPlan(lines, from, following.heightPx, plans);
  const starts = [0];
  const firstPlan = bestPlan(lines, 0, first.heightPx, plans);
  if (firstPlan.cost === Number.POSITIVE_INFINITY) {
    const highestPx = Math.max(...lines.map(({ heightPx }) => heightPx));
    throw new RangeError(`A box of ${Math.ceil(highestPx)} px does not fit a page of ${following.heightPx} px`);
  }
  let line = firstPlan.nextLine;
  for (; line < lines.length; line = plans[line]!.nextLine) starts.push(line);
  return starts;
}

function bestPlan<T>(lines: readonly Line<T>[], from: number, roomPx: number, plans: readonly BreakPlan[]): BreakPlan {
  let best: BreakPlan | null = null;
  let usedPx = headsHeight(repeatedHeads(lines, from));
  for (let line = from; line < lines.length; line++) {
    const { gapPx, heightPx } = lines[line]!;
    usedPx += (line === from ? 0 : gapPx) + heightPx;
    if (usedPx > roomPx + EPSILON_PX) break;
    const nextLine = line + 1;
    const next = lines[nextLine];
    const breakCost = next ? next.breakCost + EMPTY_PAGE_COST * (Math.max(0, roomPx - usedPx) / roomPx) ** 3 : 0;
    const cost = PAGE_COST + breakCost + plans[nextLine]!.cost;
    if (!best || cost < best.cost) best = { cost, nextLine };
  }
  // If no page can begin with this line, every plan through it has an infinite cost. That is an error only if the flow needs such a plan.
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
      if (isTrimmed && group.head) put(group.head.heightPx, group.head.payload);
    }
    put(heightPx, payload);
  }
  return page;
}
