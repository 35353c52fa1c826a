import { z } from 'zod';
import { FeedError } from '../feed-error.ts';
import { categoryOf } from './category-of.ts';
import type { FeedItems } from './feed-items.ts';

// JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. Each item's `_job` has the fields that the format lacks, named as in our own format.

const feedSchema = z.object({
  language: z.string().optional(),
  next_url: z.string().optional(),
  items: z.array(z.unknown()),
});

// Permissive: `offerSchema` validates the values.
const itemSchema = z.object({
  id: z.unknown().optional(),
  url: z.unknown().optional(),
  external_url: z.unknown().optional(),
  title: z.unknown().optional(),
  content_html: z.unknown().optional(),
  content_text: z.unknown().optional(),
  summary: z.unknown().optional(),
  date_published: z.unknown().optional(),
  language: z.unknown().optional(),
  authors: z
    .array(z.object({ name: z.unknown().optional() }))
    .optional()
    .catch(undefined),
  tags: z.array(z.string()).optional().catch(undefined),
  _job: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

export function isJsonFeed(json: object): boolean {
  return 'version' in json && String(json.version).startsWith('https://jsonfeed.org/version/1');
}

/** @throws {FeedError} */
export function readJsonFeed(json: object): FeedItems {
  const feed = feedSchema.safeParse(json);
  if (!feed.success) throw new FeedError('the JSON Feed has no list "items"');
  const { language, items, next_url: next } = feed.data;
  return { isComplete: false, hasMore: next !== undefined, items: items.map((item) => toOffer(item, language)) };
}

function toOffer(given: unknown, language: string | undefined): unknown {
  const parsed = itemSchema.safeParse(given);
  if (!parsed.success) return given;
  const item = parsed.data;
  return {
    title: item.title,
    company: item.authors?.[0]?.name,
    category: categoryOf(item.tags ?? []),
    description: item.content_html ?? item.content_text ?? item.summary,
    publishedAt: item.date_published,
    language: item.language ?? language,
    ...item._job,
    id: item.id,
    url: item.external_url ?? item.url,
  };
}
