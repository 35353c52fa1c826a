import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { PrismaClient as MysqlClient } from '../../prisma/generated/mysql/client.ts';
import { PrismaClient as SqliteClient } from '../../prisma/generated/sqlite/client.ts';

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
      if (attempt >= MAX_ATTEMPTS || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (1 + Math.random())));
    }
  }
}

/** True for a broken unique key: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['P2002']);
}

const MAX_ATTEMPTS = 6;
// Write conflict or deadlock; SQLite's busy; a transaction that could not start in time.
const PASSING = ['P2034', 'P1008', 'P2028'];

function isPassing(error: unknown): boolean {
  return hasCode(error, PASSING);
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The driver knows the scheme `mariadb:` only. Times are kept in UTC whatever the server's zone. */
function mariadbUrl(url: string): string {
  return url.replace(/^mysql:/, 'mariadb:');
}
