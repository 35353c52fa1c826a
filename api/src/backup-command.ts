import process from 'node:process';
import { backUp } from './backup/backup.ts';
import { BackupError } from './backup/backup-error.ts';
import { StorageDown } from './clients/file-storage.ts';
import { openStorage } from './clients/open-storage.ts';
import { ConfigError, readConfig } from './config.ts';

// For operators: writes database and files into a folder while the product runs. In the product's own environment:
//
//   npm run backup -- /backups/2026-11-30

const USAGE = 'usage: npm run backup -- FOLDER, which is new or empty';

async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  const { database, files } = await backUp(
    { databaseUrl, files: openStorage(config), clock: () => new Date() },
    folder,
  );
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(database.rows).length;
  process.stdout.write(`${folder}: ${rows} rows of ${tables} tables, ${files.count} files of ${files.bytes} bytes.\n`);
}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof BackupError || error instanceof ConfigError || error instanceof StorageDown;
  process.stderr.write(`${isKnown || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`);
  process.exitCode = 1;
}
