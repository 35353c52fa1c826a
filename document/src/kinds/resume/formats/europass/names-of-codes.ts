import { type Language, toBcp47 } from '../../../../engine/text/languages.ts';

/** Codes of the European Union that differ from ISO 3166-1. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** Codes that Intl has names for, and that are no country's: the Union, the euro zone, the United Nations. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN']);

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
  if (NO_COUNTRIES.has(upper)) return code;
  return nameOf('region', COUNTRIES[upper] ?? upper, /^[A-Z]{2}$/, language) ?? code;
}

/** The name of a language by its ISO 639 code, which may be at the end of an address. A text that is not a code is returned as it is. */
export function languageName(code: string, language: Language): string {
  const lower = lastPart(code).toLowerCase();
  const name = nameOf('language', LANGUAGES_B[lower] ?? lower, /^[a-z]{2,3}(-[a-z]{2,4})?$/, language);
  return name ?? code;
}

/** The code of a country (ISO 3166-1, lower case) by its name in a language; undefined for other texts. */
export function countryCode(name: string, language: Language): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codeOf('region', name, codes, language)?.toLowerCase();
}

/** The code of a language (ISO 639-2/B) by its name in a language; undefined for other texts and rare languages. */
export function languageCode(name: string, language: Language): string | undefined {
  const code = codeOf('language', name, Object.keys(LANGUAGES_BY_CODE), language);
  return code && LANGUAGES_BY_CODE[code];
}

function codeOf(
  type: 'region' | 'language',
  name: string,
  codes: readonly string[],
  language: Language,
): string | undefined {
  const names = displayNames(type, language);
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? undefined : codes.find((code) => names.of(code)?.toLowerCase() === wanted);
}

/** ISO 639-1 to 639-2/B, for the languages of Europe and those that people learn most. */
const LANGUAGES_BY_CODE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'en:eng pl:pol de:ger fr:fre es:spa it:ita cs:cze sk:slo uk:ukr ru:rus be:bel da:dan sv:swe nb:nor nn:nno fi:fin is:ice ' +
    'nl:dut pt:por ro:rum hu:hun bg:bul el:gre hr:hrv sl:slv sr:srp bs:bos mk:mac sq:alb lt:lit lv:lav et:est ga:gle mt:mlt ' +
    'tr:tur ca:cat eu:baq gl:glg cy:wel lb:ltz la:lat eo:epo zh:chi ja:jpn ko:kor ar:ara he:heb fa:per hi:hin vi:vie th:tha ' +
    'id:ind ka:geo hy:arm az:aze kk:kaz yi:yid'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

function lastPart(code: string): string {
  const text = code.trim();
  return /^https?:/.test(text) ? text.slice(text.lastIndexOf('/') + 1) : text;
}

function displayNames(type: 'region' | 'language', language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([toBcp47(language)], { type, fallback: 'none' });
}

function nameOf(type: 'region' | 'language', code: string, pattern: RegExp, language: Language): string | undefined {
  return pattern.test(code) ? displayNames(type, language).of(code) : undefined;
}
