import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import type { FlowSection, PlacedColumn } from './flow.ts';
import { paginateComposed, paginateOptimally } from './paginate-optimally.ts';
import {
  arbitraryFlow,
  clause,
  ENTRY_GAP_PX,
  endOf,
  entries,
  entry,
  frameOf,
  PAGE_PX,
  section,
  TOP_PX,
} from './testing/sample-flow.ts';

const compose = (...sections: FlowSection<string>[]): PlacedColumn<string>[] =>
  paginateComposed([{ sections, frameOf }])[0]!;

const emptyShare = (page: PlacedColumn<string>) => 1 - (endOf(page) - TOP_PX) / PAGE_PX;

/** The gap between the first two entries of a page's first section. */
function entryGapPx(page: PlacedColumn<string>): number {
  const [first, second] = page.sections[0]!.subSections;
  const above = first!.head[0]!;
  return second!.head[0]!.yPx - above.yPx - above.heightPx;
}

describe('composed pages', () => {
  test('are full before the last one, even if that becomes short', () => {
    const sections = [section(...entries(5, 100)), section(...entries(2, 90)), section(entry(120)), section(entry(90))];
    const [emptied] = paginateOptimally([{ sections, frameOf }], false)[0]!;
    const [first, last] = compose(...sections);
    expect(emptyShare(emptied!)).toBeGreaterThan(0.12);
    expect(emptyShare(first!)).toBeLessThan(0.12);
    expect(emptyShare(last!)).toBeGreaterThan(0.8);
  });

  test('are spread to the foot by wider gaps if there is only one', () => {
    const [page] = compose(section(...entries(9, 90)));
    expect(entryGapPx(page!)).toBeGreaterThan(ENTRY_GAP_PX);
    expect(entryGapPx(page!)).toBeLessThanOrEqual(ENTRY_GAP_PX * 1.25 + 0.001);
  });

  test('end at the foot, above a clause, where the gaps suffice', () => {
    const content = section(...entries(9, 98));
    const [page] = compose(content);
    expect(endOf(page!)).toBeCloseTo(TOP_PX + PAGE_PX, 1);
    const [withClause] = compose(section(...entries(9, 90)), clause(48));
    const flowing = { sections: withClause!.sections.slice(0, -1) };
    expect(endOf(flowing)).toBeLessThanOrEqual(TOP_PX + PAGE_PX - 48);
    expect(endOf(withClause!)).toBeCloseTo(TOP_PX + PAGE_PX, 1);
  });

  test('keep the gaps of an only page that shrank so that it fits', () => {
    // The title, nine entries and eight gaps are 1001 px high.
    const [page, ...others] = compose(section(...entries(9, 99)));
    expect(others).toEqual([]);
    expect(entryGapPx(page!)).toBeLessThan(ENTRY_GAP_PX);
    expect(endOf(page!)).toBeLessThanOrEqual(TOP_PX + PAGE_PX + 0.01);
  });

  test('keep their gaps if less than six tenths of the only page are used', () => {
    const [page] = compose(section(...entries(5, 90)));
    expect(entryGapPx(page!)).toBe(ENTRY_GAP_PX);
  });

  test('spread the last page of a column that ends before another one, and no last page of the document', () => {
    const side = { sections: [section(...entries(8, 90))], frameOf };
    const [main, beside] = paginateComposed([{ sections: [section(...entries(15, 90))], frameOf }, side]);
    expect(entryGapPx(beside![0]!)).toBe(ENTRY_GAP_PX * 1.25);
    expect(main).toHaveLength(2);
    expect(entryGapPx(main![1]!)).toBe(ENTRY_GAP_PX);
  });

  test('move by little when one more line is written', () => {
    let before = 0;
    for (let heightPx = 10; heightPx <= 600; heightPx += 2) {
      const [page, ...others] = compose(section(...entries(5, 60), entry(heightPx)));
      if (others.length > 0) break;
      const gapPx = entryGapPx(page!);
      if (before > 0) expect(Math.abs(gapPx - before)).toBeLessThan(0.4);
      before = gapPx;
    }
    expect(before).toBeGreaterThan(0);
  });

  test('repeat the title of a section that continues, in one column', () => {
    const continuedTitle = { heightPx: 30, payload: 'continued' };
    const [, second] = compose({ ...section(...entries(14, 100)), continuedTitle });
    expect(second!.sections[0]).toMatchObject({ isTrimmed: true, title: { yPx: TOP_PX, payload: 'continued' } });
  });

  test('are the same for the same content', () => {
    fc.assert(
      fc.property(arbitraryFlow, (sections) => {
        expect(compose(...sections)).toEqual(compose(...sections));
      }),
      runs(50),
    );
  });
});

describe('a column without a neighbour', () => {
  const firstFrameAlone = { topPx: TOP_PX + 40, heightPx: PAGE_PX - 40 };
  const wide = (sections: readonly FlowSection<string>[]) =>
    sections.map((one) => ({ ...one, title: { ...one.title!, payload: 'wide' } }));
  const column = (sections: readonly FlowSection<string>[]) => ({
    sections,
    frameOf,
    sectionsAlone: (isNeeded: (index: number) => boolean) => wide(sections.filter((_, index) => isNeeded(index))),
  });
  const side = (sections: readonly FlowSection<string>[]) => ({ sections, frameOf });

  test('is wide on the first page', () => {
    const main = { ...column([section(...entries(3, 90))]), firstFrameAlone };
    const [pages] = paginateComposed([main, side([])]);
    expect(pages).toMatchObject([{ isAlone: true, sections: [{ title: { yPx: TOP_PX + 40, payload: 'wide' } }] }]);
  });

  test('keeps its width beside contacts, and beside a column with content', () => {
    const content = [section(...entries(3, 90))];
    const besideContacts = paginateComposed([column(content), side([])])[0];
    const besideSections = paginateComposed([{ ...column(content), firstFrameAlone }, side([section(entry(80))])])[0];
    for (const pages of [besideContacts, besideSections]) expect(pages![0]!.isAlone ?? false).toBe(false);
  });
});
