import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { pathIn } from '@kreda/site/routes';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../context.ts';
import { listOfferAddresses } from '../jobs/jobs.ts';
import { listedRoutes, sitemap } from './sitemap.ts';

const gzip = promisify(zlib.gzip);

/** As long as crawlers may cache it. */
const KEEP_MS = 60 * 60_000;

/**
 * The site's sitemap, compressed with gzip. With 49,000 offers it takes almost a second to make. It is made once an hour, and
 * concurrent calls share it.
 */
export function createCachedSitemap({ db, clock, config }: Deps): () => Promise<Buffer> {
  const { publicUrl, site } = config;
  const make = async () => {
    const offers = (await listOfferAddresses({ db, clock })).map(({ slug, publishedAt }) => ({
      path: pathIn(site.language, 'job-offer', { params: { slug } }),
      changedAt: publishedAt,
    }));
    return gzip(sitemap(publicUrl, [...listedRoutes(site.language), ...offers]));
  };
  const cache = new LRUCache<'sitemap', Buffer>({
    max: 1,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: make,
  });
  return () => cache.forceFetch('sitemap');
}
