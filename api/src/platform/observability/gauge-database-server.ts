import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';
import { countConnections, readServer } from './repo.ts';

/** After a longer round trip the server's time is too inexact: the query may have waited for a connection. */
const MAX_ROUND_TRIP_MS = 1_000;

/** The server's connections and clock. SQLite has neither: it runs in this process. */
export async function gaugeDatabaseServer(metrics: Metrics, { db, clock }: GaugeSources): Promise<void> {
  if (db.statements.dialect !== 'mysql') return;
  const connections = await countConnections(db);
  const askedAt = clock().getTime();
  const { connectionsLimit, nowMs } = await readServer(db);
  const roundTripMs = clock().getTime() - askedAt;
  metrics.databaseConnections.set(connections);
  metrics.databaseConnectionsLimit.set(connectionsLimit);
  if (roundTripMs > MAX_ROUND_TRIP_MS) return;
  metrics.clockOffsetSeconds.set({ against: 'database' }, (askedAt + roundTripMs / 2 - nowMs) / 1_000);
}
