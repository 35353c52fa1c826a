/**
 * The text as one line that every format takes: whatever only controls (tabs, line ends, U+2028, lone surrogates and the like)
 * is a space, and none is at its ends.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ').trim();
}
