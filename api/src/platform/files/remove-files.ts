import type { Deps } from '../../context.ts';
import type { Queryable } from '../database.ts';
import { isDatabaseFull } from '../database-errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { namedKeys } from './named-keys.ts';

/** Removing so many ends before another process may claim the message. */
const KEYS_PER_MESSAGE = 200;

/**
 * Enqueues the removal of files in the transaction that deletes or changes their rows; wake the outbox after the commit. An outage of the
 * storage delays the removal and loses none.
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

/** How long after a failed insert its row may still appear, ms: a statement goes on after its caller's timeout. */
const ROW_MAY_APPEAR_MS = 15 * 60_000;

type StoreDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>;

/**
 * Stores a file, then the row that names it. If the row fails, the outbox removes the file, unless a row names it by then. If the message
 * fails too, or the process is killed in between, the sweep removes it.
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
    // A lost connection leaves open whether the row was written. A full disk does not, and every retry would leave another file.
    if (!isDatabaseFull(error)) throw error;
    await removeOrphans(deps, [key]);
  }
}

/** Removes files that no row names; one that is gone already is no error. */
export async function removeOrphans({ db, files }: Pick<Deps, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  const named = await namedKeys(db, keys);
  for (const key of keys) if (!named.has(key)) await files.remove(key);
}
