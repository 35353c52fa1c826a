import { isContinuedMark } from './continued-mark.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { exactHeadingKind } from './heading-words.ts';
import { type Fragment, isSameParagraph, type Piece } from './piece.ts';
import { areSpacedLetters, joinSpacedLetters } from './spaced-letters.ts';

/** Baselines that differ by less than this share of the larger size are on one line: superscripts, labels of icons. */
const SAME_BASELINE = 0.4;
/** A gap wider than this share of the size separates two cells. Spaces of justified text are narrower. */
const CELL_GAP = 1;
/** A gap wider than this share of the size is a space, even without a space character in the file. */
const WORD_GAP = 0.14;

/** Groups things of one page into rows by baseline, from top to bottom. Each row is sorted from left to right. */
export function rowsOf<T extends { x: number; y: number; size: number }>(things: readonly T[]): T[][] {
  const rows: { y: number; size: number; things: T[] }[] = [];
  for (const thing of things.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && thing.y - row.y < SAME_BASELINE * commonSize(row.size, thing.size)) {
      row.things.push(thing);
      // The larger characters determine the row's baseline, not a superscript.
      if (thing.size > row.size) Object.assign(row, { y: thing.y, size: thing.size });
    } else rows.push({ y: thing.y, size: thing.size, things: [thing] });
  }
  return rows.map((row) => row.things.toSorted((a, b) => a.x - b.x));
}

/** Limits the ratio of sizes, so that a name of 32 pt does not absorb the line of 8 pt below it. */
function commonSize(a: number, b: number): number {
  return Math.min(Math.max(a, b), Math.min(a, b) * 1.6);
}

/** Joins pieces with the same baseline to fragments. @param valueX where text begins that no piece before it is joined with. */
export function buildFragments(pieces: readonly Piece[], valueX: number | null = null): Fragment[] {
  const pages = Map.groupBy(pieces, ({ page }) => page);
  return [...pages.values()].flatMap((page) => {
    const rows = rowsOf(page);
    const columns = columnStarts(rows);
    const isValue = ({ x }: Piece) => valueX !== null && Math.abs(x - valueX) < 1;
    return rows.flatMap((row) => fragmentsOfRow(row, { columns, isValue }));
  });
}

/** In so many rows, a text begins at the same place behind a gap: the second column of a table. */
const MIN_ROWS = 4;
const COLUMN_GAP = 0.6;

/** Where texts of a page begin behind gaps that are wider than a space, in whole points. Gaps in justified text are not below each other. */
function columnStarts(rows: readonly (readonly Piece[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [index, piece] of row.entries()) {
      const above = row[index - 1];
      if (!above || !isBehindGap(above, piece)) continue;
      const x = Math.round(piece.x);
      counts.set(x, (counts.get(x) ?? 0) + 1);
    }
  return new Set([...counts].flatMap(([x, count]) => (count >= MIN_ROWS ? [x] : [])));
}

/** True for a gap behind a word. Behind bullets and numbers of lists, gaps are as wide. */
function isBehindGap(before: Piece, piece: Piece): boolean {
  return piece.x - before.right >= COLUMN_GAP * piece.size && /\p{L}{3}/u.test(before.text);
}

function fragmentsOfRow(
  row: readonly Piece[],
  { columns, isValue }: { columns: ReadonlySet<number>; isValue: (piece: Piece) => boolean },
): Fragment[] {
  const groups: Piece[][] = [];
  const glued = new Set<number>();
  for (const piece of row) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? piece.x - last.right : 0;
    const isNear =
      gap <= CELL_GAP * Math.max(last?.size ?? 0, piece.size) && (!last || isSameParagraph(last, piece) !== false);
    const isInColumn =
      last !== undefined && (isValue(piece) || (isBehindGap(last, piece) && columns.has(Math.round(piece.x))));
    const isGlued = group !== undefined && isGluedDate(group, { piece, gap });
    if (group && last && isNear && !isInColumn && !isGlued && !isBesideGutter(group, { piece, gap })) group.push(piece);
    else groups.push([piece]);
    if (isGlued) glued.add(groups.length - 1);
  }
  return groups.map(toFragment).flatMap((one, index, all) => {
    if (glued.has(index + 1)) return [];
    const date = glued.has(index) ? all[index - 1] : undefined;
    // The title comes first, as if the date stood where it floats to.
    return date
      ? [
          { ...one, x: date.x, right: date.x + one.right - one.x },
          { ...date, x: date.x + one.right - one.x, right: one.right },
        ]
      : [one];
  });
}

