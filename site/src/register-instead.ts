import type { SiteLanguage } from './languages.ts';
import { pathIn, type RouteMatch } from './routes.ts';

/**
 * Where a visitor is sent from a page that needs login: to register, with the page's query (specification, section 4) and with
 * the page itself as `next`, so that they arrive there at last.
 */
export function registerInstead(
  language: SiteLanguage,
  { params }: RouteMatch,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = Object.fromEntries(new URLSearchParams(search));
  return pathIn(language, 'register', { query: { uuid: params.id, ...query, next: pathname + search } });
}
