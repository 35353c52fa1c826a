import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';

/** Frequent short words that few of the other languages have, and words of most CVs. Separated by spaces. */
const WORDS: Readonly<Record<Language, string>> = {
  pl: 'w i oraz się dla przez przy lub wykształcenie doświadczenie umiejętności języki zainteresowania obecnie wyrażam zgodę praca szkoła uniwersytet prawo jazdy z na do',
  en: 'the and of for with to at by from experience education skills languages present summary interests work university school in a on',
  de: 'und der die das mit von für bei im zur zum des berufserfahrung ausbildung kenntnisse sprachen heute interessen schule universität in am',
  cz: 'a v pro na při nebo vzdělání zkušenosti dovednosti jazyky zájmy dosud škola univerzita praxe řidičský jsem se do ve podle',
  ua: 'і та у в для з на до досвід освіта навички мови дотепер університет школа від що',
  dk: 'og i af til med for på ved erhvervserfaring uddannelse kompetencer sprog nu skole universitet arbejde jeg som det ansvar',
  es: 'y de la el los las con para por en del experiencia formación educación habilidades idiomas actualidad universidad escuela una',
  it: 'e di il la le dei della con per del presso esperienza istruzione formazione competenze lingue oggi università scuola nel gli una',
  lt: 'ir su bei iš į už nuo patirtis išsilavinimas įgūdžiai kalbos dabar universitetas mokykla darbo kaip apie',
  se: 'och i av till med för på vid arbetslivserfarenhet utbildning kompetens språk nuvarande skola universitet arbete jag som det ansvar',
  sk: 'a v pre na pri alebo vzdelanie skúsenosti zručnosti jazyky záujmy súčasnosť škola univerzita prax vodičský som sa do vo podľa',
};

const WORDS_BY_LANGUAGE = LANGUAGES.map((language) => [language, new Set(WORDS[language].split(' '))] as const);
/** Fewer hits than this are chance. */
const MIN_HITS = 5;

/** The language of a text, if it is one of ours and most of its frequent words are from that language. */
export function languageOf(text: string): Language | null {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = WORDS_BY_LANGUAGE.map(([language, words]) => {
    const hits = [...words].map((word) => counts.get(word) ?? 0);
    // Of one word, only so many count: a name may repeat it.
    return { language, score: hits.reduce((sum, count) => sum + Math.min(count, 6), 0) };
  }).toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (!first || !second || first.score < MIN_HITS) return null;
  return first.score > second.score * 1.15 ? first.language : null;
}
