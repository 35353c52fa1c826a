import type { Database, Queryable, Transaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';

// Rows that name files

const named = { select: { fileKey: true } } as const;

export async function findPhotoKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.photo.findMany({ where: { fileKey: { in: keys } }, ...named })).map(({ fileKey }) => fileKey);
}

/** Those that earlier versions of resumes name. */
export async function findVersionPhotoKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const rows = await db.resumeVersion.findMany({ where: { photoKey: { in: keys } }, select: { photoKey: true } });
  return rows.flatMap(({ photoKey }) => photoKey ?? []);
}

export async function findSignatureKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.letterSignature.findMany({ where: { fileKey: { in: keys } }, ...named })).map(
    ({ fileKey }) => fileKey,
  );
}

export async function findLetterKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.letterDownload.findMany({ where: { fileKey: { in: keys } }, ...named })).map(
    ({ fileKey }) => fileKey,
  );
}

export async function findDownloadKeys(db: Queryable, keys: string[]): Promise<string[]> {
  return (await db.download.findMany({ where: { fileKey: { in: keys } }, ...named })).map(({ fileKey }) => fileKey);
}

/** Notes of sent files: their applications' files. Their other files are those of downloads. */
export async function findSentKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const rows = await db.sentFile.findMany({ where: { fileKey: { in: keys } }, ...named });
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

export async function findCoverKeys(db: Queryable, keys: string[]): Promise<string[]> {
  const covers = await db.magazinePost.findMany({ where: { coverKey: { in: keys } }, select: { coverKey: true } });
  return covers.map(({ coverKey }) => coverKey);
}

export async function findDocumentIds(db: Queryable, ids: string[]): Promise<string[]> {
  return (await db.billingDocument.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id);
}

/** A page of keys after a key, in order. */
function pageOf({ after, take }: { after: string; take: number }) {
  return { where: { fileKey: { gt: after } }, orderBy: { fileKey: 'asc' }, take, ...named } as const;
}

export function findPhotoPage(db: Queryable, page: { after: string; take: number }): Promise<{ fileKey: string }[]> {
  return db.photo.findMany(pageOf(page));
}

/** Many versions name the same file. */
export async function findVersionPhotoPage(
  db: Queryable,
  { after, take }: { after: string; take: number },
): Promise<{ fileKey: string }[]> {
  const rows = await db.resumeVersion.findMany({
    where: { photoKey: { gt: after } },
    orderBy: { photoKey: 'asc' },
    take,
    select: { photoKey: true },
  });
  return rows.flatMap(({ photoKey }) => (photoKey === null ? [] : [{ fileKey: photoKey }]));
}

export function findDownloadPage(db: Queryable, page: { after: string; take: number }): Promise<{ fileKey: string }[]> {
  return db.download.findMany(pageOf(page));
}

export function findSignaturePage(
  db: Queryable,
  page: { after: string; take: number },
): Promise<{ fileKey: string }[]> {
  return db.letterSignature.findMany(pageOf(page));
}

export function findLetterPage(db: Queryable, page: { after: string; take: number }): Promise<{ fileKey: string }[]> {
  return db.letterDownload.findMany(pageOf(page));
}

export async function findSentPage(
  db: Queryable,
  { after, take }: { after: string; take: number },
): Promise<{ fileKey: string }[]> {
  const rows = await db.sentFile.findMany({
    where: { fileKey: { gt: after, startsWith: 'sent/' } },
    orderBy: { fileKey: 'asc' },
    take,
    ...named,
  });
  return rows.flatMap(({ fileKey }) => (fileKey === null ? [] : [{ fileKey }]));
}

/** The keys of all covers, in order. Several posts may share one. */
export async function listCoverKeys(db: Queryable): Promise<string[]> {
  const covers = await db.magazinePost.findMany({ select: { coverKey: true }, orderBy: { coverKey: 'asc' } });
  return covers.map(({ coverKey }) => coverKey);
}

// Files that are missing

/** Records that a file is missing at a time. True when it was not missing before. */
export async function noteMissing(db: Database, fileKey: string, now: Date): Promise<boolean> {
  const { count } = await db.missingFile.updateMany({ where: { fileKey }, data: { seenAt: now } });
  if (count > 0) return false;
  await db.missingFile.create({ data: { fileKey, foundAt: now, seenAt: now } });
  return true;
}

/** Removes the records of files that were last found missing before a time. */
export async function deleteMissing(db: Database, seenBefore: Date): Promise<void> {
  await db.missingFile.deleteMany({ where: { seenAt: { lt: seenBefore } } });
}

/** Files that have been missing at least since a time. */
export async function findMissingSince(db: Database, since: Date): Promise<string[]> {
  const due = await db.missingFile.findMany({ where: { foundAt: { lte: since } }, select: { fileKey: true } });
  return due.map(({ fileKey }) => fileKey);
}

/** Removes the rows of a missing photo, signature or PDF; notes of sent files lose the file alone. False where no such row names the file. */
export async function deleteRowsOf(tx: Transaction, fileKey: string): Promise<boolean> {
  // The content changes, so an open editor must notice it before it saves.
  await tx.resume.updateMany({ where: { photo: { fileKey } }, data: { revision: { increment: 1 } } });
  await tx.letter.updateMany({ where: { signature: { fileKey } }, data: { revision: { increment: 1 } } });
  const removed = [
    await tx.photo.deleteMany({ where: { fileKey } }),
    await tx.letterSignature.deleteMany({ where: { fileKey } }),
    await tx.download.deleteMany({ where: { fileKey } }),
    await tx.letterDownload.deleteMany({ where: { fileKey } }),
    // The note of a sent file says what was sent, also without the file.
    await tx.sentFile.updateMany({ where: { fileKey }, data: { fileKey: null } }),
    // The version stays, without its photo.
    await tx.resumeVersion.updateMany({ where: { photoKey: fileKey }, data: { photoKey: null } }),
  ];
  if (removed.every(({ count }) => count === 0)) return false;
  await tx.missingFile.deleteMany({ where: { fileKey } });
  return true;
}

// The daily sweep

/** The only row of `file_sweeps`. */
export const SWEEP_ID = 'files';

interface SweepCounts {
  seen: number;
  orphaned: number;
  missing: number;
  isHeld: boolean;
}

/** The result of the last sweep; null before the first. */
export function findSweep(db: Database) {
  return db.fileSweep.findUnique({ where: { id: SWEEP_ID } });
}

/** Adds the row of sweeps where it is missing; the first sweep is due at once. */
export async function insertMissingSweep(db: Database, now: Date): Promise<void> {
  if (await db.fileSweep.findUnique({ where: { id: SWEEP_ID }, select: { id: true } })) return;
  const nothing: SweepCounts = { seen: 0, orphaned: 0, missing: 0, isHeld: false };
  try {
    await db.fileSweep.create({ data: { id: SWEEP_ID, nextAt: now, finishedAt: now, ...nothing } });
  } catch (error) {
    // Another process inserted it at the same moment.
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
  counts: SweepCounts,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await db.fileSweep.update({ where: { id: SWEEP_ID }, data: { nextAt, finishedAt: now, ...counts } });
}

/** Reschedules a sweep that did not finish. */
export async function rescheduleSweep(db: Database, nextAt: Date): Promise<void> {
  await db.fileSweep.update({ where: { id: SWEEP_ID }, data: { nextAt } });
}
