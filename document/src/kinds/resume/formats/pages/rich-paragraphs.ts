import type { Paragraph } from '../../../../reader/paragraphs.ts';
import { MAX_LIST_LEVEL, type RichText } from '../../model/rich-text.ts';

/** List items whose texts begin closer to each other are on one level, points. */
const SAME_LEVEL_PT = 5;

const NUMBER = /^(\d{1,2})[.)]\s+/u;

/** Paragraphs and list items from a page as rich text. Items that are numbered from 1 become a numbered list. */
export function richParagraphs(paragraphs: readonly Paragraph[]): RichText {
  const items = paragraphs.filter(({ isItem }) => isItem);
  const isNumbered =
    items.length > 1 && items.every(({ text }, index) => Number(NUMBER.exec(text)?.[1] ?? 0) === index + 1);
  if (!isNumbered) return listsOf(paragraphs);
  const plain = paragraphs.map((one) => (one.isItem ? { ...one, text: one.text.replace(NUMBER, ''), x: 0 } : one));
  return listsOf(plain).map((block) => (block.type === 'list' ? { ...block, style: 'numbered' } : block));
}

function listsOf(paragraphs: readonly Paragraph[]): RichText {
  const blocks: RichText = [];
  const starts = levelStarts(paragraphs.filter(({ isItem }) => isItem).map(({ x }) => x));
  for (const { text, isItem, x } of paragraphs) {
    const last = blocks.at(-1);
    const children = [{ text }];
    if (!isItem) blocks.push({ type: 'paragraph', children });
    else {
      const level = Math.min(
        MAX_LIST_LEVEL,
        starts.findLastIndex((start) => x > start - SAME_LEVEL_PT),
      );
      if (last?.type === 'list') last.items.push({ level, children });
      else blocks.push({ type: 'list', style: 'bulleted', items: [{ level: 0, children }] });
    }
  }
  return blocks;
}

/** Where each level begins, from left to right. */
function levelStarts(xs: readonly number[]): number[] {
  const starts: number[] = [];
  for (const x of xs.toSorted((a, b) => a - b)) {
    const last = starts.at(-1);
    if (last === undefined || x - last >= SAME_LEVEL_PT) starts.push(x);
  }
  return starts;
}
