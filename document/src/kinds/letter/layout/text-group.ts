import { type Block, plainBlocks, shift } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import { box, type FlowNode, type Group, group, NO_BREAK } from '../../../engine/pagination/flow.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';

export type LetterNode = FlowNode<Draw[]>;

interface TextBox {
  style: TextStyle;
  xPx: number;
  widthPx: number;
}

/** Boxes that no page break divides unless nothing else is possible. */
export function joined(nodes: readonly LetterNode[]): LetterNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [NO_BREAK, node]));
}

export function boxOf({ heightPx, draws }: Block): LetterNode {
  return box(heightPx, draws);
}

/**
 * Texts below each other, each a paragraph of its own for assistive technology: as one paragraph, the words of two lines would be read as
 * one. No page break divides them unless nothing else is possible.
 */
export function textGroup(
  paragraphs: ParagraphLayout,
  texts: readonly string[],
  { style, xPx, widthPx }: TextBox,
): Group<Draw[]> {
  const lines = texts.map((text) =>
    group(joined(plainBlocks(paragraphs, text, { style, widthPx }).map((line) => boxOf(shift(line, xPx)))), {
      role: 'paragraph',
    }),
  );
  return group(joined(lines.filter(({ children }) => children.length > 0)));
}

/** The height of nodes that stand below each other on one page. */
export function heightOf(nodes: readonly LetterNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'group') return sum + heightOf(node.children);
    return node.kind === 'penalty' ? sum : sum + node.heightPx;
  }, 0);
}
