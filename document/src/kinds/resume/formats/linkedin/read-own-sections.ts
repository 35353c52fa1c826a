import type { CustomSection } from '../../model/custom-sections.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import type { TableRow } from './export-table.ts';
import { readRow } from './row-reader.ts';

// Tables that a resume has no section for: they become sections of the user's own.

/** Patents.csv */
export function readPatent(row: TableRow, draft: ResumeDraft, section: CustomSection): void {
  const reader = readRow<'patents'>(row, draft);
  const lines = {
    title: reader.line('name'),
    subtitle: reader.line('number'),
    place: reader.line('office'),
    dateFrom: reader.month('date'),
    url: reader.address('url'),
  };
  draft.add(section, { ...lines, description: reader.richText('description', 'inventors', 'status') }, reader.source);
  reader.intake.close();
}

/** Test Scores.csv */
export function readTestScore(row: TableRow, draft: ResumeDraft, section: CustomSection): void {
  const reader = readRow<'test-scores'>(row, draft);
  const lines = { title: reader.line('name'), subtitle: reader.line('score'), dateFrom: reader.month('date') };
  draft.add(section, { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}
