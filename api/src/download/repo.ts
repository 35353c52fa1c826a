import type { Owner } from '../context.ts';
import type { Queryable } from '../database.ts';

/** A finished PDF as it is filed. */
export interface StoredDownload {
  id: string;
  resumeId: string;
  name: string;
  fileKey: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
  revision: number;
  sourceKey: string;
  createdAt: Date;
}

/** The checksum last reported for the resume's first page, and the revision it belongs to. */
export function findChecksum(db: Queryable, owner: Owner, uuid: string) {
  return db.resume.findFirst({
    where: { id: uuid, ...owner, removedAt: null },
    select: { checksum: true, checksumRevision: true },
  });
}

export async function insertDownload(db: Queryable, userId: string, download: StoredDownload): Promise<void> {
  await db.download.create({ data: { ...download, userId } });
}

/** What the user has downloaded of resumes that are not in the trash, latest first; with `resumeId`, of that resume alone. */
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

/** The latest PDF that the user has of the resume and that was made of the same. */
export function findSameDownload(
  db: Queryable,
  userId: string,
  { resumeId, sourceKey }: Pick<StoredDownload, 'resumeId' | 'sourceKey'>,
) {
  return db.download.findFirst({
    where: { userId, resumeId, sourceKey },
    orderBy: { createdAt: 'desc' },
    select: { fileKey: true, sha256: true },
  });
}
