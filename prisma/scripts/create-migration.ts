import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findContracting } from './contracting-statements.ts';
import { deriveSqliteSchema } from './derive-sqlite-schema.ts';
import { migrateMysql } from './mysql-migration.ts';
import { readTables } from './mysql-tables.ts';
import { migrateSqlite } from './sqlite-migration.ts';

// Writes the next migration for both databases, from the changes of prisma/schema.prisma since the last one:
//
//   npx node prisma/scripts/create-migration.ts add-vouchers
//   npx node prisma/scripts/create-migration.ts --initial     (writes the first one again; only before the first release)
//
// Prisma's WebAssembly schema engine does not support MySQL, and its native build is downloaded at run time. So our own scripts make
// MySQL's statements. A test compares the results of both with the schema.

const migrations = path.resolve(import.meta.dirname, '../migrations');
const snapshotFile = path.join(migrations, 'schema-at-last-migration.prisma');
const INITIAL = '20261120000000_initial';

async function createMigration(name: string, before: string): Promise<void> {
  const schema = readFileSync(path.join(migrations, '../schema.prisma'), 'utf8');
  const scripts = {
    mysql: migrateMysql(before === '' ? [] : readTables(before), readTables(schema)),
    sqlite: await migrateSqlite(before === '' ? '' : deriveSqliteSchema(before), deriveSqliteSchema(schema)),
  };
  for (const [database, sql] of Object.entries(scripts)) {
    const folder = path.join(migrations, database, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'migration.sql'), sql);
    writeFileSync(path.join(migrations, database, 'migration_lock.toml'), `provider = "${database}"\n`);
  }
  writeFileSync(snapshotFile, schema);
  process.stdout.write(`prisma/migrations/{mysql,sqlite}/${name}/migration.sql\n`);
  for (const statement of before === '' ? [] : findContracting(scripts.mysql)) {
    process.stdout.write(`  breaks the previous release (docs/operations.md): ${statement}\n`);
  }
}

const [argument] = process.argv.slice(2);
if (argument === '--initial') {
  rmSync(migrations, { recursive: true, force: true });
  await createMigration(INITIAL, '');
} else if (argument !== undefined && /^[a-z][a-z0-9-]*$/.test(argument) && existsSync(snapshotFile)) {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  await createMigration(`${time}_${argument}`, readFileSync(snapshotFile, 'utf8'));
} else {
  process.stderr.write('usage: create-migration.ts name-of-the-change | --initial\n');
  process.exitCode = 1;
}
