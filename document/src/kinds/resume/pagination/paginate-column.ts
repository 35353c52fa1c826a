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

/** A section is kept whole only if at least this much remains free below it (specification, section 9). */
export const FREE_BELOW_SECTION_PX = 50;
/** Only a sub-section higher than this may be split (specification, section 9). */
export const SPLITTABLE_SUB_SECTION_PX = 45;
/** A description is split only if at least this much room is left for it (specification, section 9). */
export const ROOM_FOR_DESCRIPTION_PX = 40;
/** Minimum number of a paragraph's lines at a page's foot and top: no orphans or widows. */
const LINES_TOGETHER = 2;

/** Sums of heights have rounding errors. An excess below this still fits. */
const EPSILON_PX = 0.001;

/**
 * Lays out sections in one column over as many pages as needed (specification, sections 4 and 9).
 *
 * A section that fits with 50 px to spare is not split. Otherwise its title stays with its first sub-section. Sub-sections are placed while
 * they fit. One that is higher than 45 px is split inside its descriptions if at least 40 px are left. The rest goes to the next page,
 * marked as trimmed. An empty page takes whatever comes next, so that content higher than a page is placed and not lost.
 *
 * @param frameOf the column's area on page `index`, from 0. Its height must be positive.
 * @param repeatsTitles whether a section that continues on the next page has its title there too. Next to another column, software that
 * reads page by page would take the rest for a part of that column's last section.
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

/** The current position in the column, with the open page. */
class ColumnCursor<T> {
  readonly pages: PlacedColumn<T>[] = [];
  private readonly frameOf: (pageIndex: number) => ColumnFrame;
  private readonly repeatsTitles: boolean;
  private frame: ColumnFrame;
  private usedPx = 0;
  /** Height of a repeated title at the page's top. Directly below it the page still counts as empty, so that it takes something. */
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

  /** Continues a section on the next page. */
  continueSection(group: string, title: Atom<T> | null): PlacedSection<T> {
    this.nextPage();
    const section = this.openSection(group, true);
    // A title of half a page or more is left out, since no content might fit below it.
    if (!this.repeatsTitles || !title || title.heightPx * 2 > this.roomPx) return section;
    section.title = this.place(title);
    this.titlePx = this.usedPx;
    return section;
  }

  /** Adds white space before the next content; none at a column's top. */
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
    // The first sub-section is never separated from its title: the check above ensured that its start fits.
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

/** The minimum height of a sub-section at a page's foot: all of it, or its head with the first lines of a description. */
function startHeight(subSection: FlowSubSection<unknown>): number {
  const wholePx = subSectionHeight(subSection);
  const first = subSection.descriptions[0];
  if (wholePx <= SPLITTABLE_SUB_SECTION_PX || !first) return wholePx;
  const descriptionStartPx = Math.max(ROOM_FOR_DESCRIPTION_PX, firstLinesHeight(first.paragraphs[0]!));
  return atomsHeight(subSection.head) + first.gapBeforePx + Math.min(descriptionStartPx, descriptionHeight(first));
}

function firstLinesHeight(paragraph: FlowParagraph<unknown>): number {
  return atomsHeight(paragraph.lines.slice(0, minLines(paragraph.lines)));
}

/** Places a sub-section at the column's position. Returns the section that is open on the page where the sub-section ends. */
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

/** The minimum number of a paragraph's lines on a page. A short paragraph is not split. */
function minLines(lines: readonly Atom<unknown>[]): number {
  return lines.length < LINES_TOGETHER * 2 ? lines.length : LINES_TOGETHER;
}

/**
 * The number of a paragraph's lines that stay on this page: as many as fit, but at least two here and two on the next page; 0 if the
 * paragraph should start there. An empty page takes all that fit, and at least one line, so that every page takes something.
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
  if (count >= minLines(lines)) return count;
  return isPageEmpty ? Math.max(1, fitting) : 0;
}
