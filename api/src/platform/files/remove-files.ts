import type { Deps } from '../../context.ts';
import type { Queryable } from '../database.ts';
import { isDatabaseFull } from '../database-errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { namedKeys } from './named-keys.ts';

/** Few enough to be removed before the claim of the message expires. */
const KEYS_PER_MESSAGE = 200;

/**
 * Enqueues the removal of files in the transaction that deletes or changes their rows. Wake the outbox after the commit. An outage of the
 * storage only delays the removal.
 */
export async function enqueueRemoval(
  tx: Queryable,
  keys: readonly string[],
  when: { now: Date; dueAt?: Date },
): Promise<void> {
  const unique = [...new Set(keys)];
  for (let start = 0; start < unique.length; start += KEYS_PER_MESSAGE) {
    await enqueue(tx, 'files.remove', { payload: { keys: unique.slice(start, start + KEYS_PER_MESSAGE) }, ...when });
  }
}

/** How long after a failed insert its row may still appear, ms: a statement continues after the timeout of its caller. */
const ROW_MAY_APPEAR_MS = 15 * 60_000;

type StoreDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>;

/**
 * Stores a file, then the row that names it. If the row fails, the outbox removes the file, unless a row names it by then. If that message
 * fails too, or the process is killed before, the sweep removes the file.
 *
 * @throws {StorageDown}, and whatever `insertRow` throws.
 */
export async function storeWithRow(
  deps: StoreDeps,
  { key, bytes }: { key: string; bytes: Uint8Array },
  insertRow: () => Promise<void>,
): Promise<void> {
  await deps.files.put(key, bytes);
  try {
    await insertRow();
  } catch (error) {
    await discard(deps, key).catch((err: unknown) => {
      deps.log.warn({ err, fileKey: key }, 'an orphaned file waits for the sweep');
    });
    throw error;
  }
}

async function discard(deps: StoreDeps, key: string): Promise<void> {
  const now = deps.clock();
  try {
    await enqueueRemoval(deps.db, [key], { now, dueAt: new Date(now.getTime() + ROW_MAY_APPEAR_MS) });
  } catch (error) {
    // After a lost connection the row may have been written. After a full disk it was not, and every retry would leave another file.
    if (!isDatabaseFull(error)) throw error;
    await removeOrphans(deps, [key]);
  }
}

/** Removes those files that no row names. A missing file is no error. */
export async function removeOrphans({ db, files }: Pick<Deps, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  const named = await namedKeys(db, keys);
  for (const key of keys) if (!named.has(key)) await files.remove(key);
}
