import { createCustomSlots } from '../intake/custom-slots.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { createPersonFields } from '../intake/person-fields.ts';
import { createResumeDraft, type ResumeDraft } from '../intake/resume-draft.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import type { TableKind } from './columns.ts';
import { readTable, type TableRow } from './export-table.ts';
import { exportTableKind } from './export-table-kind.ts';
import { LINKEDIN_LABELS } from './labels.ts';
import {
  readAward,
  readCertification,
  readCourse,
  readEducation,
  readOrganization,
  readPosition,
  readProject,
  readPublication,
  readRecommendation,
  readVolunteering,
} from './read-entries.ts';
import { readPatent, readTestScore } from './read-own-sections.ts';
import { readEmails, readHandles, readPhones, readProfile, readProfileSummary, readWebsites } from './read-person.ts';
import { readInterest, readLanguage, readSkill } from './read-terms.ts';
import { baseName } from './table-kinds.ts';

/** A file of an export, unpacked. */
export interface ExportFile {
  /** With its folders. */
  name: string;
  text: string;
}

type Rows = readonly TableRow[];

/** The tables of entries, in the order in which they are read. */
const ENTRY_READERS: readonly {
  kinds: readonly TableKind[];
  read: (row: TableRow, draft: ResumeDraft, labels: { licence: string }) => void;
}[] = [
  { kinds: ['positions'], read: readPosition },
  { kinds: ['education'], read: readEducation },
  { kinds: ['skills'], read: readSkill },
  { kinds: ['languages'], read: readLanguage },
  { kinds: ['certifications'], read: (row, draft, { licence }) => readCertification(row, draft, licence) },
  { kinds: ['projects'], read: readProject },
  { kinds: ['courses'], read: readCourse },
  { kinds: ['awards'], read: readAward },
  { kinds: ['publications'], read: readPublication },
  { kinds: ['organizations'], read: readOrganization },
  { kinds: ['volunteering'], read: readVolunteering },
  { kinds: ['recommendations'], read: readRecommendation },
  { kinds: ['causes', 'interests'], read: readInterest },
];

/** The tables that become sections of the user's own. */
const OWN_SECTION_READERS = [
  { kind: 'patents', title: 'patents', read: readPatent },
  { kind: 'test-scores', title: 'testScores', read: readTestScore },
] as const;

/** True if one of the files is a table of a LinkedIn export with a part of a CV. */
export function isLinkedInExport(files: readonly ExportFile[]): boolean {
  return files.some((file) => exportTableKind(file) !== undefined);
}

/**
 * Makes a resume of LinkedIn's "copy of your data". Files that are no part of a CV are named in one note each and not read. Rows
 * that are in several exports are taken once.
 *
 * @throws {UnreadableFileError} `nothing-found` if no file has a part of a CV, `not-of-format` for a broken table.
 */
export function fromLinkedInExport(files: readonly ExportFile[], setting: ImportSetting): ImportedResume {
  const draft = createResumeDraft(setting);
  const tables = readTables(files, draft);
  if ([...tables.values()].every((rows) => rows.length === 0)) throw new UnreadableFileError('nothing-found');
  const labels = LINKEDIN_LABELS[setting.language];
  const rowsOf = (kind: TableKind) => tables.get(kind) ?? [];
  readPerson(rowsOf, draft, labels.website);
  for (const { kinds, read } of ENTRY_READERS) for (const row of kinds.flatMap(rowsOf)) read(row, draft, labels);
  const slotFor = createCustomSlots(draft);
  for (const { kind, title, read } of OWN_SECTION_READERS) {
    const slot = rowsOf(kind).length > 0 ? slotFor(labels[title]) : null;
    if (slot !== null) for (const row of rowsOf(kind)) read(row, draft, slot);
  }
  return draft.finish();
}

function readPerson(rowsOf: (kind: TableKind) => Rows, draft: ResumeDraft, websiteLabel: string): void {
  const context = { draft, person: createPersonFields(draft), websiteLabel };
  readEmails(rowsOf('emails'), context);
  readPhones(rowsOf('phones'), context);
  readProfile(rowsOf('profile'), context);
  const summaries = rowsOf('profile').map(({ cells }) => cells.get('summary')?.text ?? '');
  readProfileSummary(rowsOf('profile-summary'), context, summaries);
  readWebsites(rowsOf('websites'), context);
  readHandles(rowsOf('twitter'), context);
  context.person.finish();
}

/** The rows of all tables, each row once. */
function readTables(files: readonly ExportFile[], draft: ResumeDraft): Map<TableKind, TableRow[]> {
  const tables = new Map<TableKind, TableRow[]>();
  const seen = new Set<string>();
  for (const file of files) {
    const name = baseName(file.name);
    const kind = exportTableKind(file);
    const table = kind === undefined ? null : readTable(kind, { name, text: file.text });
    if (kind === undefined || table === null) {
      draft.note({ kind: 'unknown', path: name, text: '' });
      continue;
    }
    for (const { path, text } of table.others) draft.note({ kind: 'left-out', path, text });
    const rows = table.rows.filter(({ cells }) => {
      const key = JSON.stringify([kind, [...cells].map(([column, { text }]) => [column, text]).toSorted()]);
      return !seen.has(key) && seen.add(key);
    });
    tables.set(kind, [...(tables.get(kind) ?? []), ...rows]);
  }
  return tables;
}
