import type { Deps } from '../../context.ts';
import { inTransaction } from '../database.ts';
import { deleteMissing, deleteRowsOf, findMissingSince, noteMissing } from './repo.ts';

/** How long an operator has to restore a missing file from a backup before its row is repaired, in days. */
const RESTORE_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Records which files are missing now, and drops the records of files that are back or whose rows are gone. Returns the new ones. */
export async function recordMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  keys: readonly string[],
): Promise<string[]> {
  const now = clock();
  const fresh: string[] = [];
  for (const fileKey of keys) {
    if (await noteMissing(db, fileKey, now)) fresh.push(fileKey);
  }
  await deleteMissing(db, now);
  return fresh;
}

/**
 * Repairs the rows of files that have been missing for a week: a resume loses its photo, a letter its signature, and a PDF is removed from the list of
 * downloads, and a note of a sent file stays without it. Covers stay: the next import of the magazine restores them. Returns the keys.
 */
export async function repairRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const before = new Date(clock().getTime() - RESTORE_DAYS * DAY_MS);
  const repaired: string[] = [];
  for (const fileKey of await findMissingSince(db, before)) {
    if (await inTransaction(db, (tx) => deleteRowsOf(tx, fileKey))) repaired.push(fileKey);
  }
  return repaired;
}
