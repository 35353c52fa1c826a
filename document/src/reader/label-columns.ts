import { rowsOf } from './build-fragments.ts';
import { loneContactLabel } from './contact-labels.ts';
import { type EntryLabel, entryLabel } from './entry-labels.ts';
import { exactHeadingKind } from './heading-words.ts';
import { isMotherTongue } from './language-lines.ts';
import { joinLines } from './paragraphs.ts';
import { personalLabel } from './personal-labels.ts';
import { type Fragment, isSameParagraph, type Piece } from './piece.ts';

/** A form has at least so many labels, and so many kinds of those of jobs or schools. */
const MIN_LABELS = 4;
const MIN_ENTRY_LABELS = 2;
const MAX_LABEL = 90;
/** A label takes no more lines than this. */
const MAX_LINES = 4;
/** More rows and columns than a form has. */
const MAX_ROWS = 1_000;
const MAX_COLUMNS = 12;
const MAX_PIECES = 30;
const SAME_X_PT = 1.5;
/** How far the estimated end of a label may be from the column of values, for labels that are known and others. */
const NEAR_KNOWN_PT = 14;
const NEAR_PT = 4;
const LINE_STEP = 1.8;

/**
 * Where the values begin in a form whose left column has a label for each fact, as in the Europass CV of 2002 and 2005; null for other
 * pages. The gap behind the labels may be as narrow as a space.
 */
export function findValueColumn(pieces: readonly Piece[]): number | null {
  const rows = rowsByPage(pieces).slice(0, MAX_ROWS);
  const counts = new Map<number, { x: number; count: number }>();
  for (const row of rows)
    for (const { x } of row.slice(1, MAX_PIECES)) {
      const own = counts.get(Math.round(x)) ?? { x, count: 0 };
      counts.set(Math.round(x), { ...own, count: own.count + 1 });
    }
  const likely = [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_COLUMNS);
  return likely.find(({ x }) => isForm(rows, x))?.x ?? null;
}

/** True if most rows with text on both sides of the place have a label before it. */
function isForm(rows: readonly (readonly Piece[])[], valueX: number): boolean {
  const kinds = new Set<EntryLabel>();
  let labels = 0;
  let others = 0;
  for (const row of rows) {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last || first.x > valueX - NEAR_KNOWN_PT || last.right < valueX + NEAR_PT) continue;
    const label = labelBefore(row, valueX);
    const kind = label === null ? null : entryLabel(label);
    if (label === null) others += 1;
    else labels += 1;
    if (kind) kinds.add(kind);
  }
  return labels >= MIN_LABELS && labels >= others && kinds.size >= MIN_ENTRY_LABELS;
}

/** The label of a row, before the piece that begins at the place or in one with its value; null without one. */
function labelBefore(row: readonly Piece[], valueX: number): string | null {
  const before = row.slice(0, MAX_PIECES).filter(({ x }) => x < valueX - SAME_X_PT);
  const [first, second] = before;
  if (first && !second && isAcross(first, valueX)) {
    const cut = cutAt(first, valueX);
    return cut && isLabel(cut.label) ? cut.label : null;
  }
  const text = before.map((piece) => piece.text).join(' ');
  const isApart = before.every(({ right }) => right <= valueX + SAME_X_PT);
  return isApart && row.some(({ x }) => Math.abs(x - valueX) < SAME_X_PT) && isLabel(text) ? text : null;
}

/** The pieces without those that hold a label and its value in one. */
export function splitAtValues(pieces: readonly Piece[], valueX: number): Piece[] {
  return pieces.flatMap((piece) => {
    const cut = isAcross(piece, valueX) ? cutAt(piece, valueX) : null;
    if (!cut) return [piece];
    return [
      { ...piece, text: cut.label, right: valueX - SAME_X_PT },
      { ...piece, text: cut.value, x: valueX, isAfterSpace: true },
    ];
  });
}

