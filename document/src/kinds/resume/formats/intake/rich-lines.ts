import type { RichText, RichTextBlock } from '../../model/rich-text.ts';
import { inlineText } from '../inline-text.ts';
import { oneLine } from './one-line.ts';

/** The paragraphs as plain text, a line each. */
export function paragraphLines(blocks: RichText): string[] {
  return blocks
    .flatMap((block) => (block.type === 'paragraph' ? [inlineText(block.children)] : []))
    .filter((line) => line.trim() !== '');
}

/** The list items as plain text. */
export function listLines(blocks: RichText): string[] {
  return blocks
    .flatMap((block) => (block.type === 'list' ? block.items.map(({ children }) => inlineText(children)) : []))
    .filter((line) => line.trim() !== '');
}

/** Paragraphs and list items as one plain text, items with a bullet. */
export function allLines(blocks: RichText): string {
  return blocks
    .flatMap((block) => {
      const lines = block.type === 'paragraph' ? paragraphLines([block]) : listLines([block]);
      return block.type === 'list' ? lines.map((line) => `• ${line}`) : lines;
    })
    .join('\n');
}

/** A paragraph for each non-empty line. */
export function paragraphs(...texts: string[]): RichText {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line): RichTextBlock => ({ type: 'paragraph', children: [{ text: line.trim() }] }));
}

/** A bullet that was copied along with its text. U+F0B7 and U+F0A7 are bullets of Word. */
const LEADING_BULLET = /^(?:[•‣◦▪●➤►\uf0b7\uf0a7]\s*|[-–*]\s+)(?=\S)/u;

/** A bulleted list; nothing without items. Bullets in the texts are removed, since the list draws them. */
export function bulletList(texts: readonly string[]): RichText {
  const items = texts.map((text) => ({ level: 0, children: [{ text: oneLine(text).replace(LEADING_BULLET, '') }] }));
  return items.length === 0 ? [] : [{ type: 'list', style: 'bulleted', items }];
}
