import type { RichText } from '@kreda/document/kinds/resume/model/rich-text';

/**
 * A typed bullet: the signs of word processors, of which those from U+F0A7 are of Word's symbol fonts, and dashes. The letter o is
 * Word's bullet of the second level; before a space it would be a word.
 */
const BULLET =
  /^\s*(?:[•·\u25e6\u2023\u25aa\u25cf\u25cb\u25a0\u25ba\u27a2\u27a4\u2713\u2714–*\uf0a7\uf0b7\uf0d8\uf0fc-][\t\u00a0 ]+|o\t)(?=\S)/;
const NUMBER = /^\s*\d{1,2}[.)][\t\u00a0 ]+(?=\S)/;

interface Line {
  style: 'bulleted' | 'numbered' | null;
  source: string;
}

function toLine(source: string): Line {
  return { style: BULLET.test(source) ? 'bulleted' : NUMBER.test(source) ? 'numbered' : null, source };
}

/** Neighbouring lines of the same style. */
function toGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last[0]!.style === line.style) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A single numbered line is a paragraph, since it may be a date. */
function toBlocks(group: readonly Line[]): RichText {
  const { style } = group[0]!;
  if (style === null || (style === 'numbered' && group.length === 1))
    return group.map(({ source }) => ({ type: 'paragraph', children: [{ text: source }] }));
  const mark = style === 'bulleted' ? BULLET : NUMBER;
  const items = group.map(({ source }) => ({ level: 0, children: [{ text: source.replace(mark, '') }] }));
  return [{ type: 'list', style, items }];
}

/**
 * Reads lists that are typed as text, as word processors and chats put them on the clipboard.
 *
 * @param text with `\n` at line ends.
 * @returns null if the text has no list, so that it can be pasted as it is.
 */
export function readPastedLists(text: string): RichText | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const blocks = toGroups(lines.map(toLine)).flatMap(toBlocks);
  return blocks.some(({ type }) => type === 'list') ? blocks : null;
}
