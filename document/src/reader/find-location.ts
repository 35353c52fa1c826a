const COUNTRY =
  'poland|polska|polen|polsko|polonia|germany|deutschland|niemcy|tyskland|germania|alemania|austria|österreich|switzerland|schweiz|suisse|france|francja|frankreich|spain|españa|italy|italia|ukraine|україна|ukraina|denmark|danmark|sweden|sverige|norway|norge|finland|lithuania|lietuva|latvia|estonia|czechia|czech republic|česko|česká republika|slovakia|slovensko|netherlands|belgium|ireland|united kingdom|uk|england|scotland|wales|great britain|usa|u\\.s\\.a\\.?|us|united states|canada|mexico|brazil|argentina|chile|colombia|india|china|japan|korea|s\\.korea|south korea|singapore|australia|new zealand|israel|turkey|türkiye|portugal|hungary|romania|bulgaria|greece|croatia|slovenia|serbia|egypt|south africa|uae|vietnam|thailand|philippines|indonesia|malaysia|pakistan|bangladesh|taiwan|hong kong|russia|belarus';
const STATE =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|NSW|VIC|QLD';
const STATE_NAME =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec';
const REMOTE =
  'remote|online|hybrid|zdalnie|praca zdalna|hybrydowo|homeoffice|home office|віддалено|дистанційно|remoto|teletrabajo|da remoto|fjernarbejde|distans|nuotoliniu';
const TAIL = `(?:${COUNTRY}|${STATE_NAME}|(?-i:${STATE})(?:\\s+\\d{5}(?:-\\d{4})?)?)`;
const CITY =
  "\\p{Lu}[\\p{L}.'’-]*(?:\\s+(?:am|an|der|de|del|la|el|upon|sur|nad|pod|na|ob|pri)\\s+|\\s+)?(?:[\\p{Lu}][\\p{L}.'’-]*\\s*){0,3}";
const WHOLE = new RegExp(
  `^(?:(?:${REMOTE})(?:,\\s*[\\p{L} .]+)?|${CITY},\\s*${TAIL}(?:,\\s*${TAIL})?(?:\\s*&\\s*${CITY},\\s*${TAIL})?|(?:${REMOTE})?\\s*\\(?(?:${REMOTE})\\)?)$`,
  'iu',
);
const AT_END = new RegExp(
  `^(.+?)\\s*[,–—|·-]\\s*((?:${REMOTE})(?:,\\s*(?:${COUNTRY}))?|(?:(?<=[–—|·-]\\s*)|(?<=,\\s*))(?-i:\\p{Lu})[\\p{L}.'’-]*(?: (?-i:\\p{Lu})[\\p{L}.'’-]*){0,2},\\s*${TAIL})$`,
  'iu',
);

/** True if the text itself is certainly a place: a city with its state or country, or remote work. */
export function isLocation(text: string): boolean {
  return text.length <= 60 && WHOLE.test(text.trim());
}

/** Splits "Beta Systems, Seattle, WA" into its two parts; null if the text does not end with a place. */
export function splitLocation(text: string): { rest: string; location: string } | null {
  if (text.length > 160) return null;
  const match = AT_END.exec(text.trim());
  const [, rest, location] = match ?? [];
  return rest && location ? { rest: rest.replace(/[\s,|·–—-]+$/u, ''), location } : null;
}

const STREET =
  /^(?:\p{L}[\p{L}\p{M}.'’ -]{2,40}\s\d{1,4}\s?[a-z]?(?:\s?[/-]\s?\d{1,4}[a-z]?)?|\d{1,4}[a-z]?,?\s(?:(?:bis |ter )?(?:rue|quai|avenue|boulevard|place|chemin|allée|impasse|cours|route)\s)?\p{Lu}[\p{L}\p{M}.'’ -]{2,40})$/u;

/** True for a street with a number: "ul. Klonowa 8/14", "27 Orchard Lane". */
export function isStreet(text: string): boolean {
  return text.length <= 60 && STREET.test(text.trim());
}

/**
 * A name in a script without upper case. Most of these have no spaces between words, so only the length distinguishes a name from a
 * sentence.
 */
const UNCASED_NAME = /^\p{Lo}[\p{Lo}\p{M}\p{Lm} ,'’·・‧-]{0,15}$/u;

/** True for a short name without digits, which may be a city's. */
export function mayBeLocation(text: string): boolean {
  if (UNCASED_NAME.test(text)) return true;
  const words = text.split(/\s+/);
  return words.length <= 5 && text.length <= 45 && /^\p{Lu}/u.test(text) && !/[@\d:;!?]/.test(text);
}
