import { type DatabaseAddress, urlOf } from '../database-address.ts';
import { mysqlDump } from './mysql-dump.ts';
import { sqliteDump } from './sqlite-dump.ts';

/** The contents of a dump, which is a snapshot. */
interface DumpFacts {
  /** The migrations that it had, in order. */
  migrations: string[];
  /** Rows by table, without Prisma's table of migrations. */
  rows: Record<string, number>;
  /** The files of the dump, by their path in the backup's folder. */
  parts: string[];
}

/** Writes and reads dumps of one kind of database. */
export interface DatabaseDump {
  kind: 'mysql' | 'sqlite';
  /** Writes a snapshot of the database while others change it. No migration runs meanwhile. */
  write(database: DatabaseAddress, folder: string): Promise<DumpFacts>;
  /** Whether `read` would lose nothing. */
  isEmpty(database: DatabaseAddress): Promise<boolean>;
  /** Replaces the database by the dump, with the migrations that it had then. Its rows are restored in one transaction. */
  read(database: DatabaseAddress, folder: string, facts: Pick<DumpFacts, 'migrations' | 'rows'>): Promise<void>;
}

/** Chooses by the scheme of the database's address. */
export function dumpOf(database: DatabaseAddress): DatabaseDump {
  return urlOf(database).startsWith('file:') ? sqliteDump : mysqlDump;
}
