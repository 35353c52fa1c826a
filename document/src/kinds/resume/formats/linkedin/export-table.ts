import { columnOf, type TableKind } from './columns.ts';
import { DELIMITERS, readCsv } from './csv-rows.ts';

/** The rows of a table, below its header. */
export interface ExportTable {
  /** Each row's cells by column. */
  rows: TableRow[];
  /** Cells with text that no column is for. */
  others: { path: string; text: string }[];
}

export interface TableRow {
  /** Where it stands: `Positions.csv:3`, counted as in a spreadsheet. */
  path: string;
  cells: ReadonlyMap<string, { header: string; text: string }>;
}

/** Notes of LinkedIn stand above some headers. */
const MAX_HEADER_ROW = 12;
/** More rows than any profile has. The rest of a longer table becomes one note. */
const MAX_ROWS = 2_000;

/** Reads a table, or null if it has none of the columns. */
export function readTable(kind: TableKind, { name, text }: { name: string; text: string }): ExportTable | null {
  for (const delimiter of DELIMITERS) {
    const rows = readCsv(name, text, delimiter);
    const header = headerIndex(kind, rows);
    if (header !== null) return toTable(kind, { name, rows, header });
  }
  return null;
}

/** The row with the most known columns; the first one of several. */
function headerIndex(kind: TableKind, rows: readonly string[][]): number | null {
  const counts = rows
    .slice(0, MAX_HEADER_ROW)
    .map((row) => new Set(row.flatMap((header) => columnOf(kind, header) ?? [])).size);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

function toTable(
  kind: TableKind,
  { name, rows, header }: { name: string; rows: readonly string[][]; header: number },
): ExportTable {
  const headers = rows[header] ?? [];
  const table: ExportTable = { rows: [], others: [] };
  const noteOther = (path: string, text: string) => {
    if (text !== '') table.others.push({ path, text });
  };
  noteOther(name, joined(rows.slice(0, header)));
  for (const [index, row] of rows.slice(header + 1, header + 1 + MAX_ROWS).entries()) {
    const path = `${name}:${header + index + 2}`;
    const cells = new Map<string, { header: string; text: string }>();
    for (const [place, text] of row.entries()) {
      const title = headers[place] ?? '';
      const column = columnOf(kind, title);
      if (text === '') continue;
      if (column === undefined || cells.has(column)) noteOther(title === '' ? path : `${path} ${title}`, text);
      else cells.set(column, { header: title, text });
    }
    if (cells.size > 0) table.rows.push({ path, cells });
  }
  noteOther(`${name}:${header + 2 + MAX_ROWS}`, joined(rows.slice(header + 1 + MAX_ROWS)));
  return table;
}

function joined(rows: readonly string[][]): string {
  return rows
    .map((row) => row.filter((cell) => cell !== '').join(', '))
    .filter((line) => line !== '')
    .join('\n');
}
