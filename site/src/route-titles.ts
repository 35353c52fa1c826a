import type { SiteLanguage } from './languages.ts';
import { pl, type RouteTitles } from './route-titles/pl.ts';

export interface RouteHead {
  title: string;
  description?: string;
}

/** Titles by language. Polish is always there; others are added by `addRouteTitles`. */
const titles = new Map<SiteLanguage, RouteTitles>([['pl', pl]]);

export type TitleKey = keyof typeof pl;

/** Adds the titles of a language. The client does it when it loads the language; the API adds all at start (`all-route-titles.ts`). */
export function addRouteTitles(language: SiteLanguage, own: RouteTitles): void {
  titles.set(language, own);
}

/**
 * Title and description by a route's `titleKey`, for the client and for the HTML of the API.
 *
 * @throws RangeError if the titles of the language have not been added.
 */
export function headOf(titleKey: TitleKey, language: SiteLanguage): RouteHead {
  const own = titles.get(language);
  if (!own) throw new RangeError(`The titles of ${language} are not loaded`);
  return own[titleKey];
}
