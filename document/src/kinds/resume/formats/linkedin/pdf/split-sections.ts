import { pdfHeadingKind } from './pdf-headings.ts';
import type { PdfLine } from './pdf-lines.ts';

/** The lines below a heading. */
export interface PdfSection {
  kind: ReturnType<typeof pdfHeadingKind>;
  heading: string;
  headingLine: PdfLine;
  lines: PdfLine[];
}

/** Splits a column at its headings. `head` is what stands above the first one. */
export function splitSections(
  lines: readonly PdfLine[],
  isHeading: (line: PdfLine) => boolean,
): { head: PdfLine[]; sections: PdfSection[] } {
  const sections: PdfSection[] = [];
  const head: PdfLine[] = [];
  for (const line of lines) {
    const section = sections.at(-1);
    if (isHeading(line))
      sections.push({ kind: pdfHeadingKind(line.text), heading: line.text, headingLine: line, lines: [] });
    else if (section) section.lines.push(line);
    else head.push(line);
  }
  return { head, sections };
}
