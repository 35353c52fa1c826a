import { existsSync } from 'node:fs';
import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { importMagazine } from '../features/magazine/import-magazine.ts';
import { openStorage } from '../platform/clients/open-storage.ts';
import { openDatabase } from '../platform/database.ts';

// For editors: makes the magazine equal to a folder of Markdown. Run it in the product's environment:
//
//   npm run magazine:import -- prisma/content/magazine

const USAGE = 'usage: npm run magazine:import -- FOLDER, with {language}/posts, authors and categories, and covers';

async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE);
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.\n${USAGE}`);
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  try {
    const files = openStorage(config);
    const { added, changed, unchanged, removed, problems } = await importMagazine(
      { db, files, clock: () => new Date() },
      folder,
    );
    for (const { file, line, message } of problems) process.stderr.write(`${file}:${line}: ${message}\n`);
    process.stdout.write(`Posts: ${added} added, ${changed} changed, ${unchanged} as they were, ${removed} removed.\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}

class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isKnown = error instanceof UsageError || error instanceof ConfigError;
  process.stderr.write(`${isKnown || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`);
  process.exitCode = 2;
}
