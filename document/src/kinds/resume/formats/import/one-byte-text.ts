import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';

type Encoding = 'windows-1252' | 'windows-1250' | 'windows-1251' | 'windows-1257';

/** What Windows programs save texts of a language in, when they do not save Unicode. */
const ENCODINGS: Readonly<Record<Language, Encoding>> = {
  pl: 'windows-1250',
  en: 'windows-1252',
  de: 'windows-1252',
  cz: 'windows-1250',
  ua: 'windows-1251',
  dk: 'windows-1252',
  es: 'windows-1252',
  it: 'windows-1252',
  lt: 'windows-1257',
  se: 'windows-1252',
  sk: 'windows-1250',
};

/** The letters of each language beside A to Z. English has those of words and names from French. */
const LETTERS: Readonly<Record<Language, string>> = {
  pl: 'ąćęłńóśźż',
  en: 'àâçèéêëîïôœùûü',
  de: 'äöüß',
  cz: 'áčďéěíňóřšťúůýž',
  ua: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  dk: 'æøåé',
  es: 'áéíñóúü',
  it: 'àèéìíîòóùú',
  lt: 'ąčęėįšųūž',
  se: 'åäöé',
  sk: 'áäčďéíĺľňóôŕšťúýž',
};

/** As much of a file as tells its language. */
const SAMPLE_BYTES = 256 * 1024;

/**
 * The text of bytes with a character each, in the Windows encoding that makes most of them letters of one language. If two make
 * equally many, that of `language` is taken, or else Windows-1252. Every sequence of bytes is a text.
 */
export function oneByteText(bytes: Uint8Array, language: Language): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const candidates: readonly Encoding[] = [
    ENCODINGS[language],
    'windows-1252',
    'windows-1250',
    'windows-1251',
    'windows-1257',
  ];
  const [first, ...others] = candidates.map((encoding) => ({ encoding, letters: mostLetters(sample, encoding) }));
  const best = others.reduce((found, other) => (other.letters > found.letters ? other : found), first!);
  return new TextDecoder(best.letters === 0 ? 'windows-1252' : best.encoding).decode(bytes);
}

/** How many characters of the text are letters of a language of that encoding: of the language that has most. */
function mostLetters(bytes: Uint8Array, encoding: Encoding): number {
  const words =
    new TextDecoder(encoding)
      .decode(bytes)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.filter((language) => ENCODINGS[language] === encoding).map((language) => {
    const letters = new Set(LETTERS[language]);
    const inWord = (word: string) => Array.from(word).filter((letter) => letters.has(letter)).length;
    // Each accented letter of Windows-1252 is a Cyrillic one in Windows-1251, but no word has letters of two scripts.
    return words
      .filter((word) => encoding !== 'windows-1251' || (word.length > 1 && !/[a-z]/.test(word)))
      .reduce((sum, word) => sum + inWord(word), 0);
  });
  return Math.max(...counts);
}
