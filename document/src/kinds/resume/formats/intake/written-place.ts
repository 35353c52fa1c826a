import { LANGUAGES, toBcp47 } from '../../../../engine/text/languages.ts';

/** Names that are not the standard's own. */
const OTHER_NAMES = [
  'usa',
  'u.s.a.',
  'us',
  'u.s.',
  'uae',
  'united states of america',
  'uk',
  'u.k.',
  'great britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'czech republic',
  'turkey',
  'holland',
  'the netherlands',
  'republic of ireland',
  'south korea',
  'north macedonia',
  'ivory coast',
  'wielka brytania',
  'anglia',
  'szkocja',
  'großbritannien',
];

let countries: ReadonlySet<string> | undefined;

/** The names of all countries in the 11 languages, in lower case. */
function countryNames(): ReadonlySet<string> {
  if (countries) return countries;
  const names = new Set(OTHER_NAMES);
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([toBcp47(language)], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) names.add(name.toLowerCase());
    }
  }
  countries = names;
  return names;
}

/** True for a country's name in one of the 11 languages. */
export function isCountry(text: string): boolean {
  return countryNames().has(text.trim().toLowerCase());
}

/**
 * `Kraków, Małopolskie, Polska` as city and country. The last part is the country if it is one's name; else all of the text is the
 * city: `Austin, TX` names a state. A country alone is the country.
 */
export function readWrittenPlace(text: string): { city: string; country: string } {
  const place = text.trim();
  const comma = place.lastIndexOf(',');
  const last = place.slice(comma + 1).trim();
  if (!isCountry(last)) return { city: place, country: '' };
  return { city: place.slice(0, Math.max(0, comma)).trim(), country: last };
}
