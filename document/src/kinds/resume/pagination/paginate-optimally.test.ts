import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import type { FlowSection, PlacedColumn } from './flow.ts';
import { sectionHeight, subSectionHeight } from './heights.ts';
import {
  FREE_BELOW_SECTION_PX,
  paginateColumn,
  ROOM_FOR_DESCRIPTION_PX,
  SPLITTABLE_SUB_SECTION_PX,
} from './paginate-column.ts';
import { paginateComposed, paginateOptimally } from './paginate-optimally.ts';
import {
  arbitraryFlow,
  clause,
  description,
  ENTRY_GAP_PX,
  endOf,
  entries,
  entry,
  entryIds,
  frameOf,
  lines,
  linesOf,
  PAGE_PX,
  placedAtoms,
  section,
  TOP_PX,
} from './testing/sample-flow.ts';

function paginate(...sections: FlowSection<string>[]): PlacedColumn<string>[] {
  return paginateOptimally([{ sections, frameOf }], false)[0]!;
}

describe('page breaks that are chosen together', () => {
  test('set a page tighter rather than begin one for a single entry', () => {
    const career = section(...entries(10, 82));
    // Ten entries with their gaps as designed are 40 px higher than the page.
    const designedPx = sectionHeight(career);
    expect(designedPx).toBeLessThan(PAGE_PX);
    const tooHigh = section(...entries(10, 82 + (PAGE_PX + 8 - designedPx) / 10));
    const [page, ...others] = paginate(tooHigh);
    expect(others).toEqual([]);
    expect(endOf(page!)).toBeCloseTo(TOP_PX + PAGE_PX, 3);
  });

  test('keep gaps between 0.85 and 1.25 of the design', () => {
    const pages = paginate(section(...entries(9, 100)), section(...entries(9, 100)));
    for (const { sections } of pages) {
      for (const { subSections } of sections) {
        for (const [index, { head }] of subSections.entries()) {
          const above = subSections[index - 1]?.head[0];
          if (!above) continue;
          const gapPx = head[0]!.yPx - above.yPx - above.heightPx;
          expect(gapPx).toBeGreaterThanOrEqual(ENTRY_GAP_PX * 0.85 - 0.001);
          expect(gapPx).toBeLessThanOrEqual(ENTRY_GAP_PX * 1.25 + 0.001);
        }
      }
    }
  });

  test('move entries to the last page so that it is not nearly empty', () => {
    const sections = [section(...entries(8, 110)), section(entry(60))];
    expect(endOf(paginateColumn(sections, frameOf)[1]!) - TOP_PX).toBeLessThan(PAGE_PX * 0.1);
    const pages = paginate(...sections);
    expect(pages).toHaveLength(2);
    expect(endOf(pages[1]!) - TOP_PX).toBeGreaterThan(PAGE_PX * 0.2);
  });

  test('fill a page before the last to its foot, by wider gaps', () => {
    const [first] = paginate(section(...entries(5, 100)), section(...entries(9, 90)));
    expect(endOf(first!)).toBeGreaterThan(TOP_PX + PAGE_PX * 0.97);
    expect(endOf(first!)).toBeLessThanOrEqual(TOP_PX + PAGE_PX + 0.001);
  });

  test('leave room at the foot of the last page, so that clauses have no page of their own', () => {
    const flow = section(...entries(8, 110));
    const spare = PAGE_PX - sectionHeight(flow);
    const foot = clause(spare + 30);
    expect(paginateColumn([flow], frameOf)).toHaveLength(1);
    const pages = paginate(flow, foot);
    expect(pages).toHaveLength(2);
    const [resumed] = pages[1]!.sections;
    expect(resumed?.group).toBe(flow.group);
    expect(endOf(pages[1]!)).toBeCloseTo(TOP_PX + PAGE_PX, 1);
  });

  test('leave no room for clauses in a column that ends before the last page', () => {
    const main = { sections: [section(...entries(8, 110)), clause(150)], frameOf };
    const side = { sections: [section(...entries(14, 110))], frameOf };
    const [pages] = paginateOptimally([main, side], true);
    expect(pages!.map(entryIds)[0]).toHaveLength(8);
    expect(pages![1]!.sections.map(({ group }) => group)).toEqual(['clauses']);
  });

  test('repeat the title where a section continues next to another column', () => {
    const flow = section(...entries(14, 100));
    const [pages] = paginateOptimally([{ sections: [flow], frameOf }], true);
    expect(pages![1]!.sections[0]).toMatchObject({ isTrimmed: true, title: { yPx: TOP_PX } });
    expect(paginate(flow)[1]!.sections[0]).toMatchObject({ isTrimmed: true, title: null });
  });

  test('repeat the title with its mark, and make room for its height', () => {
    const continuedTitle = { heightPx: 70, payload: 'continued' };
    const flow = { ...section(...entries(14, 100)), continuedTitle };
    const [pages] = paginateOptimally([{ sections: [flow], frameOf }], true);
    const titles = pages!.map(({ sections }) => sections[0]!.title!);
    expect(titles[0]).toMatchObject(flow.title!);
    expect(titles[1]).toMatchObject(continuedTitle);
    expect(pages![1]!.sections[0]!.subSections[0]!.head[0]!.yPx).toBeGreaterThanOrEqual(TOP_PX + 70);
    for (const page of pages!) expect(endOf(page)).toBeLessThanOrEqual(TOP_PX + PAGE_PX + 0.1);
  });

  test('place content that is higher than a page', () => {
    const pages = paginate(section(entry(PAGE_PX * 3, description(lines(3, PAGE_PX * 2)))));
    expect(pages.flatMap(placedAtoms)).toHaveLength(5);
  });

  test('are one empty page for no sections', () => {
    expect(paginateOptimally([{ sections: [], frameOf }], false)).toEqual([[]]);
  });
});

