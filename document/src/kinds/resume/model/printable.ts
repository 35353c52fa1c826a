/** What a page can print. No schemas: pages that check nothing else need none of their library. */

/** The longest line of text, in characters. */
export const MAX_LINE_CHARACTERS = 300;

const UNPRINTABLE = /[[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]--[\t\n\r]]/gv;

/**
 * The text without what cannot be printed: control characters, separators of lines and paragraphs, lone surrogates and
 * direction overrides, because XML forbids the first, pages have no place for the second, UTF-8 has no bytes for the third,
 * and the last make a page read other than it looks.
 */
export function toPrintable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, '');
}

export function isPrintable(text: string): boolean {
  return toPrintable(text) === text;
}

/** The text as `toPrintable` has it, on one line: tabs and line ends, as pasted text has them, become spaces. */
export function toPrintableLine(text: string): string {
  return toPrintable(text.replace(/[\t\n\r\u2028\u2029]+/g, ' '));
}

/** True for text that can be printed on one line. */
export function isPrintableLine(text: string): boolean {
  return isPrintable(text) && !/[\t\n\r]/.test(text);
}
