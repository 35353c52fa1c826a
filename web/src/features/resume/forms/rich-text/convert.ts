import { toPrintable } from '@kreda/document/kinds/resume/model/printable';
import {
  type Inline,
  type ListItem,
  MAX_LIST_LEVEL,
  type RichText,
  type RichTextBlock,
} from '@kreda/document/kinds/resume/model/rich-text';
import type { JSONContent } from '@tiptap/react';

const LIST_TYPES = { bulletList: 'bulleted', orderedList: 'numbered' } as const;
type ListType = keyof typeof LIST_TYPES;

function isList(node: JSONContent): node is JSONContent & { type: ListType } {
  return node.type !== undefined && node.type in LIST_TYPES;
}

function toInline(node: JSONContent): Inline | null {
  if (node.type === 'hardBreak') return { text: '\n' };
  const text = toPrintable(node.text ?? '');
  if (node.type !== 'text' || text === '') return null;
  const inline: Inline = { text };
  for (const { type, attrs } of node.marks ?? []) {
    if (type === 'bold' || type === 'italic' || type === 'underline') inline[type] = true;
    if (type === 'link' && typeof attrs?.href === 'string' && attrs.href !== '') inline.href = attrs.href;
  }
  return inline;
}

function hasSameFormat(a: Inline, b: Inline): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.href === b.href;
}

/** The runs of a paragraph. Neighbours of the same format are merged. */
function toInlines(node: JSONContent): Inline[] {
  const result: Inline[] = [];
  for (const child of node.content ?? []) {
    const inline = toInline(child);
    if (!inline) continue;
    const last = result.at(-1);
    if (last && hasSameFormat(last, inline)) last.text += inline.text;
    else result.push(inline);
  }
  return result;
}

/** A list's items in order. Nested lists are flattened to items with a level. */
function toItems(list: JSONContent, level: number): ListItem[] {
  return (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((child) =>
      isList(child) ? toItems(child, Math.min(level + 1, MAX_LIST_LEVEL)) : [{ level, children: toInlines(child) }],
    ),
  );
}

function toBlock(node: JSONContent): RichTextBlock[] {
  if (!isList(node)) return [{ type: 'paragraph', children: toInlines(node) }];
  const items = toItems(node, 0);
  return items.length === 0 ? [] : [{ type: 'list', style: LIST_TYPES[node.type], items }];
}

/** Converts the editor's document to the model's rich text. Only empty paragraphs give an empty text. */
export function toRichText(document: JSONContent): RichText {
  const blocks = (document.content ?? []).flatMap(toBlock);
  const isNothing = blocks.every((block) => block.type === 'paragraph' && block.children.length === 0);
  return isNothing ? [] : blocks;
}

function fromInline({ text, bold, italic, underline, href }: Inline): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(underline ? [{ type: 'underline' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ];
  const pieces = text
    .split('\n')
    .map((piece) => (piece === '' ? [] : [{ type: 'text', text: piece, ...(marks.length > 0 ? { marks } : {}) }]));
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [{ type: 'hardBreak' }, ...piece]));
}

function fromParagraph(children: readonly Inline[]): JSONContent {
  const content = children.flatMap(fromInline);
  return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) };
}

/** Converts items to list items. Items of a deeper level are nested below the item before them. */
function fromItems(items: readonly ListItem[], listType: ListType, level: number): JSONContent {
  const content: JSONContent[] = [];
  for (let index = 0; index < items.length; ) {
    const item = items[index]!;
    if (item.level > level && content.length > 0) {
      const end = items.findIndex((other, at) => at > index && other.level <= level);
      const deeper = items.slice(index, end < 0 ? items.length : end);
      content.at(-1)!.content!.push(fromItems(deeper, listType, level + 1));
      index += deeper.length;
    } else {
      content.push({ type: 'listItem', content: [fromParagraph(item.children)] });
      index += 1;
    }
  }
  return { type: listType, content };
}

/** Converts the model's rich text to the editor's document. */
export function fromRichText(blocks: RichText): JSONContent {
  const content = blocks.map((block) =>
    block.type === 'paragraph'
      ? fromParagraph(block.children)
      : fromItems(block.items, block.style === 'bulleted' ? 'bulletList' : 'orderedList', 0),
  );
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
