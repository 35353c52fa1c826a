import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** Connections beside those of APIs: a migration, a backup, commands, and whoever looks at the database. */
const RESERVED = 10;

/** The APIs that may run take more connections than the database has; the message says which settings to change. */
export class DatabaseRoomError extends Error {
  override readonly name = 'DatabaseRoomError';
}

type Asked = Pick<Config, 'database' | 'apiReplicas' | 'databaseConnections'>;

/**
 * Returns where MySQL has a connection for each of all APIs that may run. Otherwise the last of them would find out under load.
 *
 * @throws {DatabaseRoomError}
 */
export async function checkDatabaseRoom(
  db: Database,
  { database, apiReplicas, databaseConnections }: Asked,
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
  throw new DatabaseRoomError(
    `The database takes ${limit} connections (${name}). ${apiReplicas === 1 ? 'One API' : `${apiReplicas} APIs`} (API_REPLICAS) with ` +
      `${databaseConnections} each (${connectionsSetting(database.url)}) take ${taken}, and ${RESERVED} are for migrations, backups and people. Raise ${name} to ${needed}, or ` +
      'lower one of the two.',
  );
}

/** Where the number of connections comes from: an address that names it decides. */
function connectionsSetting(databaseUrl: string): string {
  const isInAddress = URL.parse(databaseUrl)?.searchParams.has('connectionLimit');
  return isInAddress ? 'connectionLimit in DATABASE_URL' : 'DATABASE_CONNECTIONS';
}
