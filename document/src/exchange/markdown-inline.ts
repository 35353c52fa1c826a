import { toTextHref } from '../compose/href.ts';
import type { Inline } from '../model/rich-text.ts';
import { escapeInline, markdownLink } from './markdown-text.ts';

/** Runs as Markdown: bold, italic and links; underlining has no mark and is left out. */
export function markdownInlines(inlines: readonly Inline[]): string {
  let text = '';
  for (const [index, inline] of inlines.entries()) {
    const before = inlines[index - 1]?.text.at(-1) ?? '';
    const after = inlines[index + 1]?.text.at(0) ?? '';
    const isBesideMark = /(?<!\\)\*$/.test(text);
    text += markedRun(inline, isBesideMark ? null : { before, after });
  }
  return text;
}

/** One text in bold. */
export function bold(text: string): string {
  return text === '' ? '' : markdownInlines([{ text, bold: true }]);
}

/** Marks stand at the words, not at spaces around them. Without neighbours no emphasis is set. */
function markedRun(
  { text, bold: isBold, italic, href }: Inline,
  neighbours: { before: string; after: string } | null,
): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (core === '') return text;
  const target = href === undefined ? null : toTextHref(href);
  const escaped = escapeInline(core);
  const linked = target ? markdownLink(escaped, target) : escaped;
  const marks = `${isBold ? '**' : ''}${italic ? '*' : ''}`;
  const canMark =
    neighbours !== null &&
    !core.includes('\n') &&
    opens(lead.at(-1) ?? neighbours.before, target ? '[' : core.charAt(0)) &&
    opens(tail.at(0) ?? neighbours.after, target ? ')' : core.charAt(core.length - 1));
  return canMark ? `${lead}${marks}${linked}${marks}${tail}` : `${lead}${linked}${tail}`;
}

/** CommonMark's flanking rule: a mark works beside a letter, or with no letter on its other side. */
function opens(outside: string, inside: string): boolean {
  return isWord(inside) || !isWord(outside);
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
