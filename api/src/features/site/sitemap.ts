import { escapeHtml } from '@kreda/document/kinds/escape-html';
import type { SiteLanguage } from '@kreda/site/languages';
import { pathIn, ROUTE_NAMES, routeOf } from '@kreda/site/routes';

/** A page of the sitemap. */
export interface ListedPage {
  /** Starts with a slash. */
  path: string;
  /** The time of the last change; null for pages that hardly change. */
  changedAt: Date | null;
}

/** The indexed pages in one language whose paths have no parameters. */
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
 * The rules for crawlers (RFC 9309): they should not fetch what is not a page. Pages with noindex are not disallowed, since a crawler
 * has to fetch a page to see that.
 */
export function robotsTxt(origin: string): string {
  const closed = ['/api/', '/trpc/', '/auth/', '/webhooks/', '/photos/', '/signatures/', '/magazine/'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
