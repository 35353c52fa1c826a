import { headingKey, withoutEndings } from './heading-key.ts';
import type { Fragment, Line } from './piece.ts';

/** The words over the columns of a table of languages, in the reader's languages. */
const COLUMNS =
  'język|poziom|znajomość|stopień znajomości|w mowie|w piśmie|mowa|pismo|mówienie|czytanie|pisanie|słuchanie|rozumienie|certyfikat|uwagi|' +
  'language|level|speaking|writing|reading|listening|understanding|spoken|written|proficiency|certificate|' +
  'sprache|niveau|stufe|kenntnisse|sprechen|schreiben|lesen|hören|verstehen|wort|schrift|in wort|in schrift|zertifikat|' +
  'jazyk|úroveň|mluvení|psaní|čtení|poslech|rozprávanie|písanie|čítanie|počúvanie|мова|рівень|читання|письмо|говоріння|аудіювання|розуміння|' +
  'sprog|tale|skrift|læsning|mundtligt|skriftligt|idioma|nivel|hablado|escrito|lectura|escritura|comprensión|expresión oral|' +
  'lingua|livello|lettura|scrittura|parlato|scritto|ascolto|comprensione|kalba|lygis|kalbėjimas|rašymas|skaitymas|klausymas|' +
  'språk|nivå|tal|läsning|skrivning|hörförståelse|langue';
/** The rows below a language in the Europass CV of 2002. */
const SKILLS =
  'reading skills|writing skills|verbal skills|speaking skills|reading|writing|speaking|listening|capacità di lettura|capacità di scrittura|capacità di espressione orale|lesen|schreiben|sprechen|mündlicher ausdruck|czytanie|pisanie|mówienie|umiejętność czytania|umiejętność pisania|umiejętność mówienia|lectura|escritura|expresión oral|čtení|psaní|ústní projev|čítanie|písanie|ústny prejav|читання|письмо|говоріння|lecture|écriture|expression orale';
const MOTHER_TONGUES =
  'mother tongue|mother tongues|native language|native languages|język ojczysty|języki ojczyste|muttersprache|muttersprachen|madrelingua|prima lingua|idioma materno|idiomas maternos|lengua materna|mateřský jazyk|materinský jazyk|рідна мова|modersmål|gimtoji kalba|langue maternelle';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(headingKey));
const COLUMN_KEYS = keysOf(COLUMNS);
const SKILL_KEYS = keysOf(SKILLS);
const MOTHER_TONGUE_KEYS = keysOf(MOTHER_TONGUES);

/** True for the first row of a table of languages: "Language | Level". */
export function isLanguageHead({ cells }: Line): boolean {
  return cells.length >= 2 && cells.every(({ text }) => text.length <= 40 && COLUMN_KEYS.has(headingKey(text)));
}

/** True for a heading such as "Mother tongue(s)", which is the level of the languages below it. */
export function isMotherTongue(heading: string): boolean {
  return heading.length <= 60 && MOTHER_TONGUE_KEYS.has(headingKey(withoutEndings(heading)));
}

/** Takes "Reading skills | good" below a language as a note about it: "English (Reading skills: good)". */
export function withSkillsAsNotes(lines: readonly Line[]): Line[] {
  const noted: { line: Line; notes: string[] }[] = [];
  for (const line of lines) {
    const [label, value, ...more] = line.cells;
    const last = noted.at(-1);
    const isSkill = value !== undefined && label.text.length <= 60 && SKILL_KEYS.has(headingKey(label.text));
    if (isSkill && last) last.notes.push(noteOf(label, [value, ...more]));
    else noted.push({ line, notes: [] });
  }
  return noted.map(({ line, notes }) => (notes.length === 0 ? line : withNotes(line, notes)));
}

function noteOf(label: Fragment, values: readonly Fragment[]): string {
  return `${label.text.replace(/^[^\p{L}]+/u, '')} ${values.map(({ text }) => text).join(' ')}`;
}

function withNotes(line: Line, notes: readonly string[]): Line {
  const [first, ...rest] = line.cells;
  return { ...line, cells: [{ ...first, text: `${first.text} (${notes.join('; ')})` }, ...rest] };
}
