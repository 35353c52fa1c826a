import type { Owner } from '../../context.ts';
import { insertVersion, type NewVersion } from './resume-versions.ts';
import type { SqlValue, StatementRunner, Statements } from './statements.ts';

/** A resume's row with its photo's and its sections'; JSON is parsed. */
export interface ResumeRow {
  id: string;
  name: string;
  isDone: boolean;
  language: string;
  pattern: string;
  patternVersion: number;
  pageSetup: unknown;
  generalColor: string;
  backgroundColor: string;
  accentColor: string;
  headingFont: string;
  bodyFont: string;
  sectionsEnabled: unknown;
  sectionsOrder: unknown;
  sectionsActive: unknown;
  revision: number;
  updatedAt: Date;
  checksum: string | null;
  checksumRevision: number | null;
  baseId: string | null;
  viewKind: string | null;
  photo: { id: string; fileKey: string; widthPx: number; heightPx: number } | null;
  sections: { slug: string; data: unknown; config: unknown }[];
}

/** As it is read on every call: with the number of its views, in the trash or not. */
export interface SelectedResumeRow extends ResumeRow {
  viewCount: number;
}

/** Columns of `resumes` that a change of content may write. */
export type ContentColumn =
  | 'name'
  | 'isDone'
  | 'language'
  | 'pattern'
  | 'patternVersion'
  | 'pageSetup'
  | 'generalColor'
  | 'backgroundColor'
  | 'accentColor'
  | 'headingFont'
  | 'bodyFont'
  | 'sectionsEnabled'
  | 'sectionsOrder'
  | 'sectionsActive';

/** A section's new state. */
export interface SectionState {
  slug: string;
  data: unknown;
  config: unknown;
}

/** The condition on a resume's owner, and the value of its parameter. */
function owned(owner: Owner): { where: string; id: string } {
  return 'userId' in owner
    ? { where: 'r.userId = ?', id: owner.userId }
    : { where: 'r.visitorId = ?', id: owner.visitorId };
}

const RESUME_COLUMNS = `r.id, r.name, r.isDone, r.language, r.pattern, r.patternVersion, r.pageSetup, r.generalColor,
  r.backgroundColor, r.accentColor, r.headingFont, r.bodyFont, r.sectionsEnabled, r.sectionsOrder, r.sectionsActive,
  r.revision, r.updatedAt, r.checksum, r.checksumRevision, p.id AS photoId, p.fileKey, p.widthPx, p.heightPx,
  r.baseId, r.viewKind, (SELECT COUNT(*) FROM resumes v WHERE v.baseId = r.id) AS viewCount`;
const SECTION_AT = 26;
const NO_RESUME = Array.from({ length: SECTION_AT }, () => 'NULL').join(', ');

/** The owner's resume that is not in the trash. One statement, so that sections and revision are consistent. */
export async function selectResume(sql: Statements, owner: Owner, uuid: string): Promise<SelectedResumeRow | null> {
  const { where, id } = owned(owner);
  const rows = await sql.rows(
    `SELECT ${RESUME_COLUMNS}, NULL AS slug, NULL AS data, NULL AS config
       FROM resumes r LEFT JOIN photos p ON p.resumeId = r.id
      WHERE r.id = ? AND ${where} AND r.removedAt IS NULL
      UNION ALL
     SELECT ${NO_RESUME}, s.slug, s.data, s.config
       FROM resume_sections s JOIN resumes r ON r.id = s.resumeId
      WHERE s.resumeId = ? AND ${where} AND r.removedAt IS NULL`,
    [uuid, id, uuid, id],
  );
  const row = rows.find((one) => one[0] !== null);
  if (!row) return null;
  const [text, number] = [(at: number) => row[at] as string, (at: number) => Number(row[at])];
  return {
    id: text(0),
    name: text(1),
    isDone: number(2) === 1,
    language: text(3),
    pattern: text(4),
    patternVersion: number(5),
    pageSetup: row[6] === null ? null : JSON.parse(text(6)),
    generalColor: text(7),
    backgroundColor: text(8),
    accentColor: text(9),
    headingFont: text(10),
    bodyFont: text(11),
    sectionsEnabled: JSON.parse(text(12)),
    sectionsOrder: JSON.parse(text(13)),
    sectionsActive: JSON.parse(text(14)),
    revision: number(15),
    updatedAt: new Date(text(16)),
    checksum: row[17] as string | null,
    checksumRevision: row[18] === null ? null : number(18),
    photo: row[19] === null ? null : { id: text(19), fileKey: text(20), widthPx: number(21), heightPx: number(22) },
    baseId: row[23] as string | null,
    viewKind: row[24] as string | null,
    viewCount: number(25),
    sections: rows
      .filter((one) => one !== row)
      .map((one) => ({
        slug: one[SECTION_AT] as string,
        data: JSON.parse(one[SECTION_AT + 1] as string),
        config: JSON.parse(one[SECTION_AT + 2] as string),
      })),
  };
}

