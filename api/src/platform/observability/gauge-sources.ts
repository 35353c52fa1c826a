import type { Database } from '../database.ts';

/**
 * How long a scrape waits for the database, in ms. After ten seconds Prometheus would report the process as down and not the database.
 * Counting may take longer than a probe's query.
 */
export const SCRAPE_TIMEOUT_MS = 5_000;

/** The dependencies of gauges that are read from the database. */
export interface GaugeSources {
  db: Database;
  clock: () => Date;
}
