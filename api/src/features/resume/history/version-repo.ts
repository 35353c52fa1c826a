import type { Owner } from '../../../context.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { NewVersion, VersionCause } from '../../../platform/sql/resume-versions.ts';
import { unpackContent, type VersionContent } from './version-content.ts';

/** A version in the list of them. */
export interface ListedVersion {
  id: string;
  cause: VersionCause;
  at: Date;
  revision: number;
  /** Of a version that was kept with a download. */
  downloadId: string | null;
}

/** A version with its content, and the key of its photo's file. */
export interface StoredVersion extends ListedVersion, VersionContent {
  photoKey: string | null;
  /** The photo that the resume has now; null without one. */
  presentPhoto: { id: string; fileKey: string } | null;
}

const LISTED = { id: true, cause: true, at: true, revision: true, downloadId: true } as const;
/** A version belongs to the owner of its resume. In the trash it is as hidden as the resume. */
const present = (owner: Owner, uuid: string) => ({ resume: { id: uuid, ...owner, removedAt: null } });

/** More than the rule of keeping leaves without downloads. */
const MAX_LISTED = 500;

/** The versions of the owner's resume, latest first. */
export async function listVersions(db: Queryable, owner: Owner, uuid: string): Promise<ListedVersion[]> {
  const rows = await db.resumeVersion.findMany({
    where: present(owner, uuid),
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: MAX_LISTED,
    select: LISTED,
  });
  return rows.map((row) => ({ ...row, cause: row.cause as VersionCause }));
}

export async function findVersion(
  db: Queryable,
  owner: Owner,
  { uuid, versionId }: { uuid: string; versionId: string },
): Promise<StoredVersion | null> {
  const row = await db.resumeVersion.findFirst({
    where: { id: versionId, ...present(owner, uuid) },
    select: {
      ...LISTED,
      content: true,
      photoKey: true,
      resume: { select: { photo: { select: { id: true, fileKey: true } } } },
    },
  });
  if (!row) return null;
  const { content, cause, resume, ...listed } = row;
  return { ...listed, cause: cause as VersionCause, presentPhoto: resume.photo, ...unpackContent(content) };
}

/** The key of a version's photo, for the owner of its resume. */
export async function findVersionPhotoKey(db: Queryable, owner: Owner, versionId: string): Promise<string | null> {
  const row = await db.resumeVersion.findFirst({
    where: { id: versionId, resume: { ...owner, removedAt: null } },
    select: { photoKey: true },
  });
  return row?.photoKey ?? null;
}

/** Keeps a version. An equal one of the resume is kept in its place, as long as the new one would be. Returns the id of the one that is kept. */
export async function keepVersion(tx: Transaction, version: NewVersion): Promise<string> {
  const { resumeId, hash, photoKey } = version;
  const equal = await tx.resumeVersion.findFirst({
    where: { resumeId, hash, photoKey, cause: version.cause },
    select: { id: true },
  });
  if (equal) {
    const { at, revision, expiresAt, createdAt } = version;
    await tx.resumeVersion.update({
      where: { id: equal.id },
      data: { at, revision, expiresAt, createdAt },
      select: { id: true },
    });
    return equal.id;
  }
  await tx.resumeVersion.create({ data: version, select: { id: true } });
  return version.id;
}

/** Removes all but the newest versions of one cause. Returns the keys of their photos. */
export async function removeOlder(
  tx: Transaction,
  { resumeId, cause, kept }: { resumeId: string; cause: VersionCause; kept: number },
): Promise<string[]> {
  const rows = await tx.resumeVersion.findMany({
    where: { resumeId, cause },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    skip: kept,
    select: { id: true, photoKey: true },
  });
  return removeVersions(tx, rows);
}

export async function removeVersions(
  tx: Transaction,
  rows: readonly { id: string; photoKey: string | null }[],
): Promise<string[]> {
  if (rows.length > 0) await tx.resumeVersion.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.flatMap(({ photoKey }) => photoKey ?? []);
}

/** A version that housekeeping decides about. */
export interface DueVersion {
  id: string;
  resumeId: string;
  at: Date;
  createdAt: Date;
  bytes: number;
  photoKey: string | null;
}

const DUE = { id: true, resumeId: true, at: true, createdAt: true, bytes: true, photoKey: true } as const;

export function findDueVersions(db: Queryable, now: Date, limit: number): Promise<DueVersion[]> {
  return db.resumeVersion.findMany({
    where: { expiresAt: { lte: now } },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: DUE,
  });
}

/** Whether the resume has a version after `at` and before `end`. Those of downloads do not count: they may go with their download. */
export async function hasLaterUntil(
  db: Queryable,
  { resumeId, at, end }: { resumeId: string; at: Date; end: Date },
): Promise<boolean> {
  const later = await db.resumeVersion.findFirst({
    where: { resumeId, at: { gt: at, lt: end }, downloadId: null },
    select: { id: true },
  });
  return later !== null;
}

export async function keepUntil(db: Queryable, id: string, expiresAt: Date): Promise<void> {
  await db.resumeVersion.updateMany({ where: { id }, data: { expiresAt } });
}

/** Owners of resumes that got a version since a time. */
export async function findOwnersOfNew(db: Queryable, since: Date): Promise<Owner[]> {
  const rows = await db.resumeVersion.findMany({
    where: { createdAt: { gte: since } },
    distinct: ['resumeId'],
    select: { resume: { select: { userId: true, visitorId: true } } },
  });
  const users = new Set(rows.flatMap(({ resume }) => resume.userId ?? []));
  const visitors = new Set(rows.flatMap(({ resume }) => resume.visitorId ?? []));
  return [...[...users].map((userId) => ({ userId })), ...[...visitors].map((visitorId) => ({ visitorId }))];
}

export async function sumBytes(db: Queryable, owner: Owner): Promise<number> {
  const { _sum } = await db.resumeVersion.aggregate({ where: { resume: owner }, _sum: { bytes: true } });
  return _sum.bytes ?? 0;
}

/** The owner's versions that belong to no download: first those of days, the oldest first. */
export function findRemovable(db: Queryable, owner: Owner, limit: number): Promise<DueVersion[]> {
  return db.resumeVersion.findMany({
    where: { resume: owner, downloadId: null },
    orderBy: [{ cause: 'asc' }, { at: 'asc' }, { id: 'asc' }],
    take: limit,
    select: DUE,
  });
}