const KINDS = [
  { kind: 'chosen together', paginate },
  { kind: 'composed', paginate: (...sections: FlowSection<string>[]) => paginateComposed([{ sections, frameOf }])[0]! },
];

/** What is on a page without the repeated title of a section that began before. */
function withoutRepeatedTitle({ sections }: PlacedColumn<string>): PlacedColumn<string> {
  return { sections: sections.map((one) => (one.isTrimmed ? { ...one, title: null } : one)) };
}

describe.each(KINDS)('for any content and breaks that are $kind', ({ paginate }) => {
  test('nothing is lost, duplicated, reordered or below the foot, and nothing overlaps', () => {
    fc.assert(
      fc.property(arbitraryFlow, (sections) => {
        const pages = paginate(...sections);
        const all = sections.flatMap(({ title, subSections }) => [
          title!,
          ...subSections.flatMap(({ head, descriptions }) => [
            ...head,
            ...descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines)),
          ]),
        ]);
        const once = pages.map(withoutRepeatedTitle).flatMap(placedAtoms);
        expect(once.map(({ payload }) => payload)).toEqual(all.map(({ payload }) => payload));
        for (const page of pages.map(placedAtoms)) {
          let bottomPx = TOP_PX;
          for (const { yPx, heightPx } of page) {
            expect(yPx).toBeGreaterThanOrEqual(bottomPx - 0.001);
            bottomPx = yPx + heightPx;
          }
          expect(bottomPx).toBeLessThanOrEqual(TOP_PX + PAGE_PX + 0.01);
        }
      }),
      runs(200),
    );
  });

  test('the rules of specification, section 9, hold at each break', () => {
    fc.assert(
      fc.property(arbitraryFlow, (sections) => {
        const pages = paginate(...sections);
        for (const [index, page] of pages.slice(0, -1).entries()) {
          const [next] = pages[index + 1]!.sections;
          if (!next?.isTrimmed) continue;
          const split = sections.find(({ group }) => group === next.group)!;
          const onPage = page.sections.at(-1)!;
          const [nextEntry] = next.subSections;
          const cut = split.subSections.find(({ entryId }) => entryId === nextEntry!.entryId)!;
          // A title is never alone, and a section that fits with 50 px to spare is not split.
          expect(onPage.subSections.length).toBeGreaterThan(0);
          if (!onPage.isTrimmed) {
            const abovePx = onPage.title!.yPx - TOP_PX;
            const designedPx = abovePx / 0.85 + sectionHeight(split) + FREE_BELOW_SECTION_PX;
            expect(designedPx).toBeGreaterThan(PAGE_PX);
          }
          if (!nextEntry!.isTrimmed) continue;
          expect(subSectionHeight(cut)).toBeGreaterThan(SPLITTABLE_SUB_SECTION_PX);
          const last = onPage.subSections.at(-1)!;
          const part = last.descriptions.at(-1)?.paragraphs ?? [];
          const [rest] = nextEntry!.descriptions;
          if (!rest?.isTrimmed) continue;
          const partLines = part.flatMap((paragraph) => paragraph.lines);
          const partPx = partLines.at(-1)!.yPx + partLines.at(-1)!.heightPx - partLines[0]!.yPx;
          const began = last.descriptions.at(-1)!;
          if (!began.isTrimmed) expect(partPx).toBeGreaterThanOrEqual(ROOM_FOR_DESCRIPTION_PX);
          if (!rest.paragraphs[0]!.isTrimmed) continue;
          // At least two lines of a paragraph on each side.
          expect(rest.paragraphs[0]!.lines.length).toBeGreaterThanOrEqual(2);
          expect(part.at(-1)!.lines.length).toBeGreaterThanOrEqual(2);
        }
      }),
      runs(200),
    );
  });
});

