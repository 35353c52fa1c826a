import { type Language, toBcp47 } from '../../../../engine/text/languages.ts';

/** Codes of the European Union that differ from ISO 3166-1. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** Codes of ISO 639-2/B, which differ from those that Intl knows. */
const LANGUAGES_B: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  mao: 'mi',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
};

/** The name of a country in a language: `si` or `EL` is Slovenia or Greece. A text that is not a code is returned as it is. */
export function countryName(code: string, language: Language): string {
  const upper = lastPart(code).toUpperCase();
  return nameOf('region', COUNTRIES[upper] ?? upper, /^[A-Z]{2}$/, language) ?? code;
}

/** The name of a language by its ISO 639 code, which may be at the end of an address. A text that is not a code is returned as it is. */
export function languageName(code: string, language: Language): string {
  const lower = lastPart(code).toLowerCase();
  const name = nameOf('language', LANGUAGES_B[lower] ?? lower, /^[a-z]{2,3}(-[a-z]{2,4})?$/, language);
  return name ?? code;
}

/** The code of a country or language that a name in this language stands for; undefined if none is known. */
export function codeOf(
  type: 'region' | 'language',
  name: string,
  codes: readonly string[],
  language: Language,
): string | undefined {
  const wanted = name.trim().toLowerCase();
  const names = [displayNames(type, language), displayNames(type, 'en')];
  return codes.find((code) => names.some((of) => of.of(COUNTRIES[code] ?? code)?.toLowerCase() === wanted));
}

function lastPart(code: string): string {
  return code.trim().slice(code.trim().lastIndexOf('/') + 1);
}

function displayNames(type: 'region' | 'language', language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([toBcp47(language)], { type, fallback: 'none' });
}

function nameOf(type: 'region' | 'language', code: string, pattern: RegExp, language: Language): string | undefined {
  return pattern.test(code) ? displayNames(type, language).of(code) : undefined;
}
