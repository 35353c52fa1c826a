import markdownIt from 'markdown-it';
import type { Inline, ListItem, RichText } from '../../model/rich-text.ts';
import { MAX_LIST_LEVEL } from '../../model/rich-text.ts';

// RenderCV takes all texts for Markdown: bold, italic and links.

const markdown = markdownIt('zero').enable([
  'escape',
  'emphasis',
  'link',
  'backticks',
  'balance_pairs',
  'fragments_join',
]);
// Addresses stay as they are written.
markdown.normalizeLink = (url) => url;

/** The runs of one line of Markdown. */
export function readInlines(text: string): Inline[] {
  const [block] = markdown.parseInline(text.replace(/\s+/g, ' ').trim(), {});
  const runs: Inline[] = [];
  const open = { bold: 0, italic: 0, href: '' };
  for (const token of block?.children ?? []) {
    if (token.type === 'strong_open') open.bold += 1;
    else if (token.type === 'strong_close') open.bold -= 1;
    else if (token.type === 'em_open') open.italic += 1;
    else if (token.type === 'em_close') open.italic -= 1;
    else if (token.type === 'link_open') open.href = String(token.attrGet('href') ?? '').slice(0, 2_000);
    else if (token.type === 'link_close') open.href = '';
    else if (token.content !== '') addRun(runs, token.content, open);
  }
  return runs;
}

function addRun(runs: Inline[], text: string, { bold, italic, href }: { bold: number; italic: number; href: string }) {
  const look = {
    ...(bold > 0 ? { bold: true as const } : {}),
    ...(italic > 0 ? { italic: true as const } : {}),
    ...(href === '' ? {} : { href }),
  };
  const last = runs.at(-1);
  if (last && last.bold === look.bold && last.italic === look.italic && last.href === look.href) last.text += text;
  else runs.push({ text, ...look });
}

/** One line of Markdown without its marks, and the addresses of its links. */
export function readLine(text: string): { text: string; hrefs: string[] } {
  const runs = readInlines(text);
  return { text: runs.map((run) => run.text).join(''), hrefs: runs.flatMap(({ href }) => href ?? []) };
}

const ITEM = /^( *)(?:([-*+])|\d{1,3}[.)])\s+(?=\S)/;

/** Lines of Markdown as paragraphs and lists. Two spaces more make an item of the next level. */
export function readBlocks(text: string): RichText {
  const blocks: RichText = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [all = '', indent = '', bullet] = ITEM.exec(line) ?? [];
    if (all === '') {
      blocks.push({ type: 'paragraph', children: readInlines(line) });
      continue;
    }
    const item: ListItem = {
      level: Math.min(MAX_LIST_LEVEL, Math.floor(indent.length / 2)),
      children: readInlines(line.slice(all.length)),
    };
    const style = bullet === undefined ? 'numbered' : 'bulleted';
    const last = blocks.at(-1);
    if (last?.type === 'list' && last.style === style) last.items.push(item);
    // Nothing is above the first item.
    else blocks.push({ type: 'list', style, items: [{ ...item, level: 0 }] });
  }
  return blocks;
}

/** Highlights as a list. RenderCV makes an item of the next level of each ` - ` in one. */
export function readHighlights(highlights: readonly string[]): RichText {
  const items = highlights.flatMap((highlight) =>
    highlight
      .replace(/\s+/g, ' ')
      .split(' - ')
      .filter((part) => part.trim() !== '')
      .map((part, index): ListItem => ({ level: index === 0 ? 0 : 1, children: readInlines(part) })),
  );
  return items.length === 0 ? [] : [{ type: 'list', style: 'bulleted', items }];
}
