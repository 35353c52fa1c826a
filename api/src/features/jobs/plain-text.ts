import { toPrintable, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { Parser } from 'htmlparser2';

/** What stands before an item of a list. */
const BULLET = '• ';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** What is not written for readers, with all that is inside. */
const SILENT = new Set('head iframe math noscript object script style svg template title'.split(' '));

/**
 * HTML, or text that may have some in it, as plain text that can be shown anywhere: no tag, no script, no control character; a
 * blank line between paragraphs and a bullet before each item of a list.
 */
export function toPlainText(source: string): string {
  // The lines of text mean something; those of HTML do not.
  const isHtml = /<(p|div|br|ul|ol|li|h[1-6]|table|section|article)\b/i.test(source);
  // Parts, and not one growing text: texts can be made of nothing but tags.
  const parts: string[] = [];
  let silentInside = 0;
  /** Where the last item's bullet stands, as long as nothing is behind it. */
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

/** The same on one line. */
export function toPlainLine(source: string): string {
  return toPrintableLine(toPlainText(source)).replace(/\s+/g, ' ').trim();
}

function tidy(text: string): string {
  const lines = toPrintable(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).split('\n');
  return lines
    .map(tidyLine)
    .filter((line) => line !== BULLET)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Bullets of all kinds are one. */
function tidyLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•·](?: |$)/, BULLET);
}
