import { toPrintable, toPrintableLine, withLineFeeds } from '@kreda/document/kinds/resume/model/printable';
import { Parser } from 'htmlparser2';

/** The start of each list item. */
const BULLET = '• ';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements that are dropped with their content, since they have no readable text. */
const SILENT = new Set('head iframe math noscript object script style svg template title'.split(' '));

/**
 * Converts HTML, or text that may contain HTML, to plain text that is safe everywhere: no tags, no scripts, no control characters.
 * It has a blank line between paragraphs and a bullet before each list item.
 */
export function toPlainText(source: string): string {
  // Line ends have a meaning in plain text, but not in HTML.
  const isHtml = /<(p|div|br|ul|ol|li|h[1-6]|table|section|article)\b/i.test(source);
  // A list of parts and not one growing string: a hostile text may be nothing but tags.
  const parts: string[] = [];
  let silentInside = 0;
  /** The index of the last item's bullet while the item has no text yet. */
  let emptyItem: number | null = null;
  const breakLine = (end: string) => {
    if (emptyItem === null) parts.push(end);
  };
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silentInside++;
      else if (silentInside > 0) return;
      else if (BLOCKS.has(name)) breakLine('\n\n');
      else if (name === 'br') breakLine('\n');
      else if (name === 'li') {
        emptyItem = parts.length;
        parts.push(`\n${BULLET}`);
      }
    },
    ontext(data) {
      if (silentInside > 0) return;
      parts.push(isHtml ? data.replace(/\s+/g, ' ') : data);
      if (data.trim() !== '') emptyItem = null;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silentInside--;
      else if (silentInside > 0) return;
      else if (BLOCKS.has(name)) breakLine('\n\n');
      else if (name === 'li' && emptyItem !== null) {
        parts.length = emptyItem;
        emptyItem = null;
      }
    },
  });
  parser.end(source);
  return tidy(parts.join(''));
}

/** As `toPlainText`, on one line. */
export function toPlainLine(source: string): string {
  return toPrintableLine(toPlainText(source)).replace(/\s+/g, ' ').trim();
}

function tidy(text: string): string {
  const lines = toPrintable(withLineFeeds(text)).split('\n');
  return lines
    .map(tidyLine)
    .filter((line) => line !== BULLET)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Collapses blanks, and replaces any kind of bullet by ours. */
function tidyLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•·](?: |$)/, BULLET);
}
