/** What a page can print. Without zod, so that screens which validate nothing else do not load it. */

/** The longest line of text, in characters. */
export const MAX_LINE_CHARACTERS = 300;

const UNPRINTABLE = /[[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]--[\t\n\r]]/gv;

/**
 * The text without what cannot be printed:
 * - control characters, which XML forbids;
 * - separators of lines and paragraphs, which pages have no place for;
 * - lone surrogates, which UTF-8 cannot encode;
 * - direction overrides, which make the text that software reads differ from the text that people see.
 */
export function toPrintable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, '');
}

export function isPrintable(text: string): boolean {
  return toPrintable(text) === text;
}

/** The line ends of other systems: of Windows and old Macs, Unicode's separators, and the vertical tab of a line break in Word. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The text with `\n` at each line end. */
export function withLineFeeds(text: string): string {
  return text.replace(LINE_END, '\n');
}

/** `toPrintable` on one line: tabs and line ends of pasted text become spaces. */
export function toPrintableLine(text: string): string {
  return toPrintable(withLineFeeds(text).replace(/[\t\n]+/g, ' '));
}

/** True for text that can be printed on one line. */
export function isPrintableLine(text: string): boolean {
  return isPrintable(text) && !/[\t\n\r]/.test(text);
}
