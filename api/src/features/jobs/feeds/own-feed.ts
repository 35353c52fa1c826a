import { z } from 'zod';
import { FeedError } from '../feed-error.ts';
import type { FeedItems } from './feed-items.ts';

const feedSchema = z.object({
  version: z.literal(1),
  isComplete: z.boolean().default(true),
  offers: z.array(z.unknown()),
});

/** Our own format, docs/job-feed.md. @throws {FeedError} */
export function readOwnFeed(json: object): FeedItems {
  const feed = feedSchema.safeParse(json);
  if (!feed.success) throw new FeedError('the feed needs "version": 1 and a list "offers"');
  return { isComplete: feed.data.isComplete, hasMore: false, items: feed.data.offers };
}
