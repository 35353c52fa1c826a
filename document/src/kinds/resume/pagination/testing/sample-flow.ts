import fc from 'fast-check';
import type { FlowDescription, FlowSection, FlowSubSection, PlacedColumn, PlacedDescription } from '../flow.ts';
import { atomsOfSection } from '../placed-atoms.ts';

// Content for the tests of pagination, in px, on pages of 1000 px.

export const PAGE_PX = 1000;
export const TOP_PX = 10;
const TITLE_PX = 30;
const SECTION_GAP_PX = 20;
export const ENTRY_GAP_PX = 10;
export const frameOf = () => ({ topPx: TOP_PX, heightPx: PAGE_PX });

let nextId = 0;
export const atom = (heightPx: number) => ({ heightPx, payload: `a${nextId++}` });

export const description = (...paragraphs: number[][]): FlowDescription<string> => ({
  field: 'description',
  gapBeforePx: 4,
  paragraphs: paragraphs.map((lines) => ({ role: 'paragraph', level: 0, gapBeforePx: 3, lines: lines.map(atom) })),
});

export const entry = (headPx: number, ...descriptions: FlowDescription<string>[]): FlowSubSection<string> => ({
  entryId: `e${nextId++}`,
  gapBeforePx: ENTRY_GAP_PX,
  head: [atom(headPx)],
  descriptions,
});

export const section = (...subSections: FlowSubSection<string>[]): FlowSection<string> => ({
  group: `g${nextId++}`,
  isAtFoot: false,
  gapBeforePx: SECTION_GAP_PX,
  title: atom(TITLE_PX),
  subSections: subSections.map((one, index) => (index === 0 ? { ...one, gapBeforePx: 0 } : one)),
});

export const clause = (heightPx: number): FlowSection<string> => ({
  ...section(entry(heightPx)),
  group: 'clauses',
  isAtFoot: true,
  title: null,
});

export const entries = (count: number, heightPx: number) => Array.from({ length: count }, () => entry(heightPx));
export const lines = (count: number, heightPx = 20) => Array.from({ length: count }, () => heightPx);

export const placedAtoms = ({ sections }: PlacedColumn<string>) => sections.flatMap(atomsOfSection);

export const linesOf = ({ paragraphs }: PlacedDescription<string>) =>
  paragraphs.flatMap((paragraph) => paragraph.lines);

export function endOf(page: PlacedColumn<string>): number {
  const last = placedAtoms(page).at(-1)!;
  return last.yPx + last.heightPx;
}

export const entryIds = (page: PlacedColumn<string> | undefined) =>
  (page?.sections ?? []).flatMap(({ subSections }) => subSections.map(({ entryId }) => entryId));

const arbitraryDescription = fc
  .array(fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 6 })
  .map((paragraphs) => description(...paragraphs));
const arbitrarySection = fc
  .array(
    fc
      .tuple(fc.integer({ min: 5, max: 200 }), fc.array(arbitraryDescription, { maxLength: 3 }))
      .map(([headPx, descriptions]) => entry(headPx, ...descriptions)),
    { minLength: 1, maxLength: 8 },
  )
  .map((subSections) => section(...subSections));
export const arbitraryFlow = fc.array(arbitrarySection, { minLength: 1, maxLength: 6 });
