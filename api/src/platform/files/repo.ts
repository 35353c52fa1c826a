import type { Database, Queryable, Transaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';

// Rows that name files

const named = { select: { fileKey: true } } as const;

export async function findPhotoKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.photo.findMany({ where: { fileKey: { in: keys } }, ...named })).map(({ fileKey }) => fileKey);
}

export async function findDownloadKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.download.findMany({ where: { fileKey: { in: keys } }, ...named })).map(({ fileKey }) => fileKey);
}

export async function findCoverKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const covers = await db.magazinePost.findMany({ where: { coverKey: { in: keys } }, select: { coverKey: true } });
  return covers.map(({ coverKey }) => coverKey);
}

export async function findDocumentIds(db: Queryable, ids: string[]): Promise<string[]> {
  return (await db.billingDocument.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id);
}

/** A page of keys in their order, after one. */
function pageOf({ after, take }: { after: string; take: number }) {
  return { where: { fileKey: { gt: after } }, orderBy: { fileKey: 'asc' }, take, ...named } as const;
}

export function findPhotoPage(db: Queryable, page: { after: string; take: number }): Promise<{ fileKey: string }[]> {
  return db.photo.findMany(pageOf(page));
}

export function findDownloadPage(db: Queryable, page: { after: string; take: number }): Promise<{ fileKey: string }[]> {
  return db.download.findMany(pageOf(page));
}

/** The keys of all covers, in their order; several posts may share one. */
export async function listCoverKeys(db: Queryable): Promise<string[]> {
  const covers = await db.magazinePost.findMany({ select: { coverKey: true }, orderBy: { coverKey: 'asc' } });
  return covers.map(({ coverKey }) => coverKey);
}

// Files that are missing

/** Notes that a file is missing at a time. True when it was not missing before. */
export async function noteMissing(db: Database, fileKey: string, now: Date): Promise<boolean> {
  const { count } = await db.missingFile.updateMany({ where: { fileKey }, data: { seenAt: now } });
  if (count > 0) return false;
  await db.missingFile.create({ data: { fileKey, foundAt: now, seenAt: now } });
  return true;
}

/** Drops the notes of files that were last seen to be missing before a time. */
export async function deleteMissing(db: Database, seenBefore: Date): Promise<void> {
  await db.missingFile.deleteMany({ where: { seenAt: { lt: seenBefore } } });
}

/** Files that have been missing since a time, or longer. */
export async function findMissingSince(db: Database, since: Date): Promise<string[]> {
  const due = await db.missingFile.findMany({ where: { foundAt: { lte: since } }, select: { fileKey: true } });
  return due.map(({ fileKey }) => fileKey);
}

/** Removes what names a photo or a PDF that is missing. False for a file that neither names. */
export async function deleteRowsOf(tx: Transaction, fileKey: string): Promise<boolean> {
  // The content changes, so an editor that has the resume open must not save over it unnoticed.
  await tx.resume.updateMany({ where: { photo: { fileKey } }, data: { revision: { increment: 1 } } });
  const photos = await tx.photo.deleteMany({ where: { fileKey } });
  const downloads = await tx.download.deleteMany({ where: { fileKey } });
  if (photos.count + downloads.count === 0) return false;
  await tx.missingFile.deleteMany({ where: { fileKey } });
  return true;
}

// The daily sweep

/** The only row of `file_sweeps`. */
export const SWEEP_ID = 'files';

interface SweepFigures {
  seen: number;
  orphaned: number;
  missing: number;
  isHeld: boolean;
}

/** What the last sweep found; null before the first. */
export function findSweep(db: Database) {
  return db.fileSweep.findUnique({ where: { id: SWEEP_ID } });
}

/** Adds the row of sweeps where it is missing; the first sweep is due at once. */
export async function insertMissingSweep(db: Database, now: Date): Promise<void> {
  if (await db.fileSweep.findUnique({ where: { id: SWEEP_ID }, select: { id: true } })) return;
  const nothing: SweepFigures = { seen: 0, orphaned: 0, missing: 0, isHeld: false };
  try {
    await db.fileSweep.create({ data: { id: SWEEP_ID, nextAt: now, finishedAt: now, ...nothing } });
  } catch (error) {
    // Another process made it in the same moment.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Claims the sweep for this process until a time. False when it is not due. */
export async function claimSweep(db: Database, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const { count } = await db.fileSweep.updateMany({
    where: { id: SWEEP_ID, nextAt: { lte: now } },
    data: { nextAt: until },
  });
  return count === 1;
}

export async function finishSweep(
  db: Database,
  figures: SweepFigures,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await db.fileSweep.update({ where: { id: SWEEP_ID }, data: { nextAt, finishedAt: now, ...figures } });
}

/** Puts a sweep off that did not finish. */
export async function putSweepOff(db: Database, nextAt: Date): Promise<void> {
  await db.fileSweep.update({ where: { id: SWEEP_ID }, data: { nextAt } });
}
