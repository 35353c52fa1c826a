import { buildFragments } from '../../../../../reader/build-fragments.ts';
import { MAX_TEXT_ITEMS, type TextItem } from '../../../../../reader/found-resume.ts';
import { normaliseItems } from '../../../../../reader/normalise-items.ts';
import { textWidth } from './text-width.ts';

/** A line of one of the two columns. Points from the page's top left corner. */
export interface PdfLine {
  text: string;
  page: number;
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  /** Distance to the baseline above in the same column; null for the first line of a page. */
  gap: number | null;
}

/** The side column ends here, and the main column begins at 223.6. */
const COLUMN_EDGE_PT = 205;
/** `Page 1 of 3` at the foot of each page is set smaller than all other text. */
const FOOTER_SIZE_PT = 9.6;
const FOOTER_Y_PT = 730;

/** The lines of both columns in reading order, without the pages' footers. */
export function toColumns(items: readonly TextItem[]): { side: PdfLine[]; main: PdfLine[] } {
  const pieces = normaliseItems(items.slice(0, MAX_TEXT_ITEMS));
  const content = pieces.filter(({ size, y }) => size > FOOTER_SIZE_PT || y < FOOTER_Y_PT);
  return {
    side: toLines(content.filter(({ x }) => x < COLUMN_EDGE_PT)),
    main: toLines(content.filter(({ x }) => x >= COLUMN_EDGE_PT)),
  };
}

function toLines(pieces: Parameters<typeof buildFragments>[0]): PdfLine[] {
  const fragments = buildFragments(pieces).toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  const lines: PdfLine[] = [];
  for (const { text, page, x, right, y, size } of fragments) {
    const last = lines.at(-1);
    if (last && last.page === page && Math.abs(last.y - y) < 1) {
      last.text = `${last.text} ${text}`;
      last.right = Math.max(last.right, right);
    } else lines.push({ text, page, x, right, y, size, gap: last && last.page === page ? y - last.y : null });
  }
  return lines;
}

/** The first part of a line that could have stood at the end of the line above: a word, or its part up to a hyphen or slash. */
function firstUnit(text: string): string {
  return /^\S*?[^\s\d/-][-/](?=\S)|^\S+/.exec(text)?.[0] ?? '';
}

/** True if the line had no room for the first word of the next one, so that the text goes on there. */
export function isFull(line: PdfLine, next: PdfLine, columnRight: number): boolean {
  const isBrokenWord = /[^\s-]-$/.test(line.text);
  const space = isBrokenWord ? 0 : textWidth(' ', line.size);
  return line.right + space + textWidth(firstUnit(next.text), next.size) > columnRight;
}

/** The text of wrapped lines. LinkedIn does not hyphenate: a hyphen at a line's end belongs to its word. */
export function joinWrapped(lines: readonly Pick<PdfLine, 'text'>[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line.text;
    return /[^\s][-/]$/.test(text) ? text + line.text : `${text} ${line.text}`;
  }, '');
}
