/**
 * The input of pagination: heights and their order, without text or fonts. `T` is the payload that the caller wants placed. All lengths are
 * in CSS px.
 */

/** Something that is never split: a line of text, a heading, a row of dots. */
export interface Atom<T> {
  heightPx: number;
  payload: T;
}

export type ParagraphRole = 'paragraph' | 'list-item';

/** A paragraph or list item of a description. It may be split between its lines. */
export interface FlowParagraph<T> {
  role: ParagraphRole;
  /** Nesting level of a list item, from 0; 0 for a paragraph. */
  level: number;
  gapBeforePx: number;
  lines: Atom<T>[];
}

/** A description. It may be split between and inside its paragraphs. */
export interface FlowDescription<T> {
  /** The name of the section's field. */
  field: string;
  gapBeforePx: number;
  paragraphs: FlowParagraph<T>[];
}

/** A sub-section: one entry. Its head is never split. */
export interface FlowSubSection<T> {
  entryId: string;
  gapBeforePx: number;
  head: Atom<T>[];
  descriptions: FlowDescription<T>[];
}

export interface FlowSection<T> {
  /** The section's slug: the preview's data-group. */
  group: string;
  /** Whether the section is at the foot of the document's last page instead of in the flow. */
  isAtFoot: boolean;
  gapBeforePx: number;
  title: Atom<T> | null;
  /** The title on a page where the section continues. Absent if it is the same. */
  continuedTitle?: Atom<T> | undefined;
  subSections: FlowSubSection<T>[];
}

/** A column's area on a page. */
export interface ColumnFrame {
  topPx: number;
  heightPx: number;
}

/** A column before pagination. */
export interface FlowColumn<T> {
  sections: readonly FlowSection<T>[];
  /** The column's area on page `index`, from 0. It differs on the first page only. */
  frameOf(pageIndex: number): ColumnFrame;
  /**
   * Those of the sections that are needed, by their index, in the width that the column has on pages where no other column has content.
   * Absent if its width is always the same.
   */
  sectionsAlone?: ((isNeeded: (index: number) => boolean) => FlowSection<T>[]) | undefined;
  /** The area on the first page in that width. Absent if something else stands beside the column there, such as contacts. */
  firstFrameAlone?: ColumnFrame | undefined;
  /** True if the sections have that width already. */
  isAlone?: boolean;
}

export interface PlacedAtom<T> {
  yPx: number;
  heightPx: number;
  payload: T;
}

export interface PlacedParagraph<T> {
  role: ParagraphRole;
  level: number;
  /** True if it continues from an earlier page. */
  isTrimmed: boolean;
  lines: PlacedAtom<T>[];
}

export interface PlacedDescription<T> {
  field: string;
  isTrimmed: boolean;
  paragraphs: PlacedParagraph<T>[];
}

export interface PlacedSubSection<T> {
  entryId: string;
  isTrimmed: boolean;
  head: PlacedAtom<T>[];
  descriptions: PlacedDescription<T>[];
}

export interface PlacedSection<T> {
  group: string;
  isTrimmed: boolean;
  title: PlacedAtom<T> | null;
  subSections: PlacedSubSection<T>[];
}

/** One column on one page, from top to bottom. */
export interface PlacedColumn<T> {
  sections: PlacedSection<T>[];
  /** True if the column has the width that it has without another column. */
  isAlone?: boolean;
}
