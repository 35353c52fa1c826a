import type { Period } from '../../model/period-fields.ts';
import type { RichText } from '../../model/rich-text.ts';
import type { Intake } from '../intake/intake.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { takeMonth, takePeriod } from '../intake/written-date.ts';
import { readWrittenPlace } from '../intake/written-place.ts';
import { writtenText } from '../intake/written-text.ts';
import type { Column, TableKind } from './columns.ts';
import type { TableRow } from './export-table.ts';

/** One row of a table while it is read into an entry. */
export interface RowReader<K extends TableKind> {
  intake: Intake;
  /** For the note if the section is full. */
  source: { path: string; text: string };
  /** A cell as it is; empty if the table has none. */
  text(column: Column<K>): string;
  /** Where a cell stands: `Positions.csv:3 Title`. */
  pathOf(column: Column<K>): string;
  line(column: Column<K>): string;
  address(column: Column<K>): string;
  month(column: Column<K>): string;
  period(started: Column<K>, finished: Column<K>): Period;
  place(column: Column<K>): { city: string; country: string };
  /** Cells one below the other as rich text, followed by texts that did not fit elsewhere. Call it last. */
  richText(...parts: (Column<K> | RichText)[]): RichText;
}

export function readRow<K extends TableKind>(row: TableRow, draft: ResumeDraft): RowReader<K> {
  const intake = draft.intake(row.path, ' ');
  const text = (column: Column<K>) => row.cells.get(column)?.text ?? '';
  const header = (column: Column<K>) => row.cells.get(column)?.header ?? column;
  return {
    intake,
    source: { path: row.path, text: [...row.cells.values()].map((cell) => cell.text).join(', ') },
    text,
    pathOf: (column) => `${row.path} ${header(column)}`,
    line: (column) => intake.line(header(column), text(column)),
    address: (column) => intake.address(header(column), text(column)),
    month: (column) => takeMonth(intake, header(column), text(column)),
    period: (started, finished) =>
      takePeriod(intake, {
        from: { field: header(started), text: text(started) },
        to: { field: header(finished), text: text(finished) },
      }),
    place(column) {
      const { city, country } = readWrittenPlace(text(column));
      return { city: intake.line(header(column), city), country: intake.line(header(column), country) };
    },
    richText(...parts) {
      const blocks = parts.flatMap((part) => (typeof part === 'string' ? writtenText(text(part)) : part));
      const [first] = parts.filter((part) => typeof part === 'string');
      return intake.richText(first === undefined ? '' : header(first), blocks);
    },
  };
}
