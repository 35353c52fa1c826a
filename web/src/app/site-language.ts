import { activateLanguage, isOffered, type SiteLanguage } from '../i18n/language.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { matchPath, pathIn } from './routes.ts';

const COOKIE = 'language';

/** The language the visitor chose in the switch; before that the one the server wrote into the page. */
export function restoreLanguage(): void {
  const chosen = readCookie(COOKIE);
  const fromPage = document.documentElement.lang;
  if (isOffered(chosen)) activateLanguage(chosen);
  else if (isOffered(fromPage)) activateLanguage(fromPage);
}

/** Remembers the choice and answers the address of the same screen in that language. */
export function chooseLanguage(language: SiteLanguage, current: { pathname: string; search: string }): string {
  writeCookie(COOKIE, language);
  activateLanguage(language);
  const match = matchPath(current.pathname);
  return match
    ? pathIn(language, match.name, { params: match.params }) + current.search
    : current.pathname + current.search;
}

/** The site's own language, where the visitor has not chosen one. */
export function adoptSiteLanguage(configured: string): void {
  if (isOffered(readCookie(COOKIE))) return;
  // A language that is not translated yet is read in English.
  activateLanguage(isOffered(configured) ? configured : 'en');
}
