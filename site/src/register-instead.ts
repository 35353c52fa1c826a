import type { SiteLanguage } from './languages.ts';
import { pathIn, type RouteMatch } from './routes.ts';

/**
 * The address to which a page that needs login redirects a visitor: registration, with the page's query (specification, section 4),
 * and the page as `next`, which opens after registration.
 */
export function registerInstead(
  language: SiteLanguage,
  { params }: RouteMatch,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = Object.fromEntries(new URLSearchParams(search));
  return pathIn(language, 'register', { query: { uuid: params.id, ...query, next: pathname + search } });
}
