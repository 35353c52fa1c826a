import type { ArgType, SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils';

/** The value of a parameter. Dates are stored as Prisma stores them. */
export type SqlValue = string | number | boolean | Date | null;
/** The columns of a row in order: strings, numbers and null; dates as ISO 8601, booleans as 0 and 1, JSON as text. */
type SqlRow = readonly unknown[];

/** Runs statements in a transaction, or each in its own. Every input is a parameter (`?`). */
export interface StatementRunner {
  rows(sql: string, values: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Returns how many rows matched. */
  change(sql: string, values: readonly SqlValue[]): Promise<number>;
}

/**
 * SQL that goes directly to the driver, without Prisma's query compiler, over the same connections. Only for the statements of this
 * folder, which every call runs; everything else uses Prisma.
 */
export interface Statements extends StatementRunner {
  readonly dialect: 'mysql' | 'sqlite';
  /** The value that an UPDATE or INSERT gave to `LAST_INSERT_ID(…)`. MySQL only. 0 if no row matched. */
  changeForId(sql: string, values: readonly SqlValue[]): Promise<number>;
  /** Runs `work` in a transaction, which is rolled back when it throws or returns false. */
  atomically(work: (tx: StatementRunner) => Promise<boolean>): Promise<boolean>;
}

/** A database error with Prisma's code, so that `database-errors.ts` recognises it. */
class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly code: string;
  /** As on Prisma's own errors: it holds the driver's code. */
  readonly meta: { driverAdapterError: unknown };

  constructor(error: Error & { cause: { kind: string } }) {
    super(error.message, { cause: error });
    this.code = CODES[error.cause.kind] ?? 'P2010';
    this.meta = { driverAdapterError: error };
  }
}

/** Prisma's codes for the kinds that `database-errors.ts` distinguishes. */
const CODES: Readonly<Record<string, string>> = {
  DatabaseNotReachable: 'P1001',
  SocketTimeout: 'P1008',
  ConnectionClosed: 'P1017',
  UniqueConstraintViolation: 'P2002',
  ForeignKeyConstraintViolation: 'P2003',
  TransactionWriteConflict: 'P2034',
  TooManyConnections: 'P2037',
};

/** Lets Prisma's client and our statements share one adapter, with its connections and, on SQLite, its single writer. */
export function shareAdapter(factory: SqlDriverAdapterFactory): {
  factory: SqlDriverAdapterFactory;
  /** The adapter of Prisma's client; null before it connects. */
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

/** @param connect returns the connected adapter. */
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
      return Number((await wrapErrors(() => adapter.queryRaw(query(sql, values)))).lastInsertId ?? 0);
    },
    async atomically(work) {
      const adapter = await connect();
      const tx = await wrapErrors(() => adapter.startTransaction());
      let isDone = false;
      try {
        isDone = await work(runnerOn(tx));
      } finally {
        if (!isDone) await wrapErrors(() => tx.rollback());
      }
      if (isDone) await wrapErrors(() => tx.commit());
      return isDone;
    },
  };
}

function runnerOn(queryable: SqlQueryable): StatementRunner {
  return {
    rows: async (sql, values) => (await wrapErrors(() => queryable.queryRaw(query(sql, values)))).rows,
    change: (sql, values) => wrapErrors(() => queryable.executeRaw(query(sql, values))),
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

async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAdapterError(error) ? new StatementError(error) : error;
  }
}

function isAdapterError(error: unknown): error is Error & { cause: { kind: string } } {
  return error instanceof Error && error.name === 'DriverAdapterError' && error.cause instanceof Object;
}
