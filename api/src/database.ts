import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { PrismaClient as MysqlClient } from '../../prisma/generated/mysql/client.ts';
import { PrismaClient as SqliteClient } from '../../prisma/generated/sqlite/client.ts';
import { isConflict } from './database-errors.ts';

/** The database. MySQL's client is the type of both: every query must work on either. */
export type Database = MysqlClient;
/** What runs inside a transaction. Inside one, use only this: SQLite has one connection, so `db` would wait for ever. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];
/** For queries that do not mind whether they run in a transaction. */
export type Queryable = Database | Transaction;

// Transactions queue on SQLite's single connection: under a burst they wait longer than Prisma's default of 2 s.
const transactionOptions = { maxWait: 15_000, timeout: 15_000 };

/** Opens the database by the scheme of its address: `file:` is SQLite, `mysql:` and `mariadb:` are MySQL. Connects lazily. */
export function openDatabase(url: string): Database {
  if (url.startsWith('file:')) {
    // `timeout` (ms) lets another process, such as a migration, finish its write.
    const adapter = new PrismaLibSql({ url, timeout: 5_000 });
    return new SqliteClient({ adapter, transactionOptions }) as unknown as Database;
  }
  const adapter = new PrismaMariaDb(mariadbUrl(url));
  return new MysqlClient({ adapter, transactionOptions });
}

/**
 * Runs `work` in a transaction, and again when the database gave way to another one (a deadlock, a write conflict, a busy
 * file): so `work` must do nothing but queries.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (1 + Math.random())));
    }
  }
}

const MAX_ATTEMPTS = 6;
/** The driver knows the scheme `mariadb:` only. Its bounds (ms) are short, so that who asks while the database is away is told soon. */
function mariadbUrl(given: string): string {
  const url = new URL(given.replace(/^mysql:/, 'mariadb:'));
  for (const [name, value] of Object.entries({ connectTimeout: '2000', acquireTimeout: '4000', minimumIdle: '1' })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
