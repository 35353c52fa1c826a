const FIRST_LETTER = /\p{L}\p{M}*/u;
/** Words and the parts of double names. */
const BETWEEN_PARTS = /[\s\u2010'’-]+/u;
/** A capitalised word, or one of a script without small letters, that is no abbreviation. */
const NOTABLE = /^[\p{Lu}\p{Lt}\p{Lo}].*[^.]$|^[\p{Lu}\p{Lt}\p{Lo}]$/u;

/**
 * A person's initials: of the first and the last name; of the first and the last word if there is only one name; of a single word, or
 * none without letters. Prefixes and titles in small letters ("van Gogh", "d'Artagnan", "dr Anna") and abbreviations ("Dr. Anna") are
 * passed over beside other words.
 */
export function initialsOf(firstName: string, lastName: string): string[] {
  const [first, second] = [firstName, lastName].filter((name) => FIRST_LETTER.test(name));
  if (first === undefined) return [];
  if (second !== undefined) return [initialOf(first), initialOf(second)];
  const words = notable(first.split(/\s+/u));
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)].map(initialOf);
}

function initialOf(name: string): string {
  const [part = name] = notable(name.split(BETWEEN_PARTS));
  const [letter] = FIRST_LETTER.exec(part) ?? [''];
  // The capital form of one letter may be two: ß.
  return FIRST_LETTER.exec(letter.toUpperCase())![0];
}

/** The words that name the person, if there are any; otherwise all that have letters. */
function notable(words: readonly string[]): string[] {
  const found = words.filter((word) => NOTABLE.test(word));
  return found.length > 0 ? found : words.filter((word) => FIRST_LETTER.test(word));
}
