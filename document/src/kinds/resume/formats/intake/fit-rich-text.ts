import type { Inline, RichText } from '../../model/rich-text.ts';
import { cutText } from './cut-text.ts';

/** The most blocks of a rich text and items of a list. */
const MAX_BLOCKS = 500;

/** Splits imported blocks into what fits in a field, and the text of the rest; that is empty if all fits. Each line must be one run. */
export function fitRichText(blocks: RichText, maxCharacters: number): { fitting: RichText; rest: string } {
  let room = maxCharacters;
  const rest: string[] = [];
  const take = (children: Inline[], hasPlace: boolean): Inline[] => {
    const text = children.map((inline) => inline.text).join('');
    if (hasPlace && text.length <= room && rest.length === 0) {
      room -= text.length;
      return children;
    }
    const [head = '', ...more] = hasPlace && rest.length === 0 && room > 0 ? cutText(text, room) : ['', text];
    rest.push(more.join(' '));
    room = 0;
    return head === '' ? [] : [{ text: head }];
  };
  const fitting = blocks.flatMap((block, index): RichText => {
    if (block.type === 'paragraph') {
      const children = take(block.children, index < MAX_BLOCKS);
      return children.length === 0 ? [] : [{ ...block, children }];
    }
    const items = block.items
      .map((item, place) => ({ ...item, children: take(item.children, index < MAX_BLOCKS && place < MAX_BLOCKS) }))
      .filter(({ children }) => children.length > 0);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  return { fitting, rest: rest.join('\n') };
}
