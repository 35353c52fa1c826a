/** Private use and unassigned code points show a box or nothing; formats and surrogates may disturb the text beside them. */
const SHOWS_NOTHING = /^[\p{C}\p{Z}\p{M}]+$/u;

/**
 * Names a character that cannot be printed: itself and its Unicode code points, such as "U+12000" behind it. The reader's device may have
 * no font for it either; the code can be looked up.
 */
export function nameCharacter(character: string): string {
  const codes = Array.from(
    character,
    (codePoint) => `U+${codePoint.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
  return SHOWS_NOTHING.test(character) ? codes : `${character} ${codes}`;
}
