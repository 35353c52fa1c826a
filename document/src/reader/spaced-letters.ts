const LETTER = /^\p{L}$/u;
const MARK = /^[&’'/-]$/u;

/**
 * True for a text of single letters with spaces between them, at least four: "E D U C A T I O N". There may be a few marks among them; "A / B / C"
 * is a list.
 */
export function areSpacedLetters(text: string): boolean {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const letters = parts.filter((part) => LETTER.test(part)).length;
  const marks = parts.filter((part) => MARK.test(part)).length;
  return letters >= 4 && letters + marks === parts.length && marks * 4 <= letters;
}

/** The words of letter-spaced text. The spaces between its words are wider than one. */
export function joinSpacedLetters(text: string): string {
  return text
    .trim()
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}
