/**
 * Beginnings of words that name a rank or a kind of job and no trade: a project manager is not like a site manager. In all languages of resumes, without
 * diacritics.
 */
const RANKS = [
  ...['junior', 'senior', 'lead', 'head', 'chief', 'trainee', 'manager', 'director', 'specialist', 'assistant'],
  ...['assistent', 'technician', 'techniker', 'worker', 'operative', 'officer', 'intern', 'leiter', 'fachkraft'],
  ...['mitarbeiter', 'referent', 'mlodsz', 'starsz', 'glown', 'kierownik', 'kierownicz', 'dyrektor', 'specjalist'],
  ...['asystent', 'technik', 'pracowni', 'praktykant', 'stazyst', 'mladsi', 'starsi', 'vedouc', 'veduc', 'reditel'],
  ...[
    'riaditel',
    'asistent',
    'pracovni',
    'jefe',
    'jefa',
    'especialista',
    'tecnic',
    'auxiliar',
    'ayudante',
    'responsab',
  ],
  ...['addett', 'assistente', 'direttor', 'specialista', 'leder', 'direktor', 'medarbejder', 'tekniker', 'chef'],
  ...['vadov', 'direktori', 'specialist', 'asistent', 'padejej', 'darbuotoj', 'technikas', 'керівни', 'директор'],
  ...['фахівч', 'фахівец', 'асистент', 'помічни', 'технік', 'молодш', 'старш', 'працівни', 'адміністратор'],
].map(withoutMarks);

/** Endings differ by gender and case: "pielęgniarz" and "pielęgniarka". In letters. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;
/** A shorter part of a compound may be there by chance: "Fahrer" in "Kraftfahrer". */
const SHORTEST_PART = 5;

function withoutMarks(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');
}

function tradeWords(position: string): string[] {
  const words = withoutMarks(position).match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !RANKS.some((rank) => word.startsWith(rank)));
}

/** The number of letters that two words have in common, if they are forms of one word or one is the end of the other. */
function commonLetters(a: string, b: string): number {
  if (a === b) return a.length;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let stem = 0;
  while (stem < short.length && short[stem] === long[stem]) stem += 1;
  if (stem >= SHORTEST_STEM && long.length - stem <= LONGEST_ENDING) return stem;
  const at = short.length >= SHORTEST_PART ? long.indexOf(short) : -1;
  return at >= 0 && long.length - at - short.length <= LONGEST_ENDING ? short.length : 0;
}

const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/**
 * How similar the trades of two positions are: the share of letters that their words have in common, from 0 to 1. Words for ranks do not count. 0 if a position
 * has no other words.
 */
export function similarity(a: string, b: string): number {
  const [ofA, ofB] = [tradeWords(a), tradeWords(b)];
  const common = ofA.map((word) => Math.max(0, ...ofB.map((other) => commonLetters(word, other))));
  const letters = lettersOf(ofA) + lettersOf(ofB);
  return letters === 0 ? 0 : (2 * common.reduce((sum, one) => sum + one, 0)) / letters;
}
