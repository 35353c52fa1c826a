import type { SiteLanguage } from '@kreda/site/languages';
import { pathIn, ROUTE_NAMES, routeOf } from '@kreda/site/routes';
import { escapeHtml } from '../../platform/escape-html.ts';

/** A page for search engines to visit. */
export interface ListedPage {
  /** From the first slash. */
  path: string;
  /** When it was last another one; null: it is hardly ever. */
  changedAt: Date | null;
}

/** The pages that are indexed and name nothing in their address, in one language. */
export function listedRoutes(language: SiteLanguage): ListedPage[] {
  return ROUTE_NAMES.filter((name) => routeOf(name).indexable && !routeOf(name).en.includes(':')).map((name) => ({
    path: pathIn(language, name),
    changedAt: null,
  }));
}

/** A sitemap (sitemaps.org, protocol 0.9) of pages below an origin. */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * What crawlers are told (RFC 9309): what is no page is not for them. Pages that are not indexed are not named here, since whoever may
 * not read them would never learn that.
 */
export function robotsTxt(origin: string): string {
  const closed = ['/api/', '/trpc/', '/auth/', '/webhooks/', '/photos/', '/magazine/'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
