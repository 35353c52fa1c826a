/** ISO 639-1 codes of languages that people name in resumes. */
const CODES =
  'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk mn ms mt nl no nb pa pl pt ro ru sk sl sq sr sv sw ta th tl tr uk ur uz vi yi zh'.split(
    ' ',
  );
/** The languages in which they name them: those of the reader's headings. */
const LOCALES = ['en', 'pl', 'de', 'cs', 'uk', 'da', 'es', 'it', 'lt', 'sv', 'sk', 'fr', 'pt', 'nl', 'no'];

let names: ReadonlySet<string> | null = null;

/** The names by Unicode's CLDR. Made when first asked for, since most resumes never ask. */
function languageNames(): ReadonlySet<string> {
  names ??= new Set(
    LOCALES.flatMap((locale) => {
      const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
      return CODES.flatMap((code) => display.of(code)?.toLowerCase() ?? []);
    }),
  );
  return names;
}

/** True for the name of a language that people speak: "English", "język niemiecki"; false for "Python". */
export function isSpokenLanguage(text: string): boolean {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^(?:język|jazyk|lengua|lingua|мова)\s+|\s+(?:language|sprache|мова|kalba)$/u, '');
  return languageNames().has(name);
}
