import { LANGUAGES, type Language, toBcp47 } from '@kreda/document/engine/text/languages';

/** The interface's languages: all of the product's. */
export const OFFERED_LANGUAGES = LANGUAGES;
export type SiteLanguage = Language;

/** Each language's own name of itself. */
export const LANGUAGE_NAMES: Readonly<Record<SiteLanguage, string>> = {
  pl: 'Polski',
  en: 'English',
  de: 'Deutsch',
  cz: 'Čeština',
  ua: 'Українська',
  dk: 'Dansk',
  es: 'Español',
  it: 'Italiano',
  lt: 'Lietuvių',
  se: 'Svenska',
  sk: 'Slovenčina',
};

export function isOffered(language: string | undefined): language is SiteLanguage {
  return (OFFERED_LANGUAGES as readonly string[]).includes(language ?? '');
}

/** The language of a `lang` attribute; undefined where it is none of ours. */
export function fromBcp47(tag: string): SiteLanguage | undefined {
  return OFFERED_LANGUAGES.find((language) => toBcp47(language) === tag);
}

let active: SiteLanguage = 'pl';
const listeners = new Set<() => void>();

/** The interface's language now. Pure state without a DOM, so that the route table can also be read on the server. */
export function activeLanguage(): SiteLanguage {
  return active;
}

/** Makes a language the interface's. Its texts have to be there: see `switchLanguage`. */
export function activateLanguage(language: SiteLanguage): void {
  if (language === active) return;
  active = language;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of language; answers the way to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
