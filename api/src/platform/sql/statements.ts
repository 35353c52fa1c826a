import type { ArgType, SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils';

/** What a statement's `?` takes. A date is written as Prisma writes it. */
export type SqlValue = string | number | boolean | Date | null;
/** A row in the order of the statement's columns: strings, numbers and null; dates as ISO 8601, booleans as 0 and 1, JSON as text. */
type SqlRow = readonly unknown[];

/** Statements in a transaction, or each in one of its own. Every input is a `?` with a value. */
export interface StatementRunner {
  rows(sql: string, values: readonly SqlValue[]): Promise<SqlRow[]>;
  /** How many rows matched. */
  change(sql: string, values: readonly SqlValue[]): Promise<number>;
}

/**
 * SQL that goes to the database's driver directly, past Prisma's query compiler, over the same connections. For the statements of
 * this folder, which every call runs; everything else is Prisma's.
 */
export interface Statements extends StatementRunner {
  readonly dialect: 'mysql' | 'sqlite';
  /** The value that an UPDATE or INSERT gave to `LAST_INSERT_ID(…)`; of MySQL alone. 0 where no row matched. */
  changeForId(sql: string, values: readonly SqlValue[]): Promise<number>;
  /** Runs `work` in a transaction, which is rolled back when it throws or answers false. */
  atomically(work: (tx: StatementRunner) => Promise<boolean>): Promise<boolean>;
}

/** A failure of the database, with Prisma's code for its kind, so that `database-errors.ts` knows it. */
class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly code: string;
  /** As on Prisma's own errors: the driver's code stands below it. */
  readonly meta: { driverAdapterError: unknown };

  constructor(error: Error & { cause: { kind: string } }) {
    super(error.message, { cause: error });
    this.code = CODES[error.cause.kind] ?? 'P2010';
    this.meta = { driverAdapterError: error };
  }
}

/** Prisma's codes for the kinds that `database-errors.ts` tells apart. */
const CODES: Readonly<Record<string, string>> = {
  DatabaseNotReachable: 'P1001',
  SocketTimeout: 'P1008',
  ConnectionClosed: 'P1017',
  UniqueConstraintViolation: 'P2002',
  ForeignKeyConstraintViolation: 'P2003',
  TransactionWriteConflict: 'P2034',
  TooManyConnections: 'P2037',
};

/** Lets Prisma's client and our statements share one adapter: its connections, and on SQLite its one writer at a time. */
export function shareAdapter(factory: SqlDriverAdapterFactory): {
  factory: SqlDriverAdapterFactory;
  /** The adapter that Prisma's client is connected by; null before. */
  connected(): SqlDriverAdapter | null;
} {
  let adapter: SqlDriverAdapter | null = null;
  return {
    factory: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      async connect() {
        const made = await factory.connect();
        const dispose = made.dispose.bind(made);
        made.dispose = async () => {
          if (adapter === made) adapter = null;
          await dispose();
        };
        adapter = made;
        return made;
      },
    },
    connected: () => adapter,
  };
}

/** @param connect the adapter to run statements on, connected. */
export function createStatements(
  dialect: Statements['dialect'],
  connect: () => Promise<SqlDriverAdapter> | SqlDriverAdapter,
): Statements {
  return {
    dialect,
    rows: async (sql, values) => runnerOn(await connect()).rows(sql, values),
    change: async (sql, values) => runnerOn(await connect()).change(sql, values),
    async changeForId(sql, values) {
      const adapter = await connect();
      return Number((await told(() => adapter.queryRaw(query(sql, values)))).lastInsertId ?? 0);
    },
    async atomically(work) {
      const adapter = await connect();
      const tx = await told(() => adapter.startTransaction());
      let isDone = false;
      try {
        isDone = await work(runnerOn(tx));
      } finally {
        if (!isDone) await told(() => tx.rollback());
      }
      if (isDone) await told(() => tx.commit());
      return isDone;
    },
  };
}

function runnerOn(queryable: SqlQueryable): StatementRunner {
  return {
    rows: async (sql, values) => (await told(() => queryable.queryRaw(query(sql, values)))).rows,
    change: (sql, values) => told(() => queryable.executeRaw(query(sql, values))),
  };
}

function query(sql: string, values: readonly SqlValue[]) {
  return { sql, args: [...values], argTypes: values.map(typeOf) };
}

const SCALAR: Readonly<Record<string, ArgType>> = {
  string: { scalarType: 'string', arity: 'scalar' },
  number: { scalarType: 'int', arity: 'scalar' },
  boolean: { scalarType: 'boolean', arity: 'scalar' },
  date: { scalarType: 'datetime', arity: 'scalar' },
};

function typeOf(value: SqlValue): ArgType {
  if (value instanceof Date) return SCALAR.date!;
  return SCALAR[typeof value] ?? SCALAR.string!;
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAdapterError(error) ? new StatementError(error) : error;
  }
}

function isAdapterError(error: unknown): error is Error & { cause: { kind: string } } {
  return error instanceof Error && error.name === 'DriverAdapterError' && error.cause instanceof Object;
}
