import type { Language } from '@kreda/document/engine/text/languages';

/** The country that most readers of an interface language live in, ISO 3166-1; null for languages of many countries. */
const COUNTRIES: Readonly<Record<Language, string | null>> = {
  pl: 'PL',
  en: null,
  de: 'DE',
  cz: 'CZ',
  ua: null,
  dk: 'DK',
  es: 'ES',
  it: 'IT',
  lt: 'LT',
  se: 'SE',
  sk: 'SK',
};

/** The buyer's country where the browser does not tell it. */
export function countryOfLanguage(language: Language): string | null {
  return COUNTRIES[language];
}
