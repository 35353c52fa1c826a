import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { importJobs } from './import-jobs.ts';
import { readFeed } from './read-feed.ts';
import { hasOffers } from './repo.ts';

/** The samples: offers of companies that do not exist. */
export const SAMPLE_OFFERS = path.resolve(import.meta.dirname, '../../../../prisma/content/jobs/offers.json');

const DAY_MS = 24 * 60 * 60_000;

/** Fills an empty list with the samples. Their dates are shifted so that the newest is published today. Not for production. */
export async function seedJobs(deps: { db: Database; clock: () => Date }): Promise<void> {
  if (await hasOffers(deps.db)) return;
  const feed = readFeed(await readFile(SAMPLE_OFFERS));
  const newest = Math.max(...feed.offers.map(({ publishedAt }) => publishedAt.getTime()));
  const moveMs = Math.floor((deps.clock().getTime() - newest) / DAY_MS) * DAY_MS;
  const moved = (date: Date) => new Date(date.getTime() + moveMs);
  const offers = feed.offers.map((offer) => ({
    ...offer,
    publishedAt: moved(offer.publishedAt),
    expiresAt: moved(offer.expiresAt),
  }));
  try {
    await importJobs(deps, 'sample', { ...feed, offers });
  } catch (error) {
    // Another process seeds at the same time.
    if (!isUniqueViolation(error)) throw error;
  }
}
