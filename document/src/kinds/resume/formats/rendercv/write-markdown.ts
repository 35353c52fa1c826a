import type { Inline, ListItem, RichText, RichTextBlock } from '../../model/rich-text.ts';
import { inlineText } from '../inline-text.ts';
import { oneLine } from '../intake/one-line.ts';
import { markdownInlines } from '../markdown-inline.ts';
import { markdownLink } from '../markdown-text.ts';

/** Escapes what RenderCV would take for Markdown. Its other characters need no escape, and a needless one would be printed. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]]/g, '\\$&');
}

/** A line of text. */
export function writeLine(text: string): string {
  return escapeText(oneLine(text)).trim();
}

/** A line of text that links to an address; without one the line alone. */
export function writeLinked(text: string, href: string | null): string {
  const line = writeLine(text);
  return href === null || line === '' ? line : markdownLink(line, href);
}

function writeInlines(inlines: readonly Inline[]): string {
  // A line break inside a run would end the line.
  const runs = inlines.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') }));
  return markdownInlines(runs, escapeText).replace(/ {2,}/g, ' ').trim();
}

/** Blocks as lines of Markdown. */
export function writeBlocks(blocks: RichText): string {
  return blocks.flatMap(blockLines).join('\n');
}

function blockLines(block: RichTextBlock): string[] {
  if (block.type === 'paragraph') {
    const line = writeInlines(block.children);
    if (line === '') return [];
    // A paragraph must not begin like a list item.
    return [line.replace(/^[-+](?=\s)/, '\\$&').replace(/^(\d{1,3})([.)])(?=\s)/, '$1\\$2')];
  }
  return block.items.flatMap(({ level, children }, index) => {
    const line = writeInlines(children);
    const mark = block.style === 'bulleted' ? '-' : `${index + 1}.`;
    return line === '' ? [] : [`${'  '.repeat(level)}${mark} ${line}`];
  });
}

/** A description as RenderCV has it: paragraphs, then a list of two levels. Other blocks are one text of lines. */
export function writeDescription(blocks: RichText): { summary: string; highlights: string[] } {
  const filled = blocks.filter((block) => blockLines(block).length > 0);
  const firstList = filled.findIndex(({ type }) => type === 'list');
  const paragraphs = firstList < 0 ? filled : filled.slice(0, firstList);
  const [list, ...more] = firstList < 0 ? [] : filled.slice(firstList);
  const isPlainList =
    list?.type !== 'list' || (list.style === 'bulleted' && list.items.every(({ level }) => level <= 1));
  if (more.length > 0 || !isPlainList) return { summary: writeBlocks(filled), highlights: [] };
  return { summary: writeBlocks(paragraphs), highlights: list?.type === 'list' ? writeHighlights(list.items) : [] };
}

/** Items of a deeper level follow their item behind ` - `. */
function writeHighlights(items: readonly ListItem[]): string[] {
  const highlights: string[] = [];
  for (const { level, children } of items) {
    if (inlineText(children).trim() === '') continue;
    const line = writeInlines(children).replace(/(?<=^|\s)-(?=\s|$)/g, '\\-');
    const last = highlights.length - 1;
    if (level > 0 && last >= 0) highlights[last] = `${highlights[last]} - ${line}`;
    else highlights.push(line);
  }
  return highlights;
}
