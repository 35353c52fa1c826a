import { toTextHref } from '../../compose/href.ts';
import type { Inline, ListItem, RichText, RichTextBlock } from '../../model/rich-text.ts';
import { itemNumbers } from '../entry-words.ts';
import { element, joinMarkup, type Markup, textWithBreaks } from './markup.ts';

/** Paragraphs and nested lists. Only addresses of the web, of mail and of telephones become links. */
export function richTextHtml(blocks: RichText): Markup {
  return joinMarkup(blocks.map(blockHtml), '\n');
}

function blockHtml(block: RichTextBlock): Markup {
  if (block.type === 'paragraph') return element('p', {}, inlinesHtml(block.children));
  return listHtml(block.style === 'numbered' ? 'ol' : 'ul', block.items);
}

interface Node {
  item: ListItem;
  number: number;
  nested: Node[];
}

/** An item may be only one level deeper than the one before. The first one is not nested. */
function listHtml(name: 'ol' | 'ul', items: readonly ListItem[]): Markup {
  const numbers = itemNumbers(items);
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const [index, item] of items.entries()) {
    open.length = Math.min(item.level + 1, open.length);
    const node = { item, number: numbers[index]!, nested: [] };
    open.at(-1)!.push(node);
    open.push(node.nested);
  }
  return nodesHtml(name, root);
}

function nodesHtml(name: 'ol' | 'ul', nodes: readonly Node[]): Markup {
  const items = nodes.map(({ item, number, nested }) =>
    element(
      'li',
      // Said outright: a list whose items skip a level would count otherwise than the page.
      { value: name === 'ol' ? String(number) : null },
      inlinesHtml(item.children),
      nested.length > 0 ? nodesHtml(name, nested) : null,
    ),
  );
  return element(name, {}, ...items);
}

function inlinesHtml(inlines: readonly Inline[]): Markup {
  const runs = inlines.filter(({ text }) => text !== '');
  const pieces: Markup[] = [];
  for (let index = 0; index < runs.length; index++) {
    const { href } = runs[index]!;
    const start = index;
    // A link may have several runs of different formatting.
    while (href !== undefined && runs[index + 1]?.href === href) index++;
    const linked = runs.slice(start, index + 1);
    const marked = joinMarkup(linked.map(markedRun));
    // A link of spaces alone could be reached with the keyboard and not seen.
    const isSeen = linked.some(({ text }) => text.trim() !== '');
    const target = href === undefined || !isSeen ? null : toTextHref(href);
    pieces.push(target === null ? marked : element('a', { href: target }, marked));
  }
  return joinMarkup(pieces);
}

function markedRun({ text, bold, italic, underline }: Inline): Markup {
  let marked = textWithBreaks(text);
  if (underline) marked = element('u', {}, marked);
  if (italic) marked = element('em', {}, marked);
  if (bold) marked = element('strong', {}, marked);
  return marked;
}
