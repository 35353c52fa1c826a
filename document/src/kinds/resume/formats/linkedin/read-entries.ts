import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import type { TableRow } from './export-table.ts';
import { type RowReader, readRow } from './row-reader.ts';

/** Positions.csv */
export function readPosition(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'positions'>(row, draft);
  const lines = {
    position: reader.line('title'),
    company: reader.line('company'),
    ...reader.place('place'),
    url: reader.address('url'),
    ...reader.period('started', 'finished'),
  };
  draft.add('experiences', { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}

/** Education.csv */
export function readEducation(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'education'>(row, draft);
  const lines = {
    schoolName: reader.line('school'),
    degree: reader.line('degree'),
    fieldOfStudy: reader.line('field'),
    url: reader.address('url'),
    ...reader.period('started', 'finished'),
  };
  const additionalActivities = reader.richText('notes', 'activities', 'grade');
  draft.add('education', { ...lines, additionalActivities }, reader.source);
  reader.intake.close();
}

/** Volunteering.csv */
export function readVolunteering(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'volunteering'>(row, draft);
  const lines = {
    name: reader.line('name'),
    role: reader.line('role'),
    url: reader.address('url'),
    ...reader.period('started', 'finished'),
  };
  draft.add('volunteering', { ...lines, description: reader.richText('description', 'cause') }, reader.source);
  reader.intake.close();
}

/** Organizations.csv */
export function readOrganization(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'organizations'>(row, draft);
  const lines = {
    organization: reader.line('organization'),
    role: reader.line('role'),
    url: reader.address('url'),
    ...reader.period('started', 'finished'),
  };
  draft.add('memberships', { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}

/** Projects.csv */
export function readProject(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'projects'>(row, draft);
  const lines = {
    name: reader.line('name'),
    role: reader.line('role'),
    url: reader.address('url'),
    ...reader.period('started', 'finished'),
  };
  draft.add('projects', { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}

/** Certifications.csv. The number is in the description, behind its label. */
export function readCertification(row: TableRow, draft: ResumeDraft, numberLabel: string): void {
  const reader = readRow<'certifications'>(row, draft);
  const number = reader.text('number');
  const lines = {
    name: reader.line('name'),
    issuer: reader.line('issuer'),
    dateFrom: reader.month('started'),
    dateTo: reader.month('finished'),
    url: reader.address('url'),
  };
  const blocks = number === '' ? [] : paragraphs(`${numberLabel}: ${number}`);
  draft.add('certifications', { ...lines, description: reader.richText(blocks) }, reader.source);
  reader.intake.close();
}

/** Courses.csv */
export function readCourse(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'courses'>(row, draft);
  const lines = { name: reader.line('name'), organizer: reader.line('school') };
  draft.add('courses', { ...lines, description: reader.richText('number') }, reader.source);
  reader.intake.close();
}

/** Honors.csv */
export function readAward(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'awards'>(row, draft);
  const lines = {
    name: reader.line('name'),
    organizer: reader.line('issuer'),
    date: reader.month('date'),
    url: reader.address('url'),
  };
  draft.add('awards', { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}

/** Publications.csv */
export function readPublication(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'publications'>(row, draft);
  const lines = {
    title: reader.line('title'),
    publisher: reader.line('publisher'),
    authors: reader.line('authors'),
    date: reader.month('date'),
    url: reader.address('url'),
  };
  draft.add('publications', { ...lines, description: reader.richText('description') }, reader.source);
  reader.intake.close();
}

/**
 * Recommendations_Received.csv. A recommendation that is longer than a line is left out: a resume's references name people. So are
 * those that the member does not show.
 */
export function readRecommendation(row: TableRow, draft: ResumeDraft): void {
  const reader = readRow<'recommendations'>(row, draft);
  const isShown = !/hidden|pending|not_|declin/i.test(reader.text('status'));
  for (const column of ['date', 'status'] as const) leaveOut(reader, column, draft);
  if (!isShown) {
    for (const column of ['firstName', 'lastName', 'company', 'position', 'text'] as const)
      leaveOut(reader, column, draft);
    return;
  }
  const text = reader.text('text');
  const isLine = text.length <= MAX_LINE_CHARACTERS && !text.includes('\n');
  if (!isLine) leaveOut(reader, 'text', draft);
  const entry = {
    name: reader.intake.line('', [reader.text('firstName'), reader.text('lastName')].join(' ')),
    position: reader.line('position'),
    company: reader.line('company'),
    contact: isLine ? reader.line('text') : '',
  };
  draft.add('references', entry, reader.source);
  reader.intake.close();
}

function leaveOut(
  reader: RowReader<'recommendations'>,
  column: Parameters<RowReader<'recommendations'>['text']>[0],
  draft: ResumeDraft,
): void {
  const text = reader.text(column);
  if (text !== '') draft.note({ kind: 'left-out', path: reader.pathOf(column), text });
}
