import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, type FlowNode, glue, group, NO_BREAK, type PlacedNode } from './flow.ts';
import { paginate } from './paginate.ts';

const frame = (heightPx: number) => ({ topPx: 10, heightPx });
const pagesOf = (nodes: readonly FlowNode<string>[], heightPx: number, firstPx = heightPx) =>
  paginate(nodes, { first: frame(firstPx), following: frame(heightPx) });

const payloads = (nodes: readonly PlacedNode<string>[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'box' ? [node.payload] : payloads(node.children)));
const words = (pages: readonly PlacedNode<string>[][]) => pages.map((page) => payloads(page).join(' '));

describe('pages', () => {
  test('are filled before a new one begins', () => {
    expect(words(pagesOf([box(40, 'a'), box(40, 'b'), box(40, 'c')], 100))).toEqual(['a b', 'c']);
  });

  test('of an empty flow are one empty page', () => {
    expect(pagesOf([], 100)).toEqual([[]]);
  });

  test('begin without the white space before them', () => {
    const pages = pagesOf([box(60, 'a'), glue(30), box(60, 'b'), glue(5), box(20, 'c')], 100);
    expect(pages).toMatchObject([[{ yPx: 10 }], [{ yPx: 10 }, { yPx: 75 }]]);
  });

  test('may differ in height: the first has a heading above it', () => {
    const flow = [box(40, 'a'), box(40, 'b'), box(40, 'c')];
    expect(words(pagesOf(flow, 120, 50))).toEqual(['a', 'b c']);
  });

  test('end earlier rather than split a group that is kept together', () => {
    const flow = [box(40, 'a'), box(30, 'title'), NO_BREAK, box(40, 'text'), box(40, 'more')];
    expect(words(pagesOf(flow, 100))).toEqual(['a', 'title text', 'more']);
    const kept = [box(40, 'a'), group([box(30, 'b'), box(40, 'c')], { isKeptTogether: true }), box(40, 'd')];
    expect(words(pagesOf(kept, 100))).toEqual(['a', 'b c', 'd']);
  });

  test('split a group that is kept together if it is higher than a page', () => {
    const kept = group([box(60, 'a'), box(60, 'b')], { isKeptTogether: true });
    expect(words(pagesOf([kept], 100))).toEqual(['a', 'b']);
  });

  test('are chosen together: an early page ends sooner if a later break would be forbidden', () => {
    const flow = [box(30, 'a'), box(30, 'b'), box(30, 'c'), NO_BREAK, box(80, 'd')];
    expect(words(pagesOf(flow, 110))).toEqual(['a b', 'c d']);
  });

  test('are as few as possible', () => {
    const flow = Array.from({ length: 9 }, (_, index) => box(10, String(index)));
    expect(pagesOf(flow, 30)).toHaveLength(3);
  });

  test('do not end inside a box: a box higher than a page is an error', () => {
    expect(() => pagesOf([box(20, 'a'), box(101, 'b')], 100)).toThrow(RangeError);
    const headed = group([box(50, 'first'), box(90, 'row')], { head: box(20, 'head') });
    expect(() => pagesOf([headed], 100)).toThrow('90 px');
  });
});

describe('groups', () => {
  test('are opened again on each page that they continue on, marked as trimmed, with their head', () => {
    const table = group([box(40, '1'), box(40, '2'), box(40, '3')], {
      role: 'table',
      attributes: { 'data-x': 'y' },
      head: box(20, 'head'),
    });
    const pages = pagesOf([table, box(10, 'after')], 100);
    expect(words(pages)).toEqual(['head 1 2', 'head 3 after']);
    expect(pages[0]).toMatchObject([{ role: 'table', attributes: { 'data-x': 'y' }, isTrimmed: false }]);
    expect(pages[1]).toMatchObject([
      { role: 'table', attributes: { 'data-x': 'y' }, isTrimmed: true },
      { kind: 'box' },
    ]);
  });

  test('never leave their head alone at the foot of a page', () => {
    const table = group([box(40, '1')], { head: box(20, 'head') });
    expect(words(pagesOf([box(60, 'a'), table], 100))).toEqual(['a', 'head 1']);
  });

  test('of the same role stay separate if they follow each other', () => {
    const two = ['a', 'b'].map((word) => group([box(10, word)], { role: 'section' }));
    expect(pagesOf(two, 100)[0]).toHaveLength(2);
  });
});

const arbitraryNodes: fc.Arbitrary<FlowNode<string>[]> = fc.letrec<{
  node: FlowNode<string>;
  nodes: FlowNode<string>[];
}>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constant('box' as const), heightPx: fc.integer({ min: 1, max: 60 }), payload: fc.uuid() }),
    fc.record({ kind: fc.constant('glue' as const), heightPx: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ kind: fc.constant('penalty' as const), cost: fc.constantFrom(10, NO_BREAK.cost) }),
    fc
      .tuple(tie('nodes'), fc.boolean())
      .map(([children, isKeptTogether]) => group(children, { role: 'group', isKeptTogether })),
  ),
  nodes: fc.array(tie('node'), { maxLength: 12 }),
})).nodes;

test('for any flow, every box is placed once, in order, inside its page, without overlaps', () => {
  const boxes = (nodes: readonly FlowNode<string>[]): string[] =>
    nodes.flatMap((node) => (node.kind === 'box' ? [node.payload] : node.kind === 'group' ? boxes(node.children) : []));
  const placed = (nodes: readonly PlacedNode<string>[]): { yPx: number; heightPx: number }[] =>
    nodes.flatMap((node) => (node.kind === 'box' ? [node] : placed(node.children)));
  fc.assert(
    fc.property(arbitraryNodes, (nodes) => {
      const pages = pagesOf(nodes, 100, 70);
      expect(pages.flatMap(payloads)).toEqual(boxes(nodes));
      for (const [index, page] of pages.entries()) {
        let bottomPx = 10;
        for (const { yPx, heightPx } of placed(page)) {
          expect(yPx).toBeGreaterThanOrEqual(bottomPx);
          bottomPx = yPx + heightPx;
        }
        expect(bottomPx).toBeLessThanOrEqual(10 + (index === 0 ? 70 : 100) + 0.001);
      }
    }),
    { seed: 20261123, numRuns: 300 },
  );
});
