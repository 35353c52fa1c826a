import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** Connections for others than APIs: a migration, a backup, commands, and an operator's client. */
const RESERVED = 10;

/** The APIs may open more connections than the database accepts. The message says which settings to change. */
export class ConnectionLimitError extends Error {
  override readonly name = 'ConnectionLimitError';
}

type ConnectionSettings = Pick<Config, 'database' | 'apiReplicas' | 'databaseConnections'>;

/**
 * Checks that MySQL accepts the connections of all APIs that may run, so that they do not run out of connections under load.
 *
 * @throws {ConnectionLimitError} when it does not.
 */
export async function checkConnectionLimit(
  db: Database,
  { database, apiReplicas, databaseConnections }: ConnectionSettings,
): Promise<void> {
  if (database.url.startsWith('file:')) return;
  const [limits] = await db.$queryRaw<
    { ofAll: bigint; ofUser: bigint }[]
  >`SELECT @@GLOBAL.max_connections AS ofAll, @@SESSION.max_user_connections AS ofUser`;
  const [ofAll, ofUser] = [Number(limits!.ofAll), Number(limits!.ofUser)];
  const taken = apiReplicas * databaseConnections;
  const needed = taken + RESERVED;
  // 0: the account has no limit of its own.
  const hasOwnLimit = ofUser > 0 && ofUser < ofAll;
  const [name, limit] = hasOwnLimit ? ['max_user_connections', ofUser] : ['max_connections', ofAll];
  if (limit >= needed) return;
  throw new ConnectionLimitError(
    `The database takes ${limit} connections (${name}). ${apiReplicas === 1 ? 'One API' : `${apiReplicas} APIs`} (API_REPLICAS) with ` +
      `${databaseConnections} each (${connectionsSetting(database.url)}) take ${taken}, and ${RESERVED} are for migrations, backups and people. Raise ${name} to ${needed}, or ` +
      'lower one of the two.',
  );
}

/** The setting of the number of connections: a parameter of the address comes first. */
function connectionsSetting(databaseUrl: string): string {
  const isInAddress = URL.parse(databaseUrl)?.searchParams.has('connectionLimit');
  return isInAddress ? 'connectionLimit in DATABASE_URL' : 'DATABASE_CONNECTIONS';
}
