import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import type {
  Atom,
  FlowDescription,
  FlowSection,
  FlowSubSection,
  PlacedAtom,
  PlacedColumn,
  PlacedDescription,
} from './flow.ts';
import { subSectionHeight } from './heights.ts';
import {
  FREE_BELOW_SECTION_PX,
  paginateColumn,
  ROOM_FOR_DESCRIPTION_PX,
  SPLITTABLE_SUB_SECTION_PX,
} from './paginate-column.ts';

const PAGE_PX = 1000;
const frame = () => ({ topPx: 10, heightPx: PAGE_PX });

let nextId = 0;
const atom = (heightPx: number): Atom<string> => ({ heightPx, payload: `a${nextId++}` });
const description = (...paragraphs: number[][]): FlowDescription<string> => ({
  field: 'description',
  gapBeforePx: 4,
  paragraphs: paragraphs.map((lines) => ({ role: 'paragraph', level: 0, gapBeforePx: 3, lines: lines.map(atom) })),
});
const subSection = (headPx: number, ...descriptions: FlowDescription<string>[]): FlowSubSection<string> => ({
  entryId: `e${nextId++}`,
  gapBeforePx: 10,
  head: [atom(headPx)],
  descriptions,
});
const section = (...subSections: FlowSubSection<string>[]): FlowSection<string> => ({
  group: `g${nextId++}`,
  isAtFoot: false,
  gapBeforePx: 20,
  title: atom(30),
  subSections,
});
const lines = (count: number, heightPx = 20) => Array.from({ length: count }, () => heightPx);

function linesOf({ paragraphs }: PlacedDescription<string>): PlacedAtom<string>[] {
  return paragraphs.flatMap((paragraph) => paragraph.lines);
}

function placedAtoms(pages: PlacedColumn<string>[]) {
  return pages.map(({ sections }) =>
    sections.flatMap(({ title, subSections }) => [
      ...(title ? [title] : []),
      ...subSections.flatMap(({ head, descriptions }) => [...head, ...descriptions.flatMap(linesOf)]),
    ]),
  );
}

function flowAtoms(sections: FlowSection<string>[]): Atom<string>[] {
  return sections.flatMap(({ title, subSections }) => [
    ...(title ? [title] : []),
    ...subSections.flatMap(({ head, descriptions }) => [
      ...head,
      ...descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines)),
    ]),
  ]);
}

