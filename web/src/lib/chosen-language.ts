import { isOffered, type SiteLanguage } from '@kreda/site/languages';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'language';

/** The language that the visitor chose in the switch; undefined before. */
export function chosenLanguage(): SiteLanguage | undefined {
  const chosen = readCookie(COOKIE);
  return isOffered(chosen) ? chosen : undefined;
}

export function rememberChosenLanguage(language: SiteLanguage): void {
  writeCookie(COOKIE, language);
}