/** A change of a resume's content, made from `baseRevision`. */
export interface Revision {
  uuid: string;
  baseRevision: number;
  updatedAt: Date;
  columns: Partial<Record<ContentColumn, unknown>>;
  sections: readonly SectionState[];
  /** The state before, if it is kept. */
  version?: NewVersion | null;
}

/**
 * Writes the revision after `baseRevision`, completely or not at all. False if the resume has another revision now, is missing, is in the
 * trash, or belongs to somebody else.
 */
export async function updateRevision(sql: Statements, owner: Owner, change: Revision): Promise<boolean> {
  const { sections, version = null } = change;
  const [section] = sections;
  if (!section && !version) return (await updateColumns(sql, owner, change)) === 1;
  // The usual save: one statement is its own transaction and counts both rows. It matches none if the section has no row yet.
  if (sql.dialect === 'mysql' && section && sections.length === 1 && !version) {
    if ((await updateWithSection(sql, owner, { ...change, section })) === 2) return true;
  }
  return sql.atomically(async (tx) => {
    // First the resume: its lock excludes other writers of its sections.
    if ((await updateColumns(tx, owner, change)) !== 1) return false;
    for (const state of sections) await upsertSection(tx, sql.dialect, change.uuid, state);
    if (version) await insertVersion(tx, version);
    return true;
  });
}

function assignments({ columns, baseRevision, updatedAt }: Revision): { set: string; values: SqlValue[] } {
  const names = Object.keys(columns) as ContentColumn[];
  return {
    set: ['revision', 'updatedAt', ...names].map((name) => `${name} = ?`).join(', '),
    values: [baseRevision + 1, updatedAt, ...names.map((name) => toSql(columns[name]))],
  };
}

/** JSON columns take text. */
function toSql(value: unknown): SqlValue {
  return value instanceof Object ? JSON.stringify(value) : (value as SqlValue);
}

function updateColumns(runner: StatementRunner, owner: Owner, change: Revision): Promise<number> {
  const { set, values } = assignments(change);
  const { where, id } = owned(owner);
  return runner.change(
    `UPDATE resumes SET ${set} WHERE id = ? AND ${where.replace('r.', '')} AND removedAt IS NULL AND revision = ?`,
    [...values, change.uuid, id, change.baseRevision],
  );
}

function updateWithSection(
  sql: Statements,
  owner: Owner,
  change: Revision & { section: SectionState },
): Promise<number> {
  const { uuid, baseRevision, section } = change;
  const { set, values } = assignments(change);
  const { where, id } = owned(owner);
  return sql.change(
    `UPDATE resumes r JOIN resume_sections s ON s.resumeId = r.id AND s.slug = ?
        SET ${set.replaceAll(/(\w+) = \?/g, 'r.$1 = ?')}, s.data = ?, s.config = ?
      WHERE r.id = ? AND ${where} AND r.removedAt IS NULL AND r.revision = ?`,
    [section.slug, ...values, toSql(section.data), toSql(section.config), uuid, id, baseRevision],
  );
}

function upsertSection(
  tx: StatementRunner,
  dialect: Statements['dialect'],
  uuid: string,
  { slug, data, config }: SectionState,
): Promise<number> {
  const insert = 'INSERT INTO resume_sections (resumeId, slug, data, config) VALUES (?, ?, ?, ?)';
  const [dataText, configText] = [toSql(data), toSql(config)];
  return tx.change(
    dialect === 'mysql'
      ? `${insert} ON DUPLICATE KEY UPDATE data = ?, config = ?`
      : `${insert} ON CONFLICT (resumeId, slug) DO UPDATE SET data = ?, config = ?`,
    [uuid, slug, dataText, configText, dataText, configText],
  );
}

/** Stores the first page's checksum with the present revision and returns that; null if the owner has no such resume. */
export async function updateChecksum(
  sql: Statements,
  owner: Owner,
  { uuid, checksum }: { uuid: string; checksum: string },
): Promise<number | null> {
  const { where, id } = owned(owner);
  const values = [checksum, uuid, id];
  const ofOwner = `id = ? AND ${where.replace('r.', '')} AND removedAt IS NULL`;
  if (sql.dialect === 'mysql') {
    const revision = await sql.changeForId(
      `UPDATE resumes SET checksum = ?, checksumRevision = LAST_INSERT_ID(revision) WHERE ${ofOwner}`,
      values,
    );
    return revision === 0 ? null : revision;
  }
  const [row] = await sql.rows(
    `UPDATE resumes SET checksum = ?, checksumRevision = revision WHERE ${ofOwner} RETURNING revision`,
    values,
  );
  return row ? Number(row[0]) : null;
}
