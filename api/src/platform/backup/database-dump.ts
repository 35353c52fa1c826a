import { type DatabaseAddress, urlOf } from '../database-address.ts';
import { mysqlDump } from './mysql-dump.ts';
import { sqliteDump } from './sqlite-dump.ts';

/** What was written of a database, as it stood at one moment. */
interface DumpFacts {
  /** The migrations that it had, in order. */
  migrations: string[];
  /** Rows by table; Prisma's bookkeeping is no part of it. */
  rows: Record<string, number>;
  /** The files that hold it, by their path in the backup's folder. */
  parts: string[];
}

/** How a kind of database is written into a folder and read from there. */
export interface DatabaseDump {
  kind: 'mysql' | 'sqlite';
  /** Writes the database as it stands at one moment, while others go on changing it. No migration runs meanwhile. */
  write(database: DatabaseAddress, folder: string): Promise<DumpFacts>;
  /** Whether there is anything in the database that reading would lose. */
  isEmpty(database: DatabaseAddress): Promise<boolean>;
  /** Makes the database what was written, all of it or nothing of its rows, with the migrations that it had then. What was there is lost. */
  read(database: DatabaseAddress, folder: string, facts: Pick<DumpFacts, 'migrations' | 'rows'>): Promise<void>;
}

/** By the scheme of the database's address. */
export function dumpOf(database: DatabaseAddress): DatabaseDump {
  return urlOf(database).startsWith('file:') ? sqliteDump : mysqlDump;
}
