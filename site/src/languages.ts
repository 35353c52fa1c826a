import { LANGUAGES, type Language, toBcp47 } from '@kreda/document/engine/text/languages';

/** The interface's languages: all of the product's. */
export const OFFERED_LANGUAGES = LANGUAGES;
export type SiteLanguage = Language;

/** The name of each language in that language. */
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

/** The language of a `lang` attribute; undefined if the product does not have it. */
export function fromBcp47(tag: string): SiteLanguage | undefined {
  return OFFERED_LANGUAGES.find((language) => toBcp47(language) === tag);
}
