import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';

/** An answer that took longer says little about the server's time: it may have waited for a connection. */
const LONGEST_TRIP_MS = 1_000;

/** The server's connections and its clock. SQLite has neither: it is a part of this process. */
export async function gaugeDatabaseServer(metrics: Metrics, { db, clock }: GaugeSources): Promise<void> {
  if (db.statements.dialect !== 'mysql') return;
  const [status] = await db.$queryRaw<{ Value: unknown }[]>`SHOW GLOBAL STATUS LIKE 'Threads_connected'`;
  const askedAt = clock().getTime();
  const [server] = await db.$queryRaw<
    { most: unknown; now: unknown }[]
  >`SELECT @@GLOBAL.max_connections AS most, UNIX_TIMESTAMP(NOW(6)) AS now`;
  const tripMs = clock().getTime() - askedAt;
  metrics.databaseConnections.set(Number(status?.Value));
  metrics.databaseConnectionsLimit.set(Number(server?.most));
  if (tripMs > LONGEST_TRIP_MS) return;
  const atServer = Number(server?.now) * 1_000;
  metrics.clockOffsetSeconds.set({ against: 'database' }, (askedAt + tripMs / 2 - atServer) / 1_000);
}
