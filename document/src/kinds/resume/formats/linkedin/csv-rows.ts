import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { toPrintable, withLineFeeds } from '../../model/printable.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';

/** Longer than any profile's table, in characters. */
const MAX_CHARACTERS = 2_000_000;

/** The delimiters that LinkedIn and spreadsheet programs write. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** Entities that LinkedIn leaves in some texts. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
};

/**
 * The rows of a CSV file (RFC 4180), the first one with index 0. Quotes inside of unquoted cells are text, and rows may have any
 * number of cells.
 *
 * @throws {UnreadableFileError} for a quoted cell that does not end, and for too much text.
 */
export function readCsv(name: string, text: string, delimiter: (typeof DELIMITERS)[number]): string[][] {
  if (text.length > MAX_CHARACTERS) throw new UnreadableFileError('too-large', { path: name });
  const lines = withLineFeeds(text);
  try {
    const rows = parse(lines, {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
    }) as string[][];
    return rows.map((row) => row.map(cellText));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError('not-of-format', { path: name, problem: error.message });
  }
}

function cellText(cell: string): string {
  const text = cell.replace(/&(?:amp|lt|gt|quot|#39|apos|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
  return toPrintable(text).trim();
}
