import type {
  Atom,
  ColumnFrame,
  FlowDescription,
  FlowParagraph,
  FlowSection,
  FlowSubSection,
  PlacedAtom,
  PlacedColumn,
  PlacedDescription,
  PlacedParagraph,
  PlacedSection,
  PlacedSubSection,
} from './flow.ts';
import { atomsHeight, descriptionHeight, sectionHeight, subSectionHeight } from './heights.ts';

/** A section is placed whole only if this much stays free below it (specification, section 9). */
export const FREE_BELOW_SECTION_PX = 50;
/** Only a sub-section higher than this is split (specification, section 9). */
export const SPLITTABLE_SUB_SECTION_PX = 45;
/** A description is split only if this much room is left for it (specification, section 9). */
export const ROOM_FOR_DESCRIPTION_PX = 40;
/** Lines of a paragraph that stay together at a page's foot and head: no orphans, no widows. */
const LINES_TOGETHER = 2;

/** Sums of heights gather rounding errors; what exceeds the page by less than this fits. */
const EPSILON_PX = 0.001;

/**
 * Lays sections out in one column over as many pages as it takes (specification, sections 4 and 9).
 *
 * A section that fits with 50 px to spare stays whole. Otherwise its title stays with its first sub-section, sub-sections
 * are placed while they fit, one higher than 45 px is split inside its descriptions where at least 40 px are left, and
 * the rest goes to the next page, marked trimmed. A page whose column is empty takes whatever comes next, so that
 * something higher than a page is placed rather than lost.
 *
 * @param frameOf the column's place on page `index`, from 0; its height must be positive.
 * @param repeatsTitles whether a section that goes on on the next page has its title there, too: beside another column, software
 *   that reads page by page would take the rest for a part of that column's last section.
 */
export function paginateColumn<T>(
  sections: readonly FlowSection<T>[],
  frameOf: (pageIndex: number) => ColumnFrame,
  repeatsTitles = false,
): PlacedColumn<T>[] {
  const column = new ColumnCursor<T>(frameOf, repeatsTitles);
  for (const section of sections) placeSection(column, section);
  return column.pages;
}

/** The place in the column that has been reached, and what is open there. */
class ColumnCursor<T> {
  readonly pages: PlacedColumn<T>[] = [];
  private readonly frameOf: (pageIndex: number) => ColumnFrame;
  private readonly repeatsTitles: boolean;
  private frame: ColumnFrame;
  private usedPx = 0;
  /** Of a repeated title at the page's head: below it the page counts as empty, so that it takes something. */
  private titlePx = 0;

  constructor(frameOf: (pageIndex: number) => ColumnFrame, repeatsTitles: boolean) {
    this.frameOf = frameOf;
    this.repeatsTitles = repeatsTitles;
    this.frame = frameOf(0);
    this.pages.push({ sections: [] });
  }

  get isAtTop(): boolean {
    return this.usedPx === this.titlePx;
  }

  get roomPx(): number {
    return this.frame.heightPx - this.usedPx;
  }

  fits(heightPx: number): boolean {
    return heightPx <= this.roomPx + EPSILON_PX;
  }

  nextPage(): void {
    this.pages.push({ sections: [] });
    this.frame = this.frameOf(this.pages.length - 1);
    this.usedPx = 0;
    this.titlePx = 0;
  }

  /** Goes on with a section on the next page. */
  continueSection(group: string, title: Atom<T> | null): PlacedSection<T> {
    this.nextPage();
    const section = this.openSection(group, true);
    // A title that takes half a page and more is better left out than followed by nothing.
    if (!this.repeatsTitles || !title || title.heightPx * 2 > this.roomPx) return section;
    section.title = this.place(title);
    this.titlePx = this.usedPx;
    return section;
  }

  /** White space before what follows; none at a column's top. */
  skip(gapPx: number): void {
    if (!this.isAtTop) this.usedPx += gapPx;
  }

  place(atom: Atom<T>): PlacedAtom<T> {
    const placed = { yPx: this.frame.topPx + this.usedPx, ...atom };
    this.usedPx += atom.heightPx;
    return placed;
  }

  openSection(group: string, isTrimmed: boolean): PlacedSection<T> {
    const section: PlacedSection<T> = { group, isTrimmed, title: null, subSections: [] };
    this.pages.at(-1)!.sections.push(section);
    return section;
  }
}

function openSubSection<T>(section: PlacedSection<T>, entryId: string, isTrimmed: boolean): PlacedSubSection<T> {
  const subSection: PlacedSubSection<T> = { entryId, isTrimmed, head: [], descriptions: [] };
  section.subSections.push(subSection);
  return subSection;
}

function openDescription<T>(subSection: PlacedSubSection<T>, field: string, isTrimmed: boolean): PlacedDescription<T> {
  const description: PlacedDescription<T> = { field, isTrimmed, paragraphs: [] };
  subSection.descriptions.push(description);
  return description;
}

function placeSection<T>(column: ColumnCursor<T>, section: FlowSection<T>): void {
  if (section.subSections.length === 0) return;
  const gapPx = column.isAtTop ? 0 : section.gapBeforePx;
  const fitsWhole = column.fits(gapPx + sectionHeight(section) + FREE_BELOW_SECTION_PX);
  const first = section.subSections[0]!;
  const startPx = gapPx + (section.title?.heightPx ?? 0) + first.gapBeforePx + startHeight(first);
  if (!fitsWhole && !column.isAtTop && !column.fits(startPx)) column.nextPage();
  column.skip(gapPx);
  let open = column.openSection(section.group, false);
  if (section.title) open.title = column.place(section.title);
  for (const [index, subSection] of section.subSections.entries()) {
    const wholePx = subSection.gapBeforePx + subSectionHeight(subSection);
    // The first sub-section never leaves its title: the start was made sure of above.
    const mustStart = index === 0;
    if (
      !mustStart &&
      !column.isAtTop &&
      !column.fits(wholePx) &&
      !column.fits(subSection.gapBeforePx + startHeight(subSection))
    ) {
      open = column.continueSection(section.group, section.title);
    }
    open = placeSubSection(column, { section: open, title: section.title }, subSection);
  }
}

