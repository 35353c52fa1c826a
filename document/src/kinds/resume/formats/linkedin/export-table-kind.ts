import { columnOf, TABLE_COLUMNS, type TableKind } from './columns.ts';
import { DELIMITERS } from './csv-rows.ts';
import { tableKindOf } from './table-kinds.ts';

const KINDS = Object.keys(TABLE_COLUMNS) as TableKind[];
/** A header of fewer columns could be of any program. */
const FEWEST_COLUMNS = 3;

/** The table in a file: by the file's name, or by its header if the file was renamed. Undefined for files that are no part of a CV. */
export function exportTableKind({ name, text }: { name: string; text: string }): TableKind | undefined {
  if (!/\.csv$/i.test(name)) return undefined;
  const [line = ''] = text.slice(0, 2_000).split(/[\r\n]/);
  return tableKindOf(name) ?? DELIMITERS.map((delimiter) => kindOfHeader(line.split(delimiter))).find(Boolean);
}

/** The table that has all these columns, and the most of them. */
function kindOfHeader(headers: readonly string[]): TableKind | undefined {
  if (headers.length < FEWEST_COLUMNS) return undefined;
  return KINDS.find((kind) => {
    const columns = headers.map((header) => columnOf(kind, header.replace(/^\ufeff/, '')));
    return new Set(columns).size === headers.length && !columns.includes(undefined);
  });
}
