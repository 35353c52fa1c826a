import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';
import { countConnections, readServer } from './repo.ts';

/** An answer that took longer says little about the server's time: it may have waited for a connection. */
const LONGEST_TRIP_MS = 1_000;

/** The server's connections and its clock. SQLite has neither: it is a part of this process. */
export async function gaugeDatabaseServer(metrics: Metrics, { db, clock }: GaugeSources): Promise<void> {
  if (db.statements.dialect !== 'mysql') return;
  const connections = await countConnections(db);
  const askedAt = clock().getTime();
  const { connectionsLimit, nowMs } = await readServer(db);
  const tripMs = clock().getTime() - askedAt;
  metrics.databaseConnections.set(connections);
  metrics.databaseConnectionsLimit.set(connectionsLimit);
  if (tripMs > LONGEST_TRIP_MS) return;
  metrics.clockOffsetSeconds.set({ against: 'database' }, (askedAt + tripMs / 2 - nowMs) / 1_000);
}
