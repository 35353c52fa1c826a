/**
 * What pagination works on: heights and order, no text and no fonts. `T` is what the caller wants placed.
 * All lengths are CSS px.
 */

/** Something that is never cut: a line of text, a heading, a row of dots. */
export interface Atom<T> {
  heightPx: number;
  payload: T;
}

export type ParagraphRole = 'paragraph' | 'list-item';

/** A paragraph or list item of a description; it may be cut between its lines. */
export interface FlowParagraph<T> {
  role: ParagraphRole;
  /** Of a list item, from 0; 0 for a paragraph. */
  level: number;
  gapBeforePx: number;
  lines: Atom<T>[];
}

/** A description block; it may be cut between and inside its paragraphs. */
export interface FlowDescription<T> {
  /** The section's field it holds. */
  field: string;
  gapBeforePx: number;
  paragraphs: FlowParagraph<T>[];
}

/** A sub-section: one entry. Its head stays together. */
export interface FlowSubSection<T> {
  entryId: string;
  gapBeforePx: number;
  head: Atom<T>[];
  descriptions: FlowDescription<T>[];
}

export interface FlowSection<T> {
  /** The section's slug: the preview's data-group. */
  group: string;
  /** Stands at the foot of the document's last page instead of in the flow. */
  isAtFoot: boolean;
  gapBeforePx: number;
  title: Atom<T> | null;
  subSections: FlowSubSection<T>[];
}

/** Where a column stands on a page. */
export interface ColumnFrame {
  topPx: number;
  heightPx: number;
}

export interface PlacedAtom<T> {
  yPx: number;
  heightPx: number;
  payload: T;
}

export interface PlacedParagraph<T> {
  role: ParagraphRole;
  level: number;
  /** True on what continues from an earlier page. */
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
}
