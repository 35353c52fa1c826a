import { type EntryLabel, entryLabel } from './entry-labels.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { findDates, isShortDate } from './find-dates.ts';
import { splitLocation } from './find-location.ts';
import { gutterStarts } from './gutter.ts';
import type { EntryTable } from './labelled-entries.ts';
import { type Paragraph, toParagraphs } from './paragraphs.ts';
import { type Fragment, type Line, lineText } from './piece.ts';
import { periodOf, placeOfLines } from './read-entry.ts';
import type { TracedEntry } from './traced-resume.ts';

interface Column {
  kinds: ReadonlySet<EntryLabel>;
  /** Where its text begins, and where that of the next one does. */
  x: number;
  end: number;
}

const MAX_COLUMNS = 6;
const SAME_X_PT = 4;
/** "Firma / miejsce", "Stanowisko i firma". */
const BETWEEN_LABELS = /\s*[/,&+()]\s*|\s+(?:and|i|oraz|und|a|og|y|e|ed|och|ir|та|і)\s+/u;

/** Reads a table whose first row names its columns: "Zeitraum | Arbeitgeber | Tätigkeit". Null for lines without such a row. */
export function entryTable(lines: readonly Line[], textFrom: (x: number) => number | null): EntryTable | null {
  const [first, ...others] = lines;
  const named = first && labelsOf(first);
  if (!named || others.length === 0) return null;
  const heads = lines.filter((line) => line === first || lineText(line) === lineText(first));
  const rows = lines.filter((line) => !heads.includes(line));
  const columns = columnsOf(named, first, rows);
  const entries = columns && readRows(rows, { columns, textFrom });
  return { labels: heads.flatMap(({ cells }) => cells), rows, entries };
}

/** What each cell of a row names; null unless all cells do, and one names dates and one the title or the organisation. */
function labelsOf({ cells }: Line): ReadonlySet<EntryLabel>[] | null {
  if (cells.length < 2 || cells.length > MAX_COLUMNS) return null;
  const named = cells.map(({ text }) => meaningsOf(text));
  const isNamed = (...kinds: EntryLabel[]) => named.some((own) => kinds.some((kind) => own.has(kind)));
  const isHead = named.every((own) => own.size > 0) && isNamed('dates') && isNamed('title', 'organisation');
  return isHead ? named : null;
}

function meaningsOf(text: string): ReadonlySet<EntryLabel> {
  const whole = entryLabel(text);
  if (whole) return new Set([whole]);
  const parts = text.split(BETWEEN_LABELS).filter((part) => part !== '');
  const known = parts.map(entryLabel);
  return new Set(known.every((kind) => kind !== null) ? known : []);
}

/** Null if a column holds both titles and organisations, or if no row has a cell in each column. */
function columnsOf(named: readonly ReadonlySet<EntryLabel>[], head: Line, rows: readonly Line[]): Column[] | null {
  if (named.some((kinds) => kinds.has('title') && kinds.has('organisation'))) return null;
  const full = rows.filter(({ cells }) => cells.length === named.length);
  if (full.length === 0) return null;
  // The words of the first row may be centred.
  const xs = named.map((_, index) => smallestOf(full.map(({ cells }) => cells[index]!.x)));
  const right = largestOf([head, ...rows].map(({ cells }) => cells.at(-1)!.right));
  return named.map((kinds, index) => ({ kinds, x: xs[index]!, end: xs[index + 1] ?? right }));
}

interface Row {
  line: Line;
  /** Its cells in the column of dates. */
  gutter: Fragment[];
}

/** Each date in its column begins an entry. Null if something else is among the dates, or if text stands above the first one. */
function readRows(
  lines: readonly Line[],
  { columns, textFrom }: { columns: readonly Column[]; textFrom: (x: number) => number | null },
): TracedEntry[] | null {
  const dates = columns.find(({ kinds }) => kinds.has('dates'))!;
  const rows = lines.map((line): Row => ({ line, gutter: cellsIn(line, dates, columns) }));
  const starts = gutterStarts(rows);
  const areDates = starts.every((index) => rows[index]!.gutter.every(isShortDate));
  if (starts[0] !== 0 || !areDates) return null;
  return starts.map((start, index) => entryOf(lines.slice(start, starts[index + 1]), { columns, textFrom }));
}

function cellsIn({ cells }: Line, column: Column, columns: readonly Column[]): Fragment[] {
  return cells.filter((cell, index) => {
    const own = cells.length === columns.length ? columns[index] : columns.findLast(({ x }) => x <= cell.x + SAME_X_PT);
    return (own ?? columns[0]) === column;
  });
}

function entryOf(
  lines: readonly Line[],
  { columns, textFrom }: { columns: readonly Column[]; textFrom: (x: number) => number | null },
): TracedEntry {
  const last = columns.at(-1)!;
  const read = columns.map((column) => {
    const own = lines.flatMap((line): Line[] => {
      const [first, ...rest] = cellsIn(line, column, columns);
      return first ? [{ ...line, cells: [first, ...rest] }] : [];
    });
    const end = (x: number) => (column === last ? (textFrom(x) ?? column.end) : column.end);
    return { kinds: column.kinds, paragraphs: toParagraphs(own, end) };
  });
  const of = (kind: EntryLabel) => read.filter(({ kinds }) => kinds.has(kind));
  const firstOf = (kind: EntryLabel) => of(kind).flatMap(({ paragraphs }) => paragraphs.slice(0, 1));
  const textOf = (kind: EntryLabel) => joined(firstOf(kind));
  const dates = joined(of('dates').flatMap(({ paragraphs }) => paragraphs));
  const named = textOf('organisation');
  const isPlaced = columns.some(({ kinds }) => kinds.has('place') && !kinds.has('organisation'));
  const split = isPlaced ? null : splitLocation(named);
  const places = read.filter(({ kinds }) => kinds.has('place') && !kinds.has('organisation'));
  const taken = new Set([...firstOf('title'), ...firstOf('organisation')]);
  const paragraphs = read.flatMap((column) => {
    if (column.kinds.has('dates') || places.includes(column)) return [];
    return column.paragraphs.filter((paragraph) => !taken.has(paragraph));
  });
  const found = {
    title: textOf('title'),
    organisation: split ? split.rest : named,
    location: split ? split.location : joined(places.flatMap((column) => column.paragraphs)),
    ...periodOf(findDates(dates.slice(0, 200))),
    url: '',
    authors: '',
    description: paragraphs.map(({ text }) => text),
    place: placeOfLines(lines),
  };
  const isCertain = found.title !== '' && found.organisation !== '';
  return { found, lines: [...lines], paragraphs, certainty: isCertain ? 0.97 : null };
}

function joined(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ text }) => text).join(', ');
}
