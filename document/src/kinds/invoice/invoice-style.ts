import { type Align, type Block, plainBlocks, stack } from '../../engine/blocks/block.ts';
import type { Draw } from '../../engine/blocks/draw.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { type Box, box, type FlowNode } from '../../engine/pagination/flow.ts';
import type { ParagraphLayout } from '../../engine/text/paragraph.ts';
import type { TextStyle } from '../../engine/text/text-style.ts';

export const PAPER = PAPERS.a4;
export const MARGIN_PX = 56;
export const WIDTH_PX = PAPER.widthPx - 2 * MARGIN_PX;
export const INK = '#1f2937';
const QUIET = '#5b6475';

const BODY: TextStyle = { family: 'Inter', weight: 400, style: 'normal', sizePx: 12, color: INK, lineHeight: 1.45 };
export const STYLES = {
  body: BODY,
  bold: { ...BODY, weight: 700 },
  label: { ...BODY, sizePx: 10.5, color: QUIET },
  title: { ...BODY, weight: 700, sizePx: 22, lineHeight: 1.25 },
  seller: { ...BODY, weight: 700, sizePx: 15 },
  heading: { ...BODY, weight: 700, sizePx: 13 },
  sum: { ...BODY, weight: 700, sizePx: 17 },
} as const satisfies Record<string, TextStyle>;

export type Flow = FlowNode<Draw[]>[];

export const boxOf = ({ draws, heightPx }: Block): Box<Draw[]> => box(heightPx, draws);

/** A text set to a width, with as many lines as needed. */
export function text(
  paragraphs: ParagraphLayout,
  words: string,
  { style = BODY, widthPx = WIDTH_PX, align = 'left' }: { style?: TextStyle; widthPx?: number; align?: Align } = {},
): Block {
  return stack(plainBlocks(paragraphs, words, { style, widthPx, align }));
}
