/** Words before a last name that belong to it. */
const PARTICLES = /^(?:von|vom|zu|zur|van|de|del|della|der|den|di|da|dos|das|du|la|le|af|av|ten|ter|el|bin|ibn|y)$/iu;
/** Degrees and suffixes behind a name: "Anna Nowak, PhD", "John Smith Jr." */
const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|mba|msc|m\.?sc|bsc|b\.?sc|csc|dds|cpa|pmp|rn|esq|p\.?\s?e)\.?$/iu;
const TITLE = /^(?:dr|prof|mgr|inż|ing|bc|phd|hab|lic|med|mr|mrs|ms|dipl|magister)\.?$/iu;

/** A father's name, which Ukrainian names have behind the first one, or at the end when the last name is first. */
const PATRONYMIC = /(?:івна|ївна|ович|йович)$/iu;

export interface PersonName {
  firstName: string;
  lastName: string;
  /** True for one first and one last name: nothing had to be guessed. */
  isPlain: boolean;
}

/**
 * Splits a name as printed. A name in capitals gets small letters; "KOWALSKI Jan", "Kowalski, Jan" and "Шевчук Оксана Іванівна" are turned
 * round.
 */
export function splitPersonName(printed: string): PersonName {
  const [beforeComma = '', afterComma = ''] = printed.split(/\s*,\s*/, 2);
  const isTurned = afterComma !== '' && /^[^\s,]+$/u.test(beforeComma) && !SUFFIX.test(afterComma.split(' ')[0]!);
  const name = isTurned ? `${afterComma} ${beforeComma}` : printed;
  const words = name.split(/\s+/).filter((word) => word !== '');
  const isCaps = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase() && word.length > 2;
  const spelled = words.length > 1 && words.every((word) => isCaps(word) || word.length <= 2) && words.some(isCaps);
  const written = spelled ? words.map(withSmallLetters) : words;
  const capitals = spelled ? [] : words.filter((word) => isCaps(word) && !SUFFIX.test(word) && !TITLE.test(word));
  if (capitals.length > 0 && capitals.length < words.length && isCaps(words[0]!) && !isCaps(words.at(-1)!)) {
    const first = words.filter((word) => !capitals.includes(word));
    return {
      firstName: first.join(' '),
      lastName: capitals.map(withSmallLetters).join(' '),
      isPlain: words.length === 2,
    };
  }
  const [last, first, father, ...more] = written;
  // In "Максим Петрович Попович", the last name only looks like a father's.
  if (last && first && father && more.length === 0 && PATRONYMIC.test(father) && !PATRONYMIC.test(first))
    return { firstName: `${first} ${father}`, lastName: last, isPlain: false };
  return { ...atLastName(written), isPlain: words.length === 2 };
}

function atLastName(words: readonly string[]): { firstName: string; lastName: string } {
  let end = words.length;
  while (end > 2 && SUFFIX.test(words[end - 1]!.replace(/,$/, ''))) end--;
  let start = Math.max(1, end - 1);
  while (start > 1 && PARTICLES.test(words[start - 1]!)) start--;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

/** "ŻELAZNA-NOWAK" as "Żelazna-Nowak". Single letters stay: they are initials. */
function withSmallLetters(word: string): string {
  if (/^[^\p{Ll}]{1,2}$/u.test(word)) return word;
  return word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
