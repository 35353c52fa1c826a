import type { Database } from '../database.ts';
import { count, counted } from './counted.ts';
import { NOT_DONE } from './not-done.ts';

// Read-only figures of many rows, for the metrics alone.

// The outbox

/** How many jobs of each kind are in each state, without those that are done. */
export async function countWaitingJobs(db: Database) {
  return counted(
    await db.outboxMessage.groupBy({ by: ['kind', 'state'], where: { state: { in: [...NOT_DONE] } }, ...count }),
  );
}

/** When the oldest job of each kind was made that waits for us. */
export async function findOldestJobs(db: Database, now: Date): Promise<{ kind: string; createdAt: Date | null }[]> {
  const oldest = await db.outboxMessage.groupBy({
    by: ['kind'],
    // What was put off to a later time does not wait for us.
    where: { state: { in: ['new', 'failed'] }, OR: [{ tries: { gt: 0 } }, { nextTryAt: { lte: now } }] },
    _min: { createdAt: true },
  });
  return oldest.map(({ kind, _min }) => ({ kind, createdAt: _min.createdAt }));
}

// The server

/** How many connections a MySQL server has now. */
export async function countConnections(db: Database): Promise<number> {
  const [status] = await db.$queryRaw<{ Value: unknown }[]>`SHOW GLOBAL STATUS LIKE 'Threads_connected'`;
  return Number(status?.Value);
}

/** How many connections a MySQL server takes, and its time in ms since 1970. */
export async function readServer(db: Database): Promise<{ connectionsLimit: number; nowMs: number }> {
  const [server] = await db.$queryRaw<
    { most: unknown; now: unknown }[]
  >`SELECT @@GLOBAL.max_connections AS most, UNIX_TIMESTAMP(NOW(6)) AS now`;
  return { connectionsLimit: Number(server?.most), nowMs: Number(server?.now) * 1_000 };
}
