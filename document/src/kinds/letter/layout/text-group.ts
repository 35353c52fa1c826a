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

/** Lines of text as one paragraph of the page. Each of the texts begins a line. */
export function textGroup(
  paragraphs: ParagraphLayout,
  texts: readonly string[],
  { style, xPx, widthPx }: TextBox,
): Group<Draw[]> {
  const lines = texts.flatMap((text) => plainBlocks(paragraphs, text, { style, widthPx }));
  return group(joined(lines.map((line) => boxOf(shift(line, xPx)))), { role: 'paragraph' });
}

/** The height of nodes that stand below each other on one page. */
export function heightOf(nodes: readonly LetterNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'group') return sum + heightOf(node.children);
    return node.kind === 'penalty' ? sum : sum + node.heightPx;
  }, 0);
}
