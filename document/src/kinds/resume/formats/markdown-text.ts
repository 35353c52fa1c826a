const INLINE_SPECIALS = /[\\`*_[\]<>~|&]/g;

/** Escapes typed text so that Markdown shows it unchanged anywhere inside a line. */
export function escapeInline(text: string): string {
  // An exclamation mark before a link would make an image; a hash after a space may close a heading.
  return text
    .replace(INLINE_SPECIALS, '\\$&')
    .replace(/!$/, '\\!')
    .replace(/(?<=^|\s)#/g, '\\#');
}

/** Escapes the start of a line, so that it does not begin a heading, a list, a quotation, a rule or code. */
function escapeLineStart(line: string): string {
  return line
    .trim()
    .replace(/^[#=-]|^\+(?=\s|$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Escaped text that may have several lines, as one paragraph with hard line breaks. */
export function escapeLines(escaped: string): string[] {
  return escaped
    .split(/\r\n?|\n/)
    .map(escapeLineStart)
    .filter((line) => line !== '');
}

/** Joins lines of one paragraph by hard line breaks. `indent` puts them below a list item. */
export function breakLines(lines: readonly string[], indent = ''): string {
  return lines.join(`\\\n${indent}`);
}

/** A link; `text` must be escaped already. */
export function markdownLink(text: string, href: string): string {
  const isPlain = /^[\w:/.?=#%+@~,;-]+$/.test(href);
  return `[${text}](${isPlain ? href : `<${href.replace(/[\\<>&]/g, '\\$&')}>`})`;
}
