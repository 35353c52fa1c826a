import type { z } from 'zod';
import { FeedError } from './feed-error.ts';
import type { FeedItems } from './feeds/feed-items.ts';
import { isJsonFeed, readJsonFeed } from './feeds/json-feed.ts';
import { readOwnFeed } from './feeds/own-feed.ts';
import { readRssFeed } from './feeds/rss-feed.ts';
import { type FeedOffer, offerSchema } from './offer-schema.ts';

export const MAX_FEED_BYTES = 20 * 1024 * 1024;
const MAX_OFFERS = 10_000;

/** Why an item of a feed is not imported. */
export interface ItemProblem {
  /** The item's index in the feed, from 0. */
  index: number;
  /** The item's id; null if it cannot be read. */
  id: string | null;
  message: string;
}

export interface ReadFeed {
  isComplete: boolean;
  hasMore: boolean;
  offers: FeedOffer[];
  problems: ItemProblem[];
}

/**
 * Reads a feed in our own format, in JSON Feed 1.1 or in RSS 2.0, which it tells by the content. Items that cannot be imported are
 * listed as problems.
 *
 * @throws {FeedError} when the feed has none of these formats, is too large, or has no item that can be imported.
 */
export function readFeed(bytes: Uint8Array): ReadFeed {
  if (bytes.length > MAX_FEED_BYTES) throw new FeedError('the feed is larger than 20 MB');
  const { isComplete, hasMore, items } = readItems(decode(bytes).trimStart());
  if (items.length === 0) throw new FeedError('the feed has no offers');
  if (items.length > MAX_OFFERS) throw new FeedError(`the feed has more than ${MAX_OFFERS} offers`);
  const feed: ReadFeed = { isComplete, hasMore, offers: [], problems: [] };
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const parsed = offerSchema.safeParse(item);
    if (!parsed.success) {
      feed.problems.push({ index, id: idOf(item), message: describe(parsed.error) });
    } else if (seen.has(parsed.data.id)) {
      feed.problems.push({ index, id: parsed.data.id, message: 'id: another offer before it has the same' });
    } else {
      seen.add(parsed.data.id);
      feed.offers.push(parsed.data);
    }
  }
  if (feed.offers.length === 0) {
    const [{ index, message } = { index: 0, message: '' }] = feed.problems;
    throw new FeedError(`none of the feed’s offers can be taken in; offer ${index}: ${message}`);
  }
  return feed;
}

function readItems(text: string): FeedItems {
  if (text.startsWith('<')) return readRssFeed(text);
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) throw new FeedError('the feed is neither JSON with offers nor RSS');
  return isJsonFeed(json) ? readJsonFeed(json) : readOwnFeed(json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError(`the feed is neither RSS nor JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Decodes as UTF-8, or in the encoding that the XML declares. The server's content type is ignored, since it is often wrong. */
function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const encoding = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // An unknown encoding, or bytes that are invalid in it.
    if (error instanceof RangeError || error instanceof TypeError) throw new FeedError(`the feed is not ${encoding}`);
    throw error;
  }
}

function idOf(item: unknown): string | null {
  const id = offerSchema.in.shape.id.safeParse(
    typeof item === 'object' && item !== null && 'id' in item ? item.id : null,
  );
  return id.success ? id.data : null;
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.') || 'offer'}: ${issue?.message}`;
}
