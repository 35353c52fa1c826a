import type { RichTextBlock } from '../model/rich-text.ts';
import { itemNumbers } from './entry-words.ts';
import { inlineText } from './inline-text.ts';

/** A paragraph, or a list with a mark before each item, as plain text. */
export function blockText(content: RichTextBlock): string {
  if (content.type === 'paragraph') return inlineText(content.children);
  const numbers = itemNumbers(content.items);
  return content.items
    .map(({ level, children }, index) => {
      const mark = content.style === 'numbered' ? `${numbers[index]}.` : '-';
      return `${'  '.repeat(level)}${mark} ${inlineText(children)}`;
    })
    .join('\n');
}
