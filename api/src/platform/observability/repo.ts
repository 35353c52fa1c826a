import type { Database } from '../database.ts';
import { count, counted } from './counted.ts';
import { NOT_DONE } from './not-done.ts';

// Counts of rows, for the metrics alone.

// The outbox

/** How many messages of each kind are in each state, without those that are done. */
export async function countWaitingMessages(db: Database) {
  return counted(
    await db.outboxMessage.groupBy({ by: ['kind', 'state'], where: { state: { in: [...NOT_DONE] } }, ...count }),
  );
}

/** When the oldest waiting message of each kind was created. */
export async function findOldestMessages(db: Database, now: Date): Promise<{ kind: string; createdAt: Date | null }[]> {
  const oldest = await db.outboxMessage.groupBy({
    by: ['kind'],
    where: {
      state: { in: ['new', 'failed'] },
      // Postponed messages do not count, except invoices: they are postponed while the bank is down, and receipts wait with them.
      OR: [{ tries: { gt: 0 } }, { nextTryAt: { lte: now } }, { kind: 'invoice.issue' }],
    },
    _min: { createdAt: true },
  });
  return oldest.map(({ kind, _min }) => ({ kind, createdAt: _min.createdAt }));
}

// The server

/** How many connections the MySQL server has now. */
export async function countConnections(db: Database): Promise<number> {
  const [status] = await db.$queryRaw<{ Value: unknown }[]>`SHOW GLOBAL STATUS LIKE 'Threads_connected'`;
  return Number(status?.Value);
}

/** The limit of connections of the MySQL server, and its time in ms since 1970. */
export async function readServer(db: Database): Promise<{ connectionsLimit: number; nowMs: number }> {
  const [server] = await db.$queryRaw<
    { most: unknown; now: unknown }[]
  >`SELECT @@GLOBAL.max_connections AS most, UNIX_TIMESTAMP(NOW(6)) AS now`;
  return { connectionsLimit: Number(server?.most), nowMs: Number(server?.now) * 1_000 };
}
