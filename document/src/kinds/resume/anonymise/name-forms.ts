import { fold, isCapitalised, type Word, type WordRule } from './words.ts';

/** A name with the beginnings of its inflected forms, folded. */
export interface NameForms {
  folded: string;
  stems: readonly string[];
  /** Stems whose last consonant changes before some endings: `Marta`, `Marcie`. */
  softened: readonly string[];
  /** The stem of a name such as `Ewa`. It is too short to be compared without its marks. */
  shortStem: string | null;
}

/** Endings of nouns and adjectives in the singular and plural, and of family members' names: Polish, Czech, Slovak, then Lithuanian, then German. */
const LATIN_ENDINGS = [
  ...'a i y e o u ie io ia iu ii owi iowi em iem im ym ego iego emu iemu ej iej ou ovi ove ova ovou owa owej owe owie'.split(
    ' ',
  ),
  ...'ow iow om iom ami iami ach iach mi ich ych ymi imi eho iho imu ovia ovej'.split(' '),
  ...'as is ys us ius os es ai ui iui aus umi iene ienes aite aites yte ytes ute utes iui iaus iumi'.split(' '),
  ...'s es ens'.split(' '),
];
/** Ukrainian endings, without marks: `и` stands for `й`, `і` for `ї`. */
const CYRILLIC_ENDINGS =
  'а у ові ом і е ем єм еві єві ою ею єю и о ю я ів ам ами ах ого ому им ии іи оі ими их ь еи ія ією іі ію'.split(' ');
const ENDINGS: ReadonlySet<string> = new Set(['', ...LATIN_ENDINGS, ...CYRILLIC_ENDINGS]);
/** Endings before which consonants change. */
const SOFTENING_ENDINGS: ReadonlySet<string> = new Set(['e', 'ie', 'i', 'y', 'і']);
const SHORT_ENDINGS: ReadonlySet<string> = new Set('y i ie ę ą o u ě ou é ej и і у ою о ї ю єю'.split(' '));

const SOFTENED: readonly (readonly [end: string, ...changed: string[]])[] = [
  ['ch', 'sz', 's'],
  ['st', 'sc'],
  ['t', 'c'],
  ['d', 'dz'],
  ['k', 'c'],
  ['g', 'dz', 'z'],
  ['r', 'rz'],
  ['h', 'z', 's'],
  ['к', 'ц'],
  ['г', 'з'],
  ['х', 'с'],
];

const MIN_STEM_LETTERS = 3;

/** @param name a single word. */
export function nameForms(name: string): NameForms {
  const folded = fold(name);
  const isLongEnough = (stem: string) => stem.length >= MIN_STEM_LETTERS;
  const stems = [...new Set(stemsOf(name, folded))].filter(isLongEnough);
  const ending = /[aeiouyаеєиіоуюя]$/u;
  const shortStem = folded.length === 3 && ending.test(folded) ? name.normalize('NFC').toLowerCase().slice(0, 2) : null;
  const short = shortStem === null ? [] : [fold(shortStem)];
  const softened = [...stems, ...short].flatMap((stem) =>
    SOFTENED.flatMap(([end, ...changed]) =>
      stem.endsWith(end) ? changed.map((change) => stem.slice(0, -end.length) + change) : [],
    ),
  );
  return { folded, stems, softened: softened.filter(isLongEnough), shortStem };
}

function stemsOf(name: string, folded: string): string[] {
  const stem = folded.replace(/(?:ии|іи|[aeiouyаеєиіоуюяь])$/u, '');
  return [
    folded,
    stem,
    // Андрій, Андрієм.
    folded.replace(/и$/u, ''),
    // Jonas, Jono; Kazlauskas, Kazlausko.
    folded.length >= 5 ? folded.replace(/(?:ius|as|is|ys|us)$/, '') : folded,
    // Nováková, Novák.
    folded.replace(/o[vw]a$/, ''),
    // Marek, Marka; Kozioł, Kozła; Кравець, Кравця.
    stem.replace(/(?<=[^aeiouyаеєиіоуюя])(?:ie|io|e|o|е|о)(?=[^aeiouyаеєиіоуюя]$)/u, ''),
    // Петрів, Петрова; Федір, Федора.
    stem.replace(/і(?=[^аеєиіоуюя]$)/u, 'о'),
    // Gołąb, Gołębia.
    fold(name.normalize('NFC').replace(/ą(?=[^aeiouyąęó]+$)/iu, 'ę')),
  ];
}

/** Words that are a name in any form. */
export function formsRule(name: NameForms): WordRule {
  const { folded, stems, softened, shortStem } = name;
  return {
    key: `form of ${JSON.stringify(name)}`,
    matches: (word) => isFormOf(word, name),
    beginnings: [folded, ...stems, ...softened, ...(shortStem === null ? [] : [fold(shortStem)])],
  };
}

/**
 * Whether a word is a name in any letter case, or an inflected form of it that begins with a capital. A word of the same letters with
 * another meaning counts too: that a name stays would be worse.
 */
export function isFormOf({ text, folded }: Word, name: NameForms): boolean {
  if (folded === name.folded) return true;
  if (!isCapitalised(text)) return false;
  if (name.stems.some((stem) => folded.startsWith(stem) && ENDINGS.has(folded.slice(stem.length)))) return true;
  if (name.softened.some((stem) => folded.startsWith(stem) && SOFTENING_ENDINGS.has(folded.slice(stem.length))))
    return true;
  const { shortStem } = name;
  const typed = text.normalize('NFC').toLowerCase();
  return shortStem !== null && typed.startsWith(shortStem) && SHORT_ENDINGS.has(typed.slice(shortStem.length));
}