/** The least of a sub-section that may stand at a page's foot: all of it, or its head with the first lines of a description. */
function startHeight(subSection: FlowSubSection<unknown>): number {
  const wholePx = subSectionHeight(subSection);
  const first = subSection.descriptions[0];
  if (wholePx <= SPLITTABLE_SUB_SECTION_PX || !first) return wholePx;
  const descriptionStartPx = Math.max(ROOM_FOR_DESCRIPTION_PX, firstLinesHeight(first.paragraphs[0]!));
  return atomsHeight(subSection.head) + first.gapBeforePx + Math.min(descriptionStartPx, descriptionHeight(first));
}

function firstLinesHeight(paragraph: FlowParagraph<unknown>): number {
  return atomsHeight(paragraph.lines.slice(0, leastLines(paragraph.lines)));
}

/** Places a sub-section from where the column stands; returns the section that is open on the page where it ended. */
function placeSubSection<T>(
  column: ColumnCursor<T>,
  { section, title }: { section: PlacedSection<T>; title: Atom<T> | null },
  subSection: FlowSubSection<T>,
): PlacedSection<T> {
  let openSection = section;
  column.skip(subSection.gapBeforePx);
  let open = openSubSection(openSection, subSection.entryId, false);
  const isSplittable = subSectionHeight(subSection) > SPLITTABLE_SUB_SECTION_PX;
  open.head = subSection.head.map((atom) => column.place(atom));
  const continueOnNextPage = () => {
    openSection = column.continueSection(section.group, title);
    open = openSubSection(openSection, subSection.entryId, true);
    return open;
  };
  for (const description of subSection.descriptions) {
    placeDescription(column, { description, subSection: open, isSplittable, continueOnNextPage });
    open = openSection.subSections.at(-1)!;
  }
  return openSection;
}

function openParagraph<T>(
  description: PlacedDescription<T>,
  { role, level }: FlowParagraph<T>,
  isTrimmed: boolean,
): PlacedParagraph<T> {
  const paragraph: PlacedParagraph<T> = { role, level, isTrimmed, lines: [] };
  description.paragraphs.push(paragraph);
  return paragraph;
}

interface DescriptionPlacement<T> {
  description: FlowDescription<T>;
  subSection: PlacedSubSection<T>;
  isSplittable: boolean;
  continueOnNextPage: () => PlacedSubSection<T>;
}

function placeDescription<T>(column: ColumnCursor<T>, placement: DescriptionPlacement<T>): void {
  const { description, isSplittable, continueOnNextPage } = placement;
  let { subSection } = placement;
  const neededPx = description.gapBeforePx + descriptionHeight(description);
  const roomPx = column.roomPx - description.gapBeforePx;
  const maySplitHere =
    isSplittable &&
    roomPx >= ROOM_FOR_DESCRIPTION_PX &&
    linesThatStay(description.paragraphs[0]!.lines, roomPx, false) > 0;
  if (!column.isAtTop && !column.fits(neededPx) && !maySplitHere) subSection = continueOnNextPage();
  column.skip(description.gapBeforePx);
  let open = openDescription(subSection, description.field, false);
  const continueDescription = () => {
    subSection = continueOnNextPage();
    open = openDescription(subSection, description.field, true);
  };
  for (const [index, paragraph] of description.paragraphs.entries()) {
    if (index > 0) {
      if (linesThatStay(paragraph.lines, column.roomPx - paragraph.gapBeforePx, column.isAtTop) === 0)
        continueDescription();
      column.skip(paragraph.gapBeforePx);
    }
    for (let placed = 0; placed < paragraph.lines.length; ) {
      const rest = paragraph.lines.slice(placed);
      const count = linesThatStay(rest, column.roomPx, column.isAtTop);
      if (count > 0)
        openParagraph(open, paragraph, placed > 0).lines = rest.slice(0, count).map((line) => column.place(line));
      placed += count;
      if (placed < paragraph.lines.length) continueDescription();
    }
  }
}

/** The fewest lines of a paragraph that may stand apart from its rest; a short paragraph is not cut. */
function leastLines(lines: readonly Atom<unknown>[]): number {
  return lines.length < LINES_TOGETHER * 2 ? lines.length : LINES_TOGETHER;
}

/**
 * How many of a paragraph's lines may stand on this page: as many as fit, but no fewer than two here and no fewer than
 * two on the next page; 0 when it should start there. A page that is empty takes what fits, and at least one line, so
 * that every page takes something.
 */
function linesThatStay(lines: readonly Atom<unknown>[], roomPx: number, isPageEmpty: boolean): number {
  let fitting = 0;
  let usedPx = 0;
  for (const { heightPx } of lines) {
    usedPx += heightPx;
    if (usedPx > roomPx + EPSILON_PX) break;
    fitting++;
  }
  if (fitting === lines.length) return fitting;
  const count = Math.min(fitting, lines.length - LINES_TOGETHER);
  if (count >= leastLines(lines)) return count;
  return isPageEmpty ? Math.max(1, fitting) : 0;
}
