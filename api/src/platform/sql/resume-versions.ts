import type { StatementRunner } from './statements.ts';

/** Why a version is kept: `day` before the first change of a day, with a `download`, or before a `restore` of another one. */
export type VersionCause = 'day' | 'download' | 'restore';

/** The row of an earlier state of a resume. */
export interface NewVersion {
  id: string;
  resumeId: string;
  cause: VersionCause;
  at: Date;
  revision: number;
  content: string;
  bytes: number;
  hash: string;
  photoKey: string | null;
  downloadId: string | null;
  expiresAt: Date | null;
  createdAt: Date;
}

export async function insertVersion(sql: StatementRunner, version: NewVersion): Promise<void> {
  const { id, resumeId, cause, at, revision, content, bytes, hash, photoKey, downloadId, expiresAt, createdAt } =
    version;
  await sql.change(
    `INSERT INTO resume_versions
       (id, resumeId, cause, at, revision, content, bytes, hash, photoKey, downloadId, expiresAt, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, resumeId, cause, at, revision, content, bytes, hash, photoKey, downloadId, expiresAt, createdAt],
  );
}
