import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import type { TableRow } from './export-table.ts';
import { readProficiency } from './proficiency.ts';
import { type RowReader, readRow } from './row-reader.ts';

/** Skills.csv */
export function readSkill(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'skills'>(row, draft);
  draft.add('skills', { name: reader.line('name') }, reader.source);
  reader.intake.close();
}

/** Languages.csv. The words for the level stay beside it. */
export function readLanguage(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'languages'>(row, draft);
  const { level, description } = readProficiency(reader.text('proficiency'));
  const levelDescription = reader.intake.piece('', description, MAX_NOTE_CHARACTERS);
  draft.add('languages', { language: reader.line('name'), level, levelDescription }, reader.source);
  reader.intake.close();
}

/** Causes You Care About.csv, and Interests.csv of older exports with several interests in a cell. */
export function readInterest(row: TableRow, draft: ResumeDraft): void {
  const reader: Pick<RowReader<'causes' | 'interests'>, 'text' | 'source' | 'intake'> = readRow<'interests'>(
    row,
    draft,
  );
  for (const listed of reader.text('name').split(/[,;\n]/)) {
    const name = listed.trim();
    if (name === '') continue;
    for (const content of reader.intake.pieces('', name, MAX_NOTE_CHARACTERS))
      draft.add('interests', { content }, { ...reader.source, text: content });
  }
}
