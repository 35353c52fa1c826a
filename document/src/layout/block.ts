import type { ParagraphLayout, TextLine } from '../text/paragraph.ts';
import type { Span, TextStyle } from '../text/text-style.ts';
import { type Draw, rect, translate } from './draw.ts';

/** Drawing with a height: what stacks. */
export interface Block {
  draws: Draw[];
  heightPx: number;
}

export type Align = 'left' | 'center' | 'right';

function lineDraws(line: TextLine, xPx: number): Draw[] {
  return line.runs.flatMap((run): Draw[] => {
    const startPx = xPx + run.xPx;
    const text: Draw = {
      kind: 'text',
      xPx: startPx,
      baselinePx: line.baselinePx,
      text: run.text,
      style: run.style,
      href: run.href,
    };
    if (!run.underline) return [text];
    // A rectangle, since underlines of fonts and browsers differ: a fifteenth of the size, two below the baseline.
    const thicknessPx = run.style.sizePx / 15;
    const yPx = line.baselinePx + thicknessPx * 1.8;
    return [text, rect({ xPx: startPx, yPx, widthPx: run.widthPx, heightPx: thicknessPx }, run.style.color)];
  });
}

/** One line as a block in a box of that width. */
export function lineBlock(line: TextLine, widthPx: number, align: Align = 'left'): Block {
  const spare = widthPx - line.widthPx;
  const xPx = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
  return { draws: lineDraws(line, xPx), heightPx: line.heightPx };
}

/** A paragraph as a block a line. */
export function textBlocks(
  paragraphs: ParagraphLayout,
  spans: readonly Span[],
  box: { widthPx: number; align?: Align },
): Block[] {
  return paragraphs(spans, box.widthPx).map((line) => lineBlock(line, box.widthPx, box.align ?? 'left'));
}

/** Plain text in one style as a block a line; nothing for no text. */
export function plainBlocks(
  paragraphs: ParagraphLayout,
  text: string,
  box: { style: TextStyle; widthPx: number; align?: Align; href?: string | null },
): Block[] {
  if (text === '') return [];
  const span: Span = { text, style: box.style, ...(box.href ? { href: box.href } : {}) };
  return textBlocks(paragraphs, [span], box);
}

/** Blocks below one another, with the same gap between them. */
export function stack(blocks: readonly Block[], gapPx = 0): Block {
  let heightPx = 0;
  const draws: Draw[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index > 0) heightPx += gapPx;
    draws.push(...translate(block.draws, 0, heightPx));
    heightPx += block.heightPx;
  }
  return { draws, heightPx };
}

/** Blocks beside one another, tops level; `xPx` says where each begins. */
export function beside(parts: readonly { block: Block; xPx: number }[]): Block {
  return {
    draws: parts.flatMap(({ block, xPx }) => translate(block.draws, xPx, 0)),
    heightPx: parts.reduce((max, { block }) => Math.max(max, block.heightPx), 0),
  };
}

export function shift(block: Block, xPx: number, yPx = 0): Block {
  return { draws: translate(block.draws, xPx, yPx), heightPx: block.heightPx + yPx };
}
