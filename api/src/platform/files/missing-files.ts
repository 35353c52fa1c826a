import type { Deps } from '../../context.ts';
import { inTransaction, type Transaction } from '../database.ts';

/** How long an operator has to bring a missing file back from a backup before its row is repaired, in days. */
const BRING_BACK_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Records which files are missing now, and drops the records of files that are back or whose rows are gone. Returns the new ones. */
export async function recordMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  keys: readonly string[],
): Promise<string[]> {
  const now = clock();
  const fresh: string[] = [];
  for (const fileKey of keys) {
    const { count } = await db.missingFile.updateMany({ where: { fileKey }, data: { seenAt: now } });
    if (count > 0) continue;
    await db.missingFile.create({ data: { fileKey, foundAt: now, seenAt: now } });
    fresh.push(fileKey);
  }
  await db.missingFile.deleteMany({ where: { seenAt: { lt: now } } });
  return fresh;
}

/**
 * Repairs the rows of files that have been missing for a week: a resume loses its photo, and a PDF, which nobody could open any more,
 * leaves the list of downloads. Covers stay: the next import of the magazine puts them back. Returns the keys.
 */
export async function repairRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const before = new Date(clock().getTime() - BRING_BACK_DAYS * DAY_MS);
  const due = await db.missingFile.findMany({ where: { foundAt: { lte: before } }, select: { fileKey: true } });
  const repaired: string[] = [];
  for (const { fileKey } of due) {
    if (await inTransaction(db, (tx) => repairRow(tx, fileKey))) repaired.push(fileKey);
  }
  return repaired;
}

/** False for a cover. */
async function repairRow(tx: Transaction, fileKey: string): Promise<boolean> {
  // The content changes, so an editor that has the resume open must not save over it unnoticed.
  await tx.resume.updateMany({ where: { photo: { fileKey } }, data: { revision: { increment: 1 } } });
  const photos = await tx.photo.deleteMany({ where: { fileKey } });
  const downloads = await tx.download.deleteMany({ where: { fileKey } });
  if (photos.count + downloads.count === 0) return false;
  await tx.missingFile.deleteMany({ where: { fileKey } });
  return true;
}
