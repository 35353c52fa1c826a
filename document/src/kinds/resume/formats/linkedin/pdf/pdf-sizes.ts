import type { PdfLine } from './pdf-lines.ts';

// LinkedIn sets each kind of text in a size of its own, points: name 26, headings 15.75 and in the side column 13, companies, schools,
// headline and summary 12, positions 11.5, links 11, everything else 10.5.

export function isName({ size }: PdfLine): boolean {
  return size > 19;
}

export function isMainHeading({ size }: PdfLine): boolean {
  return size > 14 && size <= 19;
}

export function isSideHeading({ size }: PdfLine): boolean {
  return size > 12.4;
}

/** A company's or a school's name. */
export function isOrganisation({ size }: PdfLine): boolean {
  return size > 11.75 && size <= 14;
}

export function isPosition({ size }: PdfLine): boolean {
  return size > 11.2 && size <= 11.75;
}
