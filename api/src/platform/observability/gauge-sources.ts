import type { Database } from '../database.ts';

/**
 * How long a scrape waits for the database, in ms: Prometheus gives up after ten seconds, and would hold a process for missing rather than
 * the database for away. Counting may take longer than what a probe asks.
 */
export const SCRAPE_PATIENCE_MS = 5_000;

/** What a gauge of the database is read from. */
export interface GaugeSources {
  db: Database;
  clock: () => Date;
}
