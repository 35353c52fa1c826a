/**
 * The text as one line that every format accepts. Control characters (tabs, line ends, U+2028, lone surrogates and the like) become
 * spaces; spaces at the ends are removed.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ').trim();
}
