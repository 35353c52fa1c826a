import type { Atom, FlowDescription, FlowParagraph, FlowSection, FlowSubSection } from './flow.ts';
import { sectionHeight, subSectionHeight } from './heights.ts';

/** An atom of a column with its place in the column's sections. */
export interface ColumnLine<T> {
  atom: Atom<T>;
  /** White space before it. Dropped at the top of a page. */
  gapPx: number;
  section: FlowSection<T>;
  /** Null for a title. */
  subSection: FlowSubSection<T> | null;
  /** Null for a title and for a head. */
  description: FlowDescription<T> | null;
  paragraph: FlowParagraph<T> | null;
  /** The number of the line in its paragraph, from 0; 0 for titles and heads. */
  lineInParagraph: number;
  /** The index of the first line of the section, the sub-section and the description that it belongs to; -1 without one. */
  sectionStart: number;
  subSectionStart: number;
  descriptionStart: number;
  /** The index after the last line of its section and of its sub-section. */
  sectionEnd: number;
  subSectionEnd: number;
  /** The heights without the gap before them, as they are designed. */
  sectionPx: number;
  subSectionPx: number;
}

/** The title above a line at the top of a page, if its section continues there; null if it does not, or if the title takes half the page. */
export function repeatedTitle<T>(
  { section, sectionStart }: ColumnLine<T>,
  index: number,
  pagePx: number,
): Atom<T> | null {
  const title = section.continuedTitle ?? section.title;
  if (index === sectionStart || !title || title.heightPx * 2 > pagePx) return null;
  return title;
}

/** All atoms of a column in reading order. */
export function columnLines<T>(sections: readonly FlowSection<T>[]): ColumnLine<T>[] {
  const lines: ColumnLine<T>[] = [];
  for (const section of sections) {
    if (section.subSections.length === 0) continue;
    const sectionStart = lines.length;
    const sectionPx = sectionHeight(section);
    // Set at the end of the section and of the sub-section.
    const open = { section, sectionStart, sectionEnd: 0, sectionPx };
    let gapPx = section.gapBeforePx;
    if (section.title) {
      lines.push({ ...open, ...OUTSIDE, atom: section.title, gapPx });
      gapPx = 0;
    }
    for (const subSection of section.subSections) {
      const subSectionStart = lines.length;
      const entry = { ...open, ...OUTSIDE, subSection, subSectionStart, subSectionPx: subSectionHeight(subSection) };
      gapPx += subSection.gapBeforePx;
      for (const atom of subSection.head) {
        lines.push({ ...entry, atom, gapPx });
        gapPx = 0;
      }
      for (const description of subSection.descriptions) {
        const descriptionStart = lines.length;
        gapPx += description.gapBeforePx;
        for (const [index, paragraph] of description.paragraphs.entries()) {
          if (index > 0) gapPx += paragraph.gapBeforePx;
          for (const [lineInParagraph, atom] of paragraph.lines.entries()) {
            lines.push({ ...entry, description, descriptionStart, paragraph, lineInParagraph, atom, gapPx });
            gapPx = 0;
          }
        }
      }
      for (let index = subSectionStart; index < lines.length; index++) lines[index]!.subSectionEnd = lines.length;
    }
    for (let index = sectionStart; index < lines.length; index++) lines[index]!.sectionEnd = lines.length;
  }
  return lines;
}

const OUTSIDE = {
  subSection: null,
  description: null,
  paragraph: null,
  lineInParagraph: 0,
  subSectionStart: -1,
  descriptionStart: -1,
  subSectionEnd: -1,
  subSectionPx: 0,
};
