import { readFile, stat } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { FeedError } from '../features/jobs/feed-error.ts';
import { fetchFeed } from '../features/jobs/fetch-feed.ts';
import { importJobs, sourceSchema } from '../features/jobs/import-jobs.ts';
import { MAX_FEED_BYTES, readFeed } from '../features/jobs/read-feed.ts';
import { openDatabase } from '../platform/database.ts';

// For editors: makes the job offers of a source equal to its feed (docs/job-feed.md). Run it in the product's environment:
//
//   npm run jobs:import -- offers.json --source acme
//   npm run jobs:import -- https://jobs.example/feed.xml --source example --complete

const USAGE = `usage: npm run jobs:import -- FILE-OR-URL --source NAME [--complete] [--allow-private]
  --source         the feed’s name: small letters, digits and single hyphens
  --complete       the feed holds all its offers: those it no longer holds end
  --allow-private  ask an address that is not the public internet’s`;

async function main(): Promise<void> {
  const { place, source, isComplete, allowPrivate } = readArguments();
  const config = readConfig(process.env);
  const bytes = /^[a-z][a-z0-9+.-]*:\/\//i.test(place)
    ? await fetchFeed(place, { mayBePrivate: !config.isProduction || allowPrivate })
    : await readFeedFile(place);
  const feed = readFeed(bytes);
  if (isComplete && feed.hasMore)
    throw new FeedError('--complete: the feed goes on at its next_url, so it does not hold all its offers');
  const db = openDatabase(config.database);
  try {
    const report = await importJobs({ db, clock: () => new Date() }, source, {
      ...feed,
      isComplete: feed.isComplete || isComplete,
    });
    const { added, changed, unchanged, withdrawn, problems } = report;
    for (const { index, id, message } of problems) {
      process.stderr.write(`offer ${index}${id === null ? '' : ` (${id})`}: ${message}\n`);
    }
    process.stdout.write(
      `Offers of ${source}: ${added} added, ${changed} changed, ${unchanged} as they were, ${withdrawn} ended, ${problems.length} left out.\n`,
    );
  } finally {
    await db.$disconnect();
  }
}

async function readFeedFile(file: string): Promise<Uint8Array> {
  try {
    // Checked before reading: the file may be larger than the memory.
    if ((await stat(file)).size > MAX_FEED_BYTES) throw new FeedError('the feed is larger than 20 MB');
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new FeedError(`the file cannot be read: ${error.message}`);
    throw error;
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        complete: { type: 'boolean', default: false },
        'allow-private': { type: 'boolean', default: false },
      },
    });
    const [place, ...rest] = positionals;
    const source = sourceSchema.safeParse(values.source);
    if (place === undefined || rest.length > 0 || !source.success) throw new UsageError(USAGE);
    return { place, source: source.data, isComplete: values.complete, allowPrivate: values['allow-private'] };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isFeed = error instanceof FeedError;
  const isKnown = isFeed || error instanceof UsageError || error instanceof ConfigError;
  const told = isFeed ? `${error.message}; the offers stay as they were` : String((error as Error).message);
  process.stderr.write(`${isKnown || !(error instanceof Error) ? told : error.stack}\n`);
  process.exitCode = isFeed ? 1 : 2;
}
