const PARTICLE =
  "(?:(?:van|von|de|der|den|da|di|del|della|la|le|du|dos|do|al|bin|ten|ter|zu)[ -]){0,3}(?:(?:O|D|d|l)['’])?";
const SURNAME = `${PARTICLE}\\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)?`;
const INITIALS = '\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.){0,3}';
/** "Doe, J. A.", "J. A. Doe", "Doe JA", and "John A. Doe". */
const NAMES = [
  { form: `${SURNAME}, ${INITIALS}`, isCertain: true },
  { form: `${SURNAME} ${SURNAME}, ${INITIALS}(?=\\s*(?:[,;&(:]|$|(?:and|und|y|i|et) ))`, isCertain: true },
  { form: `${INITIALS} ?${SURNAME}(?: ${SURNAME})?`, isCertain: true },
  { form: `${SURNAME}(?: ${SURNAME})? \\p{Lu}{1,3}(?:\\.(?=\\s*[,;:]))?(?![\\p{L}\\p{N}])`, isCertain: true },
  { form: `${SURNAME}(?: (?:\\p{Lu}\\.|${SURNAME})){1,3}`, isCertain: false },
].map(({ form, isCertain }) => ({ pattern: nameOf(form), isCertain }));
/** "Doe, John" is one name only where a list begins. */
const FIRST = nameOf(`${SURNAME}, \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\.?)?(?=\\.|,? (?:and|&|und|y|i|et) )`);
const AND = '(?:&|(?:and|und|oraz|y|e|i|et|og|och|a|ir|та|і|й)(?= ))';
const SEPARATOR = new RegExp(`(?:\\s*[,;]\\s*(?:${AND}\\s*|\\.\\.\\.\\s*|…\\s*)?|\\s+${AND}\\s+)`, 'uy');
const AND_OTHERS = /(?:\s*[,;&]\s*|\s+)(?:(?:et|i|y|e|und|and) )?(?:al\.?|in\.|others|wsp\.|innych|a\.)(?!\p{L})/uy;

/** A name with the signs of footnotes around it. */
function nameOf(form: string): RegExp {
  return new RegExp(`[*†‡]?${form}(?:[*†‡§]|\\d(?![\\p{L}\\p{N}]))*`, 'uy');
}

/** More authors than a line of a resume names. */
const MAX_AUTHORS = 60;

export interface AuthorList {
  /** Where the text goes on. */
  end: number;
  count: number;
  /** The names have initials, or one of them is the person's: other words with capitals have neither. */
  isCertain: boolean;
}

/**
 * The names of authors at the start of a text, null without any.
 *
 * @param owner the last word of the person's name; empty if it is not known.
 */
export function authorsAt(text: string, owner: string): AuthorList | null {
  let end = 0;
  let count = 0;
  let withInitials = 0;
  for (let at = 0; count < MAX_AUTHORS; ) {
    const found = nameAt(text, at);
    if (!found) break;
    count++;
    if (found.isCertain) withInitials++;
    end = found.end;
    SEPARATOR.lastIndex = end;
    const separator = SEPARATOR.exec(text);
    if (!separator) break;
    at = SEPARATOR.lastIndex;
  }
  if (count === 0) return null;
  AND_OTHERS.lastIndex = end;
  if (AND_OTHERS.test(text)) end = AND_OTHERS.lastIndex;
  const isOwn = owner.length > 1 && text.slice(0, end).toLowerCase().includes(owner.toLowerCase());
  return { end, count, isCertain: isOwn || withInitials * 2 > count };
}

function nameAt(text: string, at: number): { end: number; isCertain: boolean } | null {
  if (at === 0) {
    FIRST.lastIndex = 0;
    if (FIRST.test(text)) return { end: FIRST.lastIndex, isCertain: false };
  }
  for (const { pattern, isCertain } of NAMES) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { end: pattern.lastIndex, isCertain };
  }
  return null;
}

/** True if the text is the names of authors and nothing else. */
export function isAuthorList(text: string, owner: string): boolean {
  const authors = authorsAt(text, owner);
  if (!authors?.isCertain) return false;
  return /^[\s.,;:]*$/u.test(text.slice(authors.end));
}
