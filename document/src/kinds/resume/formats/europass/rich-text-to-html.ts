import { escapeHtml } from '../../../escape-html.ts';
import type { Inline, ListItem, RichText } from '../../model/rich-text.ts';

type ListBlock = Extract<RichText[number], { type: 'list' }>;

/**
 * A rich text as HTML that can be the text of an XML element.
 *
 * @param lists how deeper items are written: `nested` in lists inside items, or `marked` by attributes, as the editor of the European
 * portal does.
 */
export function richTextToHtml(blocks: RichText, lists: 'nested' | 'marked' = 'nested'): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return `<p>${inlineHtml(block.children)}</p>`;
      return lists === 'nested' ? nestedList(block) : markedList(block);
    })
    .join('');
}

/** A plain text as HTML, with a paragraph for each line. */
export function plainToHtml(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${textHtml(line)}</p>`)
    .join('');
}

function nestedList({ style, items }: ListBlock): string {
  const tag = style === 'numbered' ? 'ol' : 'ul';
  const parts: string[] = [];
  let depth = 0;
  for (const { level, children } of items) {
    for (; depth > level + 1; depth--) parts.push(`</li></${tag}>`);
    if (depth === level + 1) parts.push('</li>');
    for (; depth < level + 1; depth++) parts.push(depth < level ? `<${tag}><li>` : `<${tag}>`);
    parts.push(`<li>${inlineHtml(children)}`);
  }
  for (; depth > 0; depth--) parts.push(`</li></${tag}>`);
  return parts.join('');
}

function markedList({ style, items }: ListBlock): string {
  const kind = style === 'numbered' ? 'ordered' : 'bullet';
  const indent = ({ level }: ListItem) => (level === 0 ? '' : ` class="ql-indent-${level}"`);
  return `<ol>${items.map((item) => `<li data-list="${kind}"${indent(item)}>${inlineHtml(item.children)}</li>`).join('')}</ol>`;
}

/** Runs as HTML. */
export function inlineHtml(runs: readonly Inline[]): string {
  return runs.map(runHtml).join('');
}

function runHtml({ text, bold, italic, underline, href }: Inline): string {
  if (text === '') return '';
  let html = textHtml(text);
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return href === undefined ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** Text with its line breaks. */
function textHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
