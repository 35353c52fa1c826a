import { type ContactLabel, contactLabel, loneContactLabel } from './contact-labels.ts';
import { isDocumentTitle } from './document-title.ts';
import { personalLabel } from './personal-labels.ts';
import type { Fragment, Line } from './piece.ts';

/** A label of personal data in a cell of its own, with the text beside it. */
export interface LabelPair {
  label: Fragment;
  meaning: ContactLabel;
  /** From top to bottom, at least one. */
  values: Fragment[];
}

const MAX_LABEL = 45;
const SAME_X_PT = 3;
/** More columns of labels than a head has. */
const MAX_COLUMNS = 6;
/** The lines of one value are no further apart than this share of the size. */
const LINE_STEP = 1.8;

/** True for a cell that can only be a label: "Familienstand", "Anschrift:". */
export function isLabelCell(text: string): boolean {
  return (
    text.length <= MAX_LABEL &&
    (personalLabel(text) !== null || loneContactLabel(text) !== null || /^\p{L}[^:]*:$/u.test(text))
  );
}

/**
 * Finds labels beside their values, as in a table of personal data. A label that nobody knows is one if it stands in the column of others.
 * In narrow columns a value stands below its label.
 */
export function labelPairs(lines: readonly Line[]): LabelPair[] {
  const columns = labelColumns(lines);
  const pairs: LabelPair[] = [];
  let open: LabelPair[] = [];
  for (const line of lines) {
    const [first, second] = line.cells;
    const isRow = second !== undefined && (isLabelCell(first.text) || isInColumns(first, second, columns));
    if (isRow) {
      open = pairsOfRow(line);
      pairs.push(...open);
    } else if (open.length > 0 && continueBelow(line, open)) {
      // A value below its label has one line, unless it is an address.
      const isStacked = (pair: LabelPair) => pair.values[0]?.x === pair.label.x && pair.meaning !== 'place';
      open = open.filter((pair) => !isStacked(pair));
    } else {
      open = second === undefined && isStackedLabel(first.text) ? [pairOf(first)] : [];
      pairs.push(...open);
    }
  }
  return pairs.filter(({ values }) => values.length > 0);
}

/** The pairs of one row: "Geburtsdatum | 14.03.1988 | Geburtsort | Bonn" has two. */
function pairsOfRow({ cells: [first, ...rest] }: Line): [LabelPair, ...LabelPair[]] {
  const pairs: [LabelPair, ...LabelPair[]] = [pairOf(first)];
  for (const [index, cell] of rest.entries()) {
    const isLabel = index > 0 && index < rest.length - 1 && pairs.length < MAX_COLUMNS && isLabelCell(cell.text);
    if (isLabel) pairs.push(pairOf(cell));
    else pairs.at(-1)!.values.push(cell);
  }
  return pairs;
}

function pairOf(label: Fragment): LabelPair {
  return { label, meaning: loneContactLabel(label.text) ?? 'other', values: [] };
}

/** Adds the cells of a line that continue the values above them, and returns whether all of them do. */
function continueBelow({ cells }: Line, open: readonly LabelPair[]): boolean {
  const found = cells.map((cell) => ({
    cell,
    pair: open.find((pair) => isBelow(cell, pair.values.at(-1) ?? pair.label)),
  }));
  if (found.some(({ pair }) => pair === undefined)) return false;
  for (const { cell, pair } of found) pair!.values.push(cell);
  return true;
}

/** A label above its value must be known: any line may end with a colon. */
function isStackedLabel(text: string): boolean {
  return text.length <= MAX_LABEL && (personalLabel(text) !== null || loneContactLabel(text) !== null);
}

/** True for a fact with its label in one: "Obywatelstwo: polskie". */
function hasLabel(text: string): boolean {
  return contactLabel(text) !== null || personalLabel(text.slice(0, text.indexOf(':') + 1)) !== null;
}

function isBelow(one: Fragment, other: Fragment): boolean {
  const step = one.y - other.y;
  const isNear = one.page === other.page && step > 0 && step < LINE_STEP * Math.max(one.size, other.size);
  return isNear && Math.abs(one.x - other.x) < SAME_X_PT && !isLabelCell(one.text) && !hasLabel(one.text);
}

interface Columns {
  labelX: number;
  valueX: number;
}

/** The columns in which at least two labels and their values begin. */
function labelColumns(lines: readonly Line[]): Columns[] {
  const rows = lines.flatMap(({ cells: [label, value] }) =>
    value && isLabelCell(label.text) ? [{ labelX: label.x, valueX: value.x }] : [],
  );
  return [...Map.groupBy(rows, ({ labelX, valueX }) => `${Math.round(labelX)} ${Math.round(valueX)}`).values()]
    .filter((alike) => alike.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_COLUMNS)
    .map(([first]) => first!);
}

function isSameColumns(a: Columns, b: Columns): boolean {
  return Math.abs(a.labelX - b.labelX) < SAME_X_PT && Math.abs(a.valueX - b.valueX) < SAME_X_PT;
}

function isInColumns(label: Fragment, value: Fragment, columns: readonly Columns[]): boolean {
  const isWord = !isDocumentTitle(label.text) && label.text.length <= MAX_LABEL && /^\p{L}[^\d@]*$/u.test(label.text);
  return isWord && columns.some((one) => isSameColumns(one, { labelX: label.x, valueX: value.x }));
}