/** Joins the labels that take several lines: "Name and address" above "of employer". */
export function joinLabels(fragments: readonly Fragment[], valueX: number): Fragment[] {
  const taken = new Set<Fragment>();
  const joined = new Map<Fragment, Fragment>();
  for (const page of Map.groupBy(fragments, ({ page: number }) => number).values()) {
    const labels = page.filter(({ x, right }) => x < valueX - SAME_X_PT && right <= valueX + SAME_X_PT);
    const values = page.filter(({ x }) => x >= valueX - SAME_X_PT);
    const hasValue = (label: Fragment) => values.some(({ y }) => Math.abs(y - label.y) < label.size * 0.4);
    const sorted = labels.toSorted((a, b) => a.y - b.y || a.x - b.x);
    for (const [index, first] of sorted.entries()) {
      if (taken.has(first)) continue;
      const lines = linesOfLabel(sorted.slice(index, index + MAX_LINES), hasValue);
      if (lines.length === 1) continue;
      for (const line of lines.slice(1)) taken.add(line);
      joined.set(first, asOne(lines));
    }
  }
  return fragments.flatMap((one) => (taken.has(one) ? [] : [joined.get(one) ?? one]));
}

/** The first of these lines with those that continue it. */
function linesOfLabel(lines: readonly Fragment[], hasValue: (label: Fragment) => boolean): Fragment[] {
  const [first, ...below] = lines;
  if (!first) return [];
  let near = 1;
  for (const lower of below) {
    const upper = lines[near - 1]!;
    const step = lower.y - upper.y;
    if (step <= 0 || step > LINE_STEP * upper.size || upper.isAllBold !== lower.isAllBold) break;
    if (isSameParagraph(upper, lower) === false) break;
    near += 1;
  }
  for (let length = near; length > 1; length--)
    if (isLabel(asOne(lines.slice(0, length)).text)) return lines.slice(0, length);
  let length = 1;
  while (length < near && continues(lines[length - 1]!, lines[length]!, hasValue)) length += 1;
  return lines.slice(0, length);
}

function continues(upper: Fragment, lower: Fragment, hasValue: (label: Fragment) => boolean): boolean {
  if (isSameParagraph(upper, lower) === true) return true;
  return !isLabel(upper.text) && /^\p{Ll}/u.test(lower.text) && !hasValue(lower);
}

function asOne(lines: readonly Fragment[]): Fragment {
  const first = lines[0]!;
  const text = lines.slice(1).reduce((whole, line) => joinLines(whole, line.text), first.text);
  const right = lines.reduce((most, line) => Math.max(most, line.right), first.right);
  const x = lines.reduce((least, line) => Math.min(least, line.x), first.x);
  return { ...first, text, x, right, boldLength: first.isAllBold ? text.length : first.boldLength };
}

function isLabel(text: string): boolean {
  const words = text.replace(/^[^\p{L}]+/u, '');
  if (words.length > MAX_LABEL) return false;
  const known = entryLabel(words) ?? personalLabel(words) ?? loneContactLabel(words) ?? exactHeadingKind(words);
  return known !== null || isMotherTongue(words);
}

function isAcross({ x, right }: Piece, valueX: number): boolean {
  return x < valueX - NEAR_KNOWN_PT && right > valueX + NEAR_PT;
}

/** The label and the value in a text that reaches over the column's edge; null if no space is near the edge. */
function cutAt({ text, x, right }: Piece, valueX: number): { label: string; value: string } | null {
  const total = widthOf(text);
  let best: { label: string; value: string; distance: number } | null = null;
  for (const { index } of text.slice(0, MAX_LABEL).matchAll(/ /g)) {
    const distance = Math.abs(x + ((right - x) * widthOf(text.slice(0, index + 1))) / total - valueX);
    const label = text.slice(0, index);
    const isNear = distance < (isLabel(label) ? NEAR_KNOWN_PT : NEAR_PT);
    if (!isNear || (best && isLabel(best.label) && !isLabel(label))) continue;
    const isBetter = !best || (isLabel(label) && !isLabel(best.label)) || distance < best.distance;
    if (isBetter) best = { label, value: text.slice(index + 1), distance };
  }
  return best;
}

/** The estimated width of a text in proportional letters, in shares of the size. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[iljtfrI.,:;'()|! -]/u.test(character)
      ? 0.3
      : /[mwMW@]/u.test(character)
        ? 0.85
        : /\p{Lu}/u.test(character)
          ? 0.68
          : 0.54;
  return width;
}

function rowsByPage(pieces: readonly Piece[]): Piece[][] {
  return [...Map.groupBy(pieces, ({ page }) => page).values()].flatMap((page) => rowsOf(page));
}
