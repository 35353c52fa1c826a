import type { Owner } from '../../../context.ts';
import type { Transaction } from '../../../platform/database.ts';
import { enqueueRemoval } from '../../../platform/files/remove-files.ts';
import { findRemovable, removeVersions, sumBytes } from './version-repo.ts';

/** The most characters of stored versions of one account. Those of a usual resume have about ten thousand each. */
const MAX_BYTES_PER_USER = 50_000_000;
/** New visitors cost nothing, so each gets less. */
const MAX_BYTES_PER_VISITOR = 5_000_000;
const BATCH = 200;

/**
 * Removes versions of an owner with too many characters: the oldest of days, then the oldest from before restoring, none of downloads. Wake the
 * outbox after the commit; otherwise unused photos are removed some seconds later.
 *
 * @param bytes the characters of a version that is inserted next.
 * @returns the number of removed versions.
 */
export async function makeRoom(
  tx: Transaction,
  owner: Owner,
  { bytes, now }: { bytes: number; now: Date },
): Promise<number> {
  const max = 'userId' in owner ? MAX_BYTES_PER_USER : MAX_BYTES_PER_VISITOR;
  let surplus = bytes + (await sumBytes(tx, owner)) - max;
  let count = 0;
  while (surplus > 0) {
    const removed = [];
    for (const version of await findRemovable(tx, owner, BATCH)) {
      if (surplus <= 0) break;
      removed.push(version);
      surplus -= version.bytes;
    }
    // What is left are versions of downloads.
    if (removed.length === 0) break;
    await enqueueRemoval(tx, await removeVersions(tx, removed), { now });
    count += removed.length;
  }
  return count;
}