describe('paginating a column', () => {
  test('does not split a section that leaves 50 px free on its page', () => {
    const first = section(subSection(PAGE_PX - 300));
    const second = section(subSection(300 - 30 - 10 - 20 - 40 - FREE_BELOW_SECTION_PX));
    const pages = paginateColumn([first, second], frame);
    expect(pages).toHaveLength(1);
  });

  test('keeps a title with its first sub-section', () => {
    const filler = section(subSection(PAGE_PX - 40 - 100));
    const pages = paginateColumn([filler, section(subSection(80), subSection(20))], frame);
    expect(pages[0]?.sections).toHaveLength(1);
    expect(pages[1]?.sections[0]).toMatchObject({ isTrimmed: false });
    expect(pages[1]?.sections[0]?.title).not.toBeNull();
  });

  test('moves the sub-sections that do not fit to the next page, marked trimmed', () => {
    const [page1, page2] = paginateColumn([section(...lines(12, 100).map((height) => subSection(height)))], frame);
    expect(page1?.sections[0]?.subSections).toHaveLength(8);
    expect(page2?.sections[0]).toMatchObject({ isTrimmed: true, title: null });
    expect(page2?.sections[0]?.subSections.every(({ isTrimmed }) => !isTrimmed)).toBe(true);
  });

  test('does not split a sub-section of at most 45 px', () => {
    const small = subSection(SPLITTABLE_SUB_SECTION_PX - 4 - 20, description(lines(2, 10)));
    const filler = section(subSection(PAGE_PX - 40 - 60), small);
    const pages = paginateColumn([filler], () => ({ topPx: 0, heightPx: PAGE_PX - 30 }));
    expect(pages[1]?.sections[0]?.subSections[0]).toMatchObject({ entryId: small.entryId, isTrimmed: false });
  });

  test('does not split a description if fewer than 40 px are left for it', () => {
    const headPx = 30;
    const split = subSection(headPx, description(lines(30)));
    const fillerPx = PAGE_PX - 40 - (10 + headPx + 4 + ROOM_FOR_DESCRIPTION_PX - 1);
    const pages = paginateColumn([section(subSection(fillerPx), split)], frame);
    expect(pages[0]?.sections[0]?.subSections).toHaveLength(1);
    const more = paginateColumn([section(subSection(fillerPx - 1), split)], frame);
    expect(linesOf(more[0]!.sections[0]!.subSections[1]!.descriptions[0]!)).toHaveLength(2);
    expect(more[1]?.sections[0]?.subSections[0]).toMatchObject({ isTrimmed: true, head: [] });
    expect(more[1]?.sections[0]?.subSections[0]?.descriptions[0]?.isTrimmed).toBe(true);
  });

  test('leaves no single line at the foot or top of a page', () => {
    const pages = paginateColumn(
      [section(subSection(PAGE_PX - 40 - 10 - 4 - 50, description(lines(2), lines(6))))],
      frame,
    );
    const counts = placedAtoms(pages).map((atoms) => atoms.length);
    expect(counts[0]).toBe(2 + 2);
    expect(counts[1]).toBe(6);
  });

  test('places content that is higher than a page', () => {
    const pages = paginateColumn([section(subSection(PAGE_PX * 3, description(lines(3, PAGE_PX * 2))))], frame);
    expect(placedAtoms(pages).flat()).toHaveLength(5);
  });

  const arbitraryDescription = fc
    .array(fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 })
    .map((paragraphs) => description(...paragraphs));
  const arbitrarySection = fc
    .array(
      fc
        .tuple(fc.integer({ min: 5, max: 200 }), fc.array(arbitraryDescription, { maxLength: 3 }))
        .map(([headPx, descriptions]) => subSection(headPx, ...descriptions)),
      { minLength: 1, maxLength: 8 },
    )
    .map((subSections) => section(...subSections));

  test('loses, duplicates and reorders nothing, and nothing overflows, for any content', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySection, { maxLength: 6 }), (sections) => {
        const pages = placedAtoms(paginateColumn(sections, frame));
        const atoms = flowAtoms(sections);
        expect(pages.flat().map(({ payload }) => payload)).toEqual(atoms.map(({ payload }) => payload));
        const heights = new Map(atoms.map(({ payload, heightPx }) => [payload, heightPx]));
        for (const page of pages) {
          let bottom = 10;
          for (const { yPx, payload } of page) {
            expect(yPx).toBeGreaterThanOrEqual(bottom - 0.01);
            bottom = yPx + heights.get(payload)!;
          }
          expect(bottom).toBeLessThanOrEqual(10 + PAGE_PX + 0.01);
        }
      }),
      runs(300),
    );
  });

  test('leaves no page empty before the last', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySection, { minLength: 1, maxLength: 6 }), (sections) => {
        for (const page of placedAtoms(paginateColumn(sections, frame))) expect(page.length).toBeGreaterThan(0);
      }),
    );
  });

  test('ends no page with a title, or with a head whose description is on the next page', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySection, { minLength: 1, maxLength: 6 }), (sections) => {
        const described = new Map(
          sections.flatMap(({ subSections }) =>
            subSections.map(({ entryId, descriptions }) => [entryId, descriptions.length > 0] as const),
          ),
        );
        for (const { sections: placed } of paginateColumn(sections, frame).slice(0, -1)) {
          const last = placed.at(-1)!.subSections.at(-1);
          expect(last).toBeDefined();
          if (last!.head.length > 0 && described.get(last!.entryId))
            expect(last!.descriptions.flatMap(linesOf).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('splits only sub-sections higher than 45 px, and paragraphs only with at least two lines on each side', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySection, { minLength: 1, maxLength: 6 }), (sections) => {
        const heights = new Map(
          sections.flatMap(({ subSections }) =>
            subSections.map((part) => [part.entryId, subSectionHeight(part)] as const),
          ),
        );
        const pages = paginateColumn(sections, frame);
        for (const [index, page] of pages.entries()) {
          for (const { entryId, isTrimmed, descriptions } of page.sections.flatMap((part) => part.subSections)) {
            if (isTrimmed) expect(heights.get(entryId)).toBeGreaterThan(SPLITTABLE_SUB_SECTION_PX);
            for (const [nth, { paragraphs }] of descriptions.entries()) {
              for (const [place, { lines: part, isTrimmed: continues }] of paragraphs.entries()) {
                const isCut =
                  nth === descriptions.length - 1 &&
                  place === paragraphs.length - 1 &&
                  pages[index + 1]?.sections[0]?.subSections[0]?.entryId === entryId &&
                  pages[index + 1]!.sections[0]!.subSections[0]!.descriptions[0]?.paragraphs[0]?.isTrimmed === true;
                if (continues || isCut) expect(part.length).toBeGreaterThanOrEqual(2);
              }
            }
          }
        }
      }),
    );
  });
});
