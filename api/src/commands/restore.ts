import process from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { restore, verify } from '../platform/backup/restore.ts';
import { StorageDown } from '../platform/clients/file-storage.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { DatabaseRefused } from '../platform/mysql-connection.ts';

// For operators: restores a backup. Run it in the product's environment, while the product is stopped:
//
//   npm run restore -- /backups/2026-11-30              into an empty database and an empty storage
//   npm run restore -- /backups/2026-11-30 --replace    replaces existing data, which is lost
//   npm run restore -- /backups/2026-11-30 --check      only reads the backup and checks that it is complete

const USAGE = 'usage: npm run restore -- FOLDER [--replace | --check]';

function readArguments(args: string[]): { folder: string; replace: boolean; check: boolean } {
  const options = { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [folder, ...rest] = positionals;
    if (folder !== undefined && rest.length === 0 && !(values.replace && values.check)) return { folder, ...values };
  } catch (cause) {
    throw new BackupError(`${cause instanceof Error ? cause.message : cause}\n${USAGE}`, { cause });
  }
  throw new BackupError(USAGE);
}

async function main(): Promise<void> {
  const { folder, replace, check } = readArguments(process.argv.slice(2));
  if (check) {
    const { createdAt, files } = await verify(folder);
    process.stdout.write(`${folder} is whole: of ${createdAt}, with ${files.count} files.\n`);
    return;
  }
  const config = readConfig(process.env);
  const target = { database: config.database, files: openStorage(config) };
  const { createdAt, database, files } = await restore(target, folder, { replace });
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`Restored what was there at ${createdAt}: ${rows} rows and ${files.count} files.\n`);
}

try {
  await main();
} catch (error) {
  const isKnown =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof StorageDown ||
    error instanceof DatabaseRefused;
  process.stderr.write(`${isKnown || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`);
  process.exitCode = 1;
}
