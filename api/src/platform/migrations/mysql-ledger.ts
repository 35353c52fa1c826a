import { randomUUID } from 'node:crypto';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DatabaseAddress } from '../database-address.ts';
import { connectMysql } from '../mysql-connection.ts';
import { type Ledger, MigrationError } from './ledger.ts';

// Prisma's own lock, so that `prisma migrate deploy` and this code wait for each other.
export const MIGRATION_LOCK = 'prisma_migrate';
const LOCK_SECONDS = 60;

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at DATETIME(3),
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at DATETIME(3),
  started_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  applied_steps_count INTEGER UNSIGNED NOT NULL DEFAULT 0
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;

/** Runs `work` with MySQL's table of migrations, under a named lock of the server. */
export async function withMysqlLedger<T>(address: DatabaseAddress, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  const connection = (await connectMysql(address, { multipleStatements: true, timezone: 'Z' })).promise();
  try {
    const [[lock]] = await connection.query<RowDataPacket[]>('SELECT GET_LOCK(?, ?) AS held', [
      MIGRATION_LOCK,
      LOCK_SECONDS,
    ]);
    if (lock?.held !== 1) throw new MigrationError(`Another process has been migrating for ${LOCK_SECONDS} s.`);
    await connection.query(CREATE_TABLE);
    return await work(mysqlLedger(connection));
  } finally {
    // Ending the connection releases the lock.
    await connection.end();
  }
}

function mysqlLedger(connection: Connection): Ledger {
  return {
    async applied() {
      const [rows] = await connection.query<RowDataPacket[]>(
        'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
      );
      return rows.map((row) => ({
        name: String(row.migration_name),
        checksum: String(row.checksum),
        isFinished: row.finished_at !== null,
      }));
    },
    async apply({ name, sql, checksum }) {
      const id = randomUUID();
      await connection.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (?, ?, ?)', [
        id,
        checksum,
        name,
      ]);
      // MySQL commits each statement of a schema change, so a failed migration stays recorded for an operator.
      try {
        await connection.query(sql);
      } catch (error) {
        await connection.query('UPDATE _prisma_migrations SET logs = ? WHERE id = ?', [String(error), id]);
        throw new MigrationError(`The migration ${name} failed: ${String(error)}`, { cause: error });
      }
      await connection.query(
        'UPDATE _prisma_migrations SET finished_at = UTC_TIMESTAMP(3), applied_steps_count = 1 WHERE id = ?',
        [id],
      );
    },
  };
}
