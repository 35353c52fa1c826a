import process from 'node:process';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { backUp } from '../platform/backup/backup.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { noteBackup } from '../platform/backup/note-backup.ts';
import { StorageDown } from '../platform/clients/file-storage.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { createLog } from '../platform/log.ts';
import { DatabaseRefused } from '../platform/mysql-connection.ts';

// For operators: writes database and files into a folder while the product runs. In the product's own environment:
//
//   npm run backup -- /backups/2026-11-30

const USAGE = 'usage: npm run backup -- FOLDER, which is new or empty';

async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  const { database, files } = await backUpAndNote(config, folder);
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(database.rows).length;
  process.stdout.write(`${folder}: ${rows} rows of ${tables} tables, ${files.count} files of ${files.bytes} bytes.\n`);
}

/** Notes success or failure in the database, from which the product's metrics read the time of the last backup. */
async function backUpAndNote(config: Config, folder: string): Promise<Manifest> {
  const { database } = config;
  const source = { database, files: openStorage(config), clock: () => new Date() };
  const log = createLog({ logLevel: 'silent' });
  let manifest: Manifest;
  try {
    manifest = await backUp(source, folder);
  } catch (error) {
    await noteBackup({ ...source, log }, 'operation.backup-failed').catch((problem: unknown) =>
      process.stderr.write(`The failure could not be written down: ${(problem as Error).message}\n`),
    );
    throw error;
  }
  await noteBackup({ ...source, log }, 'operation.backed-up');
  return manifest;
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
