import type { SiteLanguage } from './languages.ts';
import { pl, type RouteTitles } from './route-titles/pl.ts';

export interface RouteHead {
  title: string;
  description?: string;
}

/** By language: Polish from the start, another when its texts are loaded. */
const titles = new Map<SiteLanguage, RouteTitles>([['pl', pl]]);

export type TitleKey = keyof typeof pl;

/** Adds the titles of a language: the client as it loads the language, the API all of them as it starts (`all-route-titles.ts`). */
export function addRouteTitles(language: SiteLanguage, own: RouteTitles): void {
  titles.set(language, own);
}

/**
 * Title and description by a route's `titleKey`; the API puts the same into the page's head.
 *
 * @throws RangeError when the titles of the language were not added.
 */
export function headOf(titleKey: TitleKey, language: SiteLanguage): RouteHead {
  const own = titles.get(language);
  if (!own) throw new RangeError(`The titles of ${language} are not loaded`);
  return own[titleKey];
}
