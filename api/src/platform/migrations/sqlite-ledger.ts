import { randomUUID } from 'node:crypto';
import { createClient, type Transaction } from '@libsql/client';
import { type Ledger, MigrationError } from './ledger.ts';

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/** Runs `work` with SQLite's table of migrations, in one transaction: all pending migrations are applied, or none. */
export async function withSqliteLedger<T>(url: string, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  // One connection, so that the settings below hold for the transaction; `timeout` (ms) waits for another process.
  const client = createClient({ url, concurrency: 1, timeout: 60_000 });
  try {
    // With WAL readers do not wait for the writer. The setting is stored in the file.
    await client.execute('PRAGMA journal_mode = WAL');
    // Rebuilding a table drops the old one, which would delete every row that refers to it.
    await client.execute('PRAGMA foreign_keys = OFF');
    const tx = await client.transaction('write');
    try {
      await tx.execute(CREATE_TABLE);
      const result = await work(sqliteLedger(tx));
      const broken = await tx.execute('PRAGMA foreign_key_check');
      if (broken.rows.length > 0) throw new MigrationError('The migration left rows that refer to nothing.');
      await tx.commit();
      return result;
    } finally {
      tx.close();
    }
  } finally {
    client.close();
  }
}

function sqliteLedger(tx: Transaction): Ledger {
  return {
    async applied() {
      const { rows } = await tx.execute(
        'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
      );
      return rows.map((row) => ({
        name: String(row.migration_name),
        checksum: String(row.checksum),
        isFinished: row.finished_at !== null,
      }));
    },
    async apply({ name, sql, checksum }) {
      const startedAt = Date.now();
      try {
        await tx.executeMultiple(sql);
      } catch (error) {
        throw new MigrationError(`The migration ${name} failed: ${String(error)}`, { cause: error });
      }
      await tx.execute({
        sql: 'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
        args: [randomUUID(), checksum, name, startedAt, Date.now()],
      });
    },
  };
}