test('breaks that are chosen together give no more pages than page by page, for any content', () => {
  fc.assert(
    fc.property(arbitraryFlow, (sections) => {
      expect(paginate(...sections).length).toBeLessThanOrEqual(paginateColumn(sections, frameOf).length);
    }),
    runs(200),
  );
});

describe('a column that widens when the others have ended', () => {
  /** The same content in lines that hold more: two thirds as many, with other payloads. */
  const widened = (one: FlowSection<string>): FlowSection<string> => ({
    ...one,
    subSections: one.subSections.map((subSection) => ({
      ...subSection,
      descriptions: subSection.descriptions.map((part) => ({
        ...part,
        paragraphs: part.paragraphs.map((paragraph) => ({
          ...paragraph,
          lines: paragraph.lines
            .slice(0, Math.max(1, Math.ceil((paragraph.lines.length * 2) / 3)))
            .map(({ heightPx, payload }) => ({ heightPx, payload: `wide ${payload}` })),
        })),
      })),
    })),
  });
  const short = { sections: [section(entry(100))], frameOf };
  const columnOf = (sections: readonly FlowSection<string>[]) => ({
    sections,
    frameOf,
    sectionsAlone: (isNeeded: (index: number) => boolean) =>
      sections.filter((_, index) => isNeeded(index)).map(widened),
  });

  test('does so on the pages after them', () => {
    const job = section(entry(40, description(...Array.from({ length: 12 }, () => lines(9)))));
    const [pages] = paginateOptimally([columnOf([job]), short], true);
    expect(pages!.map(({ isAlone }) => isAlone ?? false)).toEqual([false, true]);
    expect(pages![1]!.sections[0]!.title).not.toBeNull();
    expect(pages![1]!.sections[0]!.subSections[0]!.head).toEqual([]);
  });

  test('has its clauses at the foot of the last page, wherever the user ordered them', () => {
    const job = section(entry(40, description(...Array.from({ length: 12 }, () => lines(9)))));
    for (const sections of [
      [clause(60), section(...entries(3, 60)), job],
      [section(...entries(3, 60)), job, clause(60)],
    ]) {
      const [pages] = paginateOptimally([columnOf(sections), short], true);
      expect(pages!.at(-1)!.isAlone).toBe(true);
      expect(pages!.map((page) => page.sections.some(({ group }) => group === 'clauses')).indexOf(true)).toBe(
        pages!.length - 1,
      );
    }
  });

  test('keeps its width where the other column goes on', () => {
    const long = { sections: [section(...entries(30, 100))], frameOf };
    const [pages] = paginateOptimally([columnOf([section(...entries(14, 100))]), long], true);
    expect(pages!.some(({ isAlone }) => isAlone)).toBe(false);
  });

  test('has every paragraph once, whole in one width, in order', () => {
    fc.assert(
      fc.property(arbitraryFlow, fc.integer({ min: 1, max: 14 }), (sections, otherEntries) => {
        const other = { sections: [section(...entries(otherEntries, 150))], frameOf };
        const [pages] = paginateOptimally([columnOf(sections), other], false);
        const placed = pages!.flatMap(placedAtoms).map(({ payload }) => payload);
        const expected = sections.flatMap((one) => {
          const wide = widened(one);
          return [
            [one.title!.payload],
            ...one.subSections.flatMap(({ head, descriptions }, nth) => [
              head.map(({ payload }) => payload),
              ...descriptions.flatMap(({ paragraphs }, order) =>
                paragraphs.map((paragraph, count) => {
                  const other = wide.subSections[nth]!.descriptions[order]!.paragraphs[count]!;
                  const isWide = placed.includes(other.lines[0]!.payload);
                  return (isWide ? other : paragraph).lines.map(({ payload }) => payload);
                }),
              ),
            ]),
          ].flat();
        });
        expect(placed).toEqual(expected);
        const firstWide = pages!.findIndex(({ isAlone }) => isAlone);
        if (firstWide === -1) return;
        // Wide pages hold wide lines only, the others none.
        const lineOf = (page: PlacedColumn<string>) =>
          page.sections.flatMap(({ subSections }) =>
            subSections.flatMap(({ descriptions }) => descriptions.flatMap(linesOf)),
          );
        for (const [index, page] of pages!.entries()) {
          const isWide = index >= firstWide;
          for (const { payload } of lineOf(page)) expect(payload.startsWith('wide ')).toBe(isWide);
        }
      }),
      runs(200),
    );
  });
});
