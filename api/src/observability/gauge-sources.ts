import type { Database } from '../database.ts';

/** What a gauge of the database is read from. */
export interface GaugeSources {
  db: Database;
  clock: () => Date;
}