/** True for a bold title right behind a date, without a space: text that floats to the right, where a program does not let it float. */
function isGluedDate(group: readonly Piece[], { piece, gap }: { piece: Piece; gap: number }): boolean {
  if (!piece.bold || piece.isAfterSpace || gap > WORD_GAP * piece.size || group.length > 6) return false;
  return group.every(({ bold }) => !bold) && isDateAlone(group);
}

function isDateAlone(group: readonly Piece[]): boolean {
  const text = group.map((one) => one.text).join(' ');
  const [span] = text.length <= 45 ? findDates(text) : [];
  return span !== undefined && span.index === 0 && span.end === text.length;
}

/** A gap of this share of the size is wider than a space. */
const WIDE_SPACE = 0.4;

/** True for bold text beside a date in regular text, and for text beside a heading: a narrow gutter of a table. */
function isBesideGutter(group: readonly Piece[], { piece, gap }: { piece: Piece; gap: number }): boolean {
  if (gap < WIDE_SPACE * piece.size || group.length > 6) return false;
  const text = group.map((one) => one.text).join(' ');
  if (!piece.bold && group.every(({ bold }) => bold) && exactHeadingKind(text) !== null) return true;
  if (!piece.bold || group.some(({ bold }) => bold)) return false;
  return isDateAlone(group);
}

function toFragment(pieces: readonly Piece[]): Fragment {
  const first = pieces[0]!;
  const biggest = pieces.reduce((a, b) => (b.text.length > 1 && b.size > a.size ? b : a), first);
  const lettered = pieces.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? first;
  let text = first.text;
  let last = first;
  let isBold = first.bold;
  let boldLength = isBold ? text.length : 0;
  for (const piece of pieces.slice(1)) {
    const gap = piece.x - last.right;
    // A letter with an accent that its font lacks is of another font, and the rest of its word may stand apart from it.
    const isSameWord = !piece.isAfterSpace && /^[-‐]\p{L}/u.test(piece.text) && gap < 0.4 * piece.size;
    const isWide = gap > WORD_GAP * Math.min(last.size, piece.size) && !isSameWord;
    const isSpace = isWide || (piece.isAfterSpace && gap > -0.1 * piece.size);
    text += isSpace ? ` ${piece.text}` : piece.text;
    isBold &&= piece.bold;
    if (isBold) boldLength = text.length;
    last = piece;
  }
  const words = areSpacedLetters(text) ? spacedWords(pieces) : text;
  return {
    page: first.page,
    text: words,
    boldLength: Math.min(boldLength, words.length),
    x: first.x,
    right: largestOf(pieces.map(({ right }) => right)),
    y: biggest.y,
    size: biggest.size,
    bold: lettered.bold,
    italic: lettered.italic,
    paragraph: first.paragraph,
    isAllBold: pieces.every(
      ({ bold, text: words }, index) => bold || !/\p{L}/u.test(words) || (index > 0 && isContinuedMark(words)),
    ),
  };
}

/** The words of letter-spaced pieces: a word, a part of one, or a letter each. A gap between words is wider than one between letters. */
function spacedWords(pieces: readonly Piece[]): string {
  const gaps = pieces.slice(1).map((piece, index) => piece.x - pieces[index]!.right);
  const letterGap = smallestOf(gaps);
  return pieces.reduce((text, piece, index) => {
    const areLetters = index > 0 && pieces[index - 1]!.text.length === 1 && piece.text.length === 1;
    const isWord = index > 0 && !(areLetters && gaps[index - 1]! < letterGap * 1.6);
    return `${text}${isWord ? ' ' : ''}${joinSpacedLetters(piece.text)}`;
  }, '');
}
