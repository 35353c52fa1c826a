import { createSecureContext } from 'node:tls';
import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaClient as MysqlClient } from '../../../prisma/generated/mysql/client.ts';
import { PrismaClient as SqliteClient } from '../../../prisma/generated/sqlite/client.ts';
import { type DatabaseAddress, tlsOf, urlOf } from './database-address.ts';
import { isConflict } from './database-errors.ts';
import { PooledLibSql } from './sql/pooled-lib-sql.ts';
import { createStatements, type Statements, shareAdapter } from './sql/statements.ts';

/** The database. MySQL's client is the type of both: every query must work on either. */
export type Database = MysqlClient & {
  /** SQL past Prisma, for the hot paths (`sql/`). Outside of transactions of Prisma's. */
  readonly statements: Statements;
};
/** What runs inside a transaction. Inside one, use only this: SQLite has one connection, so `db` would wait for ever. */
export type Transaction = Parameters<Parameters<MysqlClient['$transaction']>[0]>[0];
/** For queries that do not mind whether they run in a transaction. */
export type Queryable = Database | Transaction;

// Transactions queue on SQLite's single connection: under a burst they wait longer than Prisma's default of 2 s.
const transactionOptions = { maxWait: 15_000, timeout: 15_000 };

/**
 * Opens the database by the scheme of its address: `file:` is SQLite, `mysql:` and `mariadb:` are MySQL. Connects lazily.
 *
 * @param connections how many are kept to MySQL at most; SQLite has one.
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
  // The text protocol: without it each query is prepared, executed and closed, three messages for one. No column is a float, whose
  // digits it would cut.
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

type PoolSettings = Exclude<ConstructorParameters<typeof PrismaMariaDb>[0], string | { getConnection: unknown }>;

/**
 * The pool's bounds (ms) are short, so that who asks while the database is away is told soon. A connection that rested as long as
 * `minDelayValidation` is asked whether it lives; one that the server closed is known at once. One on which nothing came for
 * `socketTimeout` is given up, with the query that waits there: a server that hangs, or whose machine is gone, closes nothing. No statement
 * of ours is silent for as long. The address's own parameters come first.
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
 * `ca` is what makes the driver verify before it logs in: without it, it believes MariaDB's own certificates by the password alone. Up to
 * 3.4 it told the password first in any case, so package.json overrides the version that Prisma's adapter names.
 */
function tlsSettings(address: DatabaseAddress, host: string): Pick<PoolSettings, 'ssl'> {
  const tls = tlsOf(address);
  if (tls === null) return {};
  // The context is made once and not for each connection: a system knows some 150 CAs.
  const ssl = { ca: tls.ca, secureContext: createSecureContext(tls), servername: host, rejectUnauthorized: true };
  return { ssl };
}

/** Numbers, booleans and lists as such, whatever else as a text. */
function readParameter(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
