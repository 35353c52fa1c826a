/** Characters without a visible shape: private use and unassigned code points, format characters, surrogates, spaces and marks. */
const SHOWS_NOTHING = /^[\p{C}\p{Z}\p{M}]+$/u;

/**
 * Names a character that cannot be printed: the character and its code points, such as "U+12000". The user's device may have no
 * font for it either, but the code point can be looked up.
 */
export function nameCharacter(character: string): string {
  const codes = Array.from(
    character,
    (codePoint) => `U+${codePoint.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
  return SHOWS_NOTHING.test(character) ? codes : `${character} ${codes}`;
}
