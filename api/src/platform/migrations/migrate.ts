import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseAddress, urlOf } from '../database-address.ts';
import { type AppliedMigration, type Ledger, type Migration, MigrationError } from './ledger.ts';
import { withMysqlLedger } from './mysql-ledger.ts';
import { withSqliteLedger } from './sqlite-ledger.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../../prisma/migrations');

/**
 * Migrates the database and returns the names of the migrations that it applied. `prisma migrate deploy` does the same to the same
 * database; this needs no engine and waits while another process migrates.
 *
 * @param only the names of the migrations to apply, for the restore of an older schema; without it, all.
 * @throws {MigrationError} when an earlier migration failed half-way or was edited after it was applied.
 */
export async function migrate(
  database: DatabaseAddress,
  { only }: { only?: readonly string[] } = {},
): Promise<string[]> {
  const url = urlOf(database);
  const isSqlite = url.startsWith('file:');
  const all = await readMigrations(path.join(migrationsFolder, isSqlite ? 'sqlite' : 'mysql'));
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
  const applyPending = async (ledger: Ledger) => {
    const pending = pendingMigrations(migrations, await ledger.applied());
    for (const migration of pending) await ledger.apply(migration);
    return pending.map(({ name }) => name);
  };
  return isSqlite ? withSqliteLedger(url, applyPending) : withMysqlLedger(database, applyPending);
}

/** Which migrations are still to be applied, in order. */
export function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const known = new Map(applied.map((row) => [row.name, row]));
  for (const { name, checksum } of migrations) {
    const row = known.get(name);
    if (row && !row.isFinished) {
      throw new MigrationError(
        `The migration ${name} failed half-way before. Repair the database by hand, then mark the row in _prisma_migrations as finished or rolled back.`,
      );
    }
    if (row && row.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was edited after it was applied to this database. Restore the file, or start with an empty database.`,
      );
    }
  }
  return migrations.filter(({ name }) => !known.has(name));
}

/** The names of the migrations that this program needs, in order. */
export async function expectedMigrations(database: DatabaseAddress): Promise<string[]> {
  return folderNames(path.join(migrationsFolder, urlOf(database).startsWith('file:') ? 'sqlite' : 'mysql'));
}

async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await folderNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
