import { createSecureContext } from 'node:tls';
import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaClient as MysqlClient } from '../../../prisma/generated/mysql/client.ts';
import { PrismaClient as SqliteClient } from '../../../prisma/generated/sqlite/client.ts';
import { type DatabaseAddress, tlsOf, urlOf } from './database-address.ts';
import { isConflict } from './database-errors.ts';
import { PooledLibSql } from './sql/pooled-lib-sql.ts';
import { createStatements, type Statements, shareAdapter } from './sql/statements.ts';

/** The database. MySQL's client is the type of both kinds: every query must work on both. */
export type Database = MysqlClient & {
  /** SQL without Prisma, for the hot paths (`sql/`). It does not take part in Prisma's transactions. */
  readonly statements: Statements;
};
/** The client inside a transaction. Use only it there: SQLite has one connection, so a query of `db` would deadlock. */
export type Transaction = Parameters<Parameters<MysqlClient['$transaction']>[0]>[0];
/** For queries that may run inside or outside of a transaction. */
export type Queryable = Database | Transaction;

// Transactions queue on SQLite's single connection: in a burst they wait longer than Prisma's default of 2 s.
const transactionOptions = { maxWait: 15_000, timeout: 15_000 };

/**
 * Opens the database by the scheme of its address: `file:` is SQLite, `mysql:` and `mariadb:` are MySQL. Connects lazily.
 *
 * @param connections the limit of the pool for MySQL; SQLite has one connection.
 */
export function openDatabase(address: DatabaseAddress, connections = 10): Database {
  const url = urlOf(address);
  if (url.startsWith('file:')) {
    // `timeout` (ms) lets another process, such as a migration, finish its write.
    const adapter = new PooledLibSql({ url, timeout: 5_000 });
    return open('sqlite', adapter, (shared) => {
      const client = new SqliteClient({ adapter: shared, transactionOptions });
      return client as unknown as MysqlClient;
    });
  }
  // The text protocol: otherwise each query is prepared, executed and closed, three messages instead of one. It cuts digits of
  // floats, but no column is one.
  const adapter = new PrismaMariaDb(poolSettings(address, connections), { useTextProtocol: true });
  return open('mysql', adapter, (shared) => new MysqlClient({ adapter: shared, transactionOptions }));
}

function open(
  dialect: Statements['dialect'],
  adapter: SqlDriverAdapterFactory,
  connect: (shared: SqlDriverAdapterFactory) => MysqlClient,
): Database {
  const shared = shareAdapter(adapter);
  const client = connect(shared.factory);
  const statements = createStatements(dialect, () => shared.connected() ?? connected());
  const connected = async () => {
    await client.$connect();
    const made = shared.connected();
    if (!made) throw new Error('the client has connected without its adapter');
    return made;
  };
  return Object.assign(client, { statements });
}

/**
 * Runs `work` in a transaction and retries it after a conflict with another transaction (a deadlock, a write conflict, a busy file). So
 * `work` must do nothing but queries.
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

type PoolSettings = Exclude<ConstructorParameters<typeof PrismaMariaDb>[0], string | { getConnection: unknown }>;

/**
 * The pool's timeouts (ms) are short, so that calls fail soon while the database is away. A connection that was idle for
 * `minDelayValidation` is validated before use. A connection without an answer for `socketTimeout` is dropped with its query: a server
 * that hangs or lost its network closes nothing, and none of our statements takes as long. Parameters of the address come first.
 */
function poolSettings(address: DatabaseAddress, connections: number): PoolSettings {
  const url = new URL(urlOf(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    connectionLimit: connections,
    connectTimeout: 2_000,
    acquireTimeout: 4_000,
    socketTimeout: 20_000,
    minimumIdle: 1,
    minDelayValidation: 10_000,
    ...Object.fromEntries([...url.searchParams].map(([name, value]) => [name, readParameter(value)])),
    host,
    ...(url.port !== '' && { port: Number(url.port) }),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...tlsSettings(address, host),
  };
}

/**
 * With `ca` the driver verifies the certificate before it logs in; without it, it accepts MariaDB's self-signed certificates by the
 * password alone. Up to 3.4 the driver always sent the password first, so package.json overrides the version that Prisma's adapter names.
 */
function tlsSettings(address: DatabaseAddress, host: string): Pick<PoolSettings, 'ssl'> {
  const tls = tlsOf(address);
  if (tls === null) return {};
  // One context for all connections: a system has some 150 CAs to parse.
  const ssl = { ca: tls.ca, secureContext: createSecureContext(tls), servername: host, rejectUnauthorized: true };
  return { ssl };
}

/** Parses numbers, booleans and lists. Everything else is a text. */
function readParameter(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
