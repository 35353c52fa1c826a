import type { LineSection } from './find-sections.ts';
import { exactHeadingKind, type HeadingKind } from './heading-words.ts';
import { isMotherTongue } from './language-lines.ts';
import type { Fragment, Line } from './piece.ts';

/** The kinds that rows of a table of skills have. */
const ROW_KINDS: readonly HeadingKind[] = ['languages', 'software', 'driving-licences', 'interests'];
/** The kinds of sections with such tables. A heading beside the first row gives the section that row's kind. */
const TABLE_KINDS: readonly LineSection['kind'][] = ['skills', 'other', ...ROW_KINDS];
const MAX_LABEL = 45;
const SAME_X_PT = 4;

interface Row {
  /** Null for a line that is in no row. */
  label: Fragment | null;
  lines: Line[];
}

/**
 * Splits a table of skills whose labels name the sections of its rows: "Sprachen | Englisch (B1)" above "EDV | Excel". Rows with other labels
 * are groups of skills. Other sections stay as they are.
 */
export function splitLabelSections(section: LineSection): LineSection[] {
  if (!TABLE_KINDS.includes(section.kind)) return [section];
  const columns = columnsOf(section);
  if (!columns) return [section];
  const { beside, rows } = rowsOf(section, columns);
  const named = rows.filter(({ label }) => kindOf(label) !== null);
  // A heading in a gutter beside its section is no row of a table.
  const isTable = beside ? kindOf(section.headingCell) !== null && named.length > 1 : named.length > 0;
  const isOwn = section.kind === 'other' && named.length < 2;
  if (!isTable || isOwn) return [section];
  const sections: LineSection[] = [];
  if (!beside) sections.push({ ...section, lines: [] });
  for (const { label, lines } of rows) {
    const kind = kindOf(label);
    const first = sections.at(-1);
    if (kind && label) sections.push({ kind, heading: label.text, headingCell: label, lines });
    else if (label) sections.push({ kind: 'skills', heading: '', headingCell: label, lines, ...groupOf(label) });
    else if (first) first.lines.push(...lines);
  }
  return sections.filter(({ lines, heading }) => lines.length > 0 || heading !== '');
}

/** "Other" says nothing about the skills beside it. */
function groupOf(label: Fragment): { group?: string } {
  const group = labelText(label);
  return exactHeadingKind(group) === 'other' ? {} : { group };
}

function labelText({ text }: Fragment): string {
  return text.replace(/\s*:$/u, '');
}

/** The kind of the section that a label in a table of skills names; null for other labels. */
export function kindOf(label: Fragment | null): HeadingKind | null {
  if (label && isMotherTongue(label.text)) return 'languages';
  const kind = label && label.text.length <= MAX_LABEL ? exactHeadingKind(labelText(label)) : null;
  return kind !== null && ROW_KINDS.includes(kind) ? kind : null;
}

interface Columns {
  label: Fragment;
  value: number;
}

/** Where labels and values begin: in the first row with a known label, or beside the section's heading. */
function columnsOf({ headingCell, lines }: LineSection): Columns | null {
  const [first] = lines;
  if (headingCell && first && isOneRow(headingCell, first.cells[0]))
    return { label: headingCell, value: first.cells[0].x };
  for (const [index, line] of lines.entries()) {
    const [label, beside] = line.cells;
    const value = beside ?? lines[index + 1]?.cells[0];
    if (value && kindOf(label) && isOneRow(label, value)) return { label, value: value.x };
  }
  return null;
}

/** A heading is split off from the text beside it. */
function isOneRow(label: Fragment, value: Fragment): boolean {
  return label.page === value.page && Math.abs(label.y - value.y) < 1 && value.x > label.right;
}

function rowsOf({ headingCell, lines }: LineSection, columns: Columns): { beside: boolean; rows: Row[] } {
  const [top] = lines;
  const beside = headingCell !== null && top !== undefined && isOneRow(headingCell, top.cells[0]);
  const rows: Row[] = beside ? [{ label: headingCell, lines: [] }] : [];
  for (const [index, line] of lines.entries()) {
    const [first, second, ...more] = line.cells;
    const next = lines[index + 1];
    if (second && isLabelAt(first, columns) && isAt(second, columns.value))
      rows.push({ label: first, lines: [{ ...line, cells: [second, ...more] }] });
    else if (!second && next && isLabelAt(first, columns) && isOneRow(first, next.cells[0]))
      rows.push({ label: first, lines: [] });
    else if (isAt(first, columns.value) && rows.length > 0) rows.at(-1)!.lines.push(line);
    else rows.push({ label: null, lines: [line] });
  }
  return { beside, rows };
}

/** Labels begin or end below each other. */
function isLabelAt(cell: Fragment, { label }: Columns): boolean {
  return isAt(cell, label.x) || Math.abs(cell.right - label.right) < SAME_X_PT;
}

function isAt({ x }: Fragment, column: number): boolean {
  return Math.abs(x - column) < SAME_X_PT;
}
