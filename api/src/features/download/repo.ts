import type { Database, Queryable } from '../../platform/database.ts';
import * as sql from '../../platform/sql/downloads.ts';
import type { NewVersion } from '../../platform/sql/resume-versions.ts';

/** @param version the state of the resume that the PDF shows, if that is known. */
export function insertDownload(
  { statements }: Database,
  userId: string,
  { version, ...download }: sql.StoredDownload & { version: NewVersion | null },
): Promise<void> {
  return sql.insertDownload(statements, userId, download, version);
}

/** The user's downloads of resumes that are not in the trash, latest first; with `resumeId`, of that resume alone. */
export function listDownloads(db: Queryable, userId: string, resumeId?: string) {
  return db.download.findMany({
    where: { userId, resume: { removedAt: null }, ...(resumeId === undefined ? {} : { resumeId }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 500,
    select: { id: true, resumeId: true, name: true, pageCount: true, revision: true, createdAt: true },
  });
}

export function findDownload(db: Queryable, userId: string, id: string) {
  return db.download.findFirst({
    where: { id, userId, resume: { removedAt: null } },
    select: { name: true, fileKey: true },
  });
}

/** The file of the resume's first PDF with these bytes, which all later ones share. Null without one. */
export function findEqualFile(
  { statements }: Database,
  what: Pick<sql.StoredDownload, 'resumeId' | 'sha256'>,
): Promise<string | null> {
  return sql.selectEqualFile(statements, what);
}

/** The user's latest PDF of the resume with the same source key. */
export function findSameDownload(
  { statements }: Database,
  userId: string,
  what: Pick<sql.StoredDownload, 'resumeId' | 'sourceKey'>,
): Promise<{ id: string; fileKey: string; sha256: string } | null> {
  return sql.selectSameDownload(statements, userId, what);
}
