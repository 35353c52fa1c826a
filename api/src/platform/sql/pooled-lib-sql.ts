import { type Client, type Config, createClient, LibsqlError, type Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';

/**
 * Prisma's adapter for SQLite with a pool of connections. The adapter's own version of the driver opens a connection for each
 * transaction and leaves it to the garbage collector.
 */
export class PooledLibSql extends PrismaLibSql {
  override createClient(config: Config): Client {
    return withoutStaleConnections(createClient(config));
  }
}

/**
 * The driver resets a statement that failed with SQLITE_BUSY only when it is garbage collected. Until then its connection reads an old
 * snapshot, and each write over it fails. So after such a failure all connections are reopened.
 */
function withoutStaleConnections(client: Client): Client {
  const begin = client.transaction.bind(client);
  const execute = client.execute.bind(client) as Client['execute'];
  const renew = (error: unknown): never => {
    if (isBusy(error)) client.reconnect();
    throw error;
  };
  const executeOnce = (...call: Parameters<Client['execute']>) => execute(...call).catch(renew);
  return Object.assign(client, {
    // A statement that waited for a connection while all were reopened was not run: it is retried on a new one.
    execute: (...call: Parameters<Client['execute']>) =>
      executeOnce(...call).catch((error: unknown) => (isCutOff(error) ? executeOnce(...call) : Promise.reject(error))),
    transaction: async (...mode: Parameters<Client['transaction']>) =>
      renewedAfter(await begin(...mode).catch(renew), () => client.reconnect()),
  });
}

/** Reopens all connections after a transaction in which a statement failed with SQLITE_BUSY. */
function renewedAfter(transaction: Transaction, renew: () => void): Transaction {
  const execute = transaction.execute.bind(transaction);
  const [commit, rollback] = [transaction.commit.bind(transaction), transaction.rollback.bind(transaction)];
  let isStale = false;
  const noteBusy = (error: unknown) => {
    isStale ||= isBusy(error);
    throw error;
  };
  const ended = async (end: Promise<void>) => {
    await end.catch(noteBusy).finally(() => {
      if (isStale) renew();
    });
  };
  return Object.assign(transaction, {
    execute: (statement: Parameters<Transaction['execute']>[0]) => execute(statement).catch(noteBusy),
    commit: () => ended(commit()),
    rollback: () => ended(rollback()),
  });
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}

function isCutOff(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'CLIENT_CLOSED' && /in flight/.test(error.message);
}
