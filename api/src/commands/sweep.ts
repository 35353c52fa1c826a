import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { StorageDown } from '../platform/clients/file-storage.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { openDatabase } from '../platform/database.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { createLog } from '../platform/log.ts';

// For operators: compares the file storage with the rows that name files. Run it in the product's environment:
//
//   npm run files:sweep                  (reports, and changes nothing)
//   npm run files:sweep -- --repair      (repairs as the daily sweep does, without its limit)

const USAGE = 'usage: npm run files:sweep [-- --repair]';

async function main(): Promise<void> {
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (option !== undefined && option !== '--repair')) throw new UsageError(USAGE);
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  try {
    const { seen, named, orphaned, orphanedCount, missing, missingCount } = await sweepFiles(
      {
        db,
        files: openStorage(config),
        clock: () => new Date(),
        log: createLog({ logLevel: 'silent' }),
        // The API's own outbox worker removes the files.
        wakeOutbox: () => {},
      },
      { repair: option === '--repair' ? 'all' : 'none' },
    );
    for (const key of orphaned) process.stdout.write(`orphaned: ${key}\n`);
    for (const key of missing) process.stdout.write(`missing: ${key}\n`);
    const unlisted = orphanedCount - orphaned.length + missingCount - missing.length;
    if (unlisted > 0) process.stdout.write(`and ${unlisted} more, which the next run lists\n`);
    process.stdout.write(
      `${seen} files, ${named} named by rows: ${orphanedCount} orphaned, ${missingCount} missing.\n`,
    );
    if (orphanedCount + missingCount > 0) process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}

class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof UsageError || error instanceof ConfigError || error instanceof StorageDown;
  process.stderr.write(`${isKnown || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`);
  process.exitCode = 2;
}
