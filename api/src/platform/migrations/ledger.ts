/** A migration of prisma/migrations. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, hexadecimal, as Prisma stores it. */
  checksum: string;
}

/** One row of Prisma's `_prisma_migrations` that was not rolled back. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

/** Prisma's table of applied migrations, held under a lock: one process migrates at a time. */
export interface Ledger {
  applied(): Promise<AppliedMigration[]>;
  /** Runs the migration and records it, finished or failed. */
  apply(migration: Migration): Promise<void>;
}

/** The database and the migrations do not fit; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
