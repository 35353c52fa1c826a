import type { Hyphenator } from '../text/hyphenator.ts';
import type { ParagraphLayout, TextLine, TextRun } from '../text/paragraph.ts';
import type { Span, TextStyle } from '../text/text-style.ts';
import { type Draw, type GroupRole, rect, translate } from './draw.ts';

/** Drawings with a height. Blocks can be stacked. */
export interface Block {
  draws: Draw[];
  heightPx: number;
}

export const NOTHING: Block = { draws: [], heightPx: 0 };

export type Align = 'left' | 'center' | 'right';

/** Drawn for a character that no font has: an upright rectangle in a 24 × 24 square. */
const MISSING_GLYPH = 'M5 2h14v20h-14z';

function missingGlyphs(run: TextRun, xPx: number, baselinePx: number): Draw[] {
  const { sizePx, color } = run.style;
  const advancePx = run.widthPx / run.missingCharacters;
  const boxPx = Math.min(advancePx, sizePx);
  return Array.from({ length: run.missingCharacters }, (_, index) => ({
    kind: 'path',
    xPx: xPx + index * advancePx,
    yPx: baselinePx - boxPx * 0.9,
    scale: boxPx / 24,
    data: MISSING_GLYPH,
    fill: null,
    stroke: color,
  }));
}

function lineDraws(line: TextLine, xPx: number): Draw[] {
  return line.runs.flatMap((run): Draw[] => {
    const startPx = xPx + run.xPx;
    const isMissing = run.missingCharacters > 0;
    const text: Draw = {
      kind: 'text',
      xPx: startPx,
      baselinePx: line.baselinePx,
      widthPx: run.widthPx,
      text: run.text,
      // A browser would draw a missing character in a font of its own. The text is therefore invisible, but can still be read.
      style: isMissing ? { ...run.style, color: 'none' } : run.style,
      href: run.href,
    };
    const draws = isMissing ? [text, ...missingGlyphs(run, startPx, line.baselinePx)] : [text];
    if (!run.underline) return draws;
    // A rectangle, since underlines differ between fonts and browsers. Its thickness is 1/15 of the size, and its distance from the
    // baseline 1.8 times that.
    const thicknessPx = run.style.sizePx / 15;
    const yPx = line.baselinePx + thicknessPx * 1.8;
    return [...draws, rect({ xPx: startPx, yPx, widthPx: run.widthPx, heightPx: thicknessPx }, run.style.color)];
  });
}

/** One line of text as a block, aligned in a box of the given width. */
export function lineBlock(line: TextLine, widthPx: number, align: Align = 'left'): Block {
  const spare = widthPx - line.widthPx;
  const xPx = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
  return { draws: lineDraws(line, xPx), heightPx: line.heightPx };
}

/** A paragraph as one block per line. */
export function textBlocks(
  paragraphs: ParagraphLayout,
  spans: readonly Span[],
  box: { widthPx: number; align?: Align; hyphenator?: Hyphenator | undefined },
): Block[] {
  const { widthPx, hyphenator, align = 'left' } = box;
  return paragraphs(spans, { widthPx, hyphenator }).map((line) => lineBlock(line, widthPx, align));
}

interface PlainBox {
  style: TextStyle;
  widthPx: number;
  align?: Align;
  href?: string | null;
}

/** Plain text in one style as one block per line; no blocks for empty text. */
export function plainBlocks(paragraphs: ParagraphLayout, text: string, box: PlainBox): Block[] {
  if (text === '') return [];
  const span: Span = { text, style: box.style, ...(box.href ? { href: box.href } : {}) };
  return textBlocks(paragraphs, [span], box);
}

/** Plain text in one style as a single block. Readers of the PDF see it as a paragraph, or as the given role. */
export function plainBlock(
  paragraphs: ParagraphLayout,
  text: string,
  { role = 'paragraph', ...box }: PlainBox & { role?: GroupRole },
): Block {
  return withRole(stack(plainBlocks(paragraphs, text, box)), role);
}

/** Gives a block a role, so that readers of the PDF see it as one element. An empty block stays empty. */
export function withRole({ draws, heightPx }: Block, role: GroupRole, label?: string): Block {
  return { draws: draws.length === 0 ? [] : [{ kind: 'group', role, label, draws }], heightPx };
}

/** Stacks blocks vertically, with the same gap between all that have a height. */
export function stack(blocks: readonly Block[], gapPx = 0): Block {
  let heightPx = 0;
  const draws: Draw[] = [];
  for (const block of blocks.filter((candidate) => candidate.heightPx > 0)) {
    if (heightPx > 0) heightPx += gapPx;
    draws.push(...translate(block.draws, 0, heightPx));
    heightPx += block.heightPx;
  }
  return { draws, heightPx };
}

/** Places blocks side by side with their tops aligned. `xPx` is the left edge of each. */
export function beside(parts: readonly { block: Block; xPx: number }[]): Block {
  return {
    draws: parts.flatMap(({ block, xPx }) => translate(block.draws, xPx, 0)),
    heightPx: parts.reduce((max, { block }) => Math.max(max, block.heightPx), 0),
  };
}

export function shift(block: Block, xPx: number, yPx = 0): Block {
  return { draws: translate(block.draws, xPx, yPx), heightPx: block.heightPx + yPx };
}

/** The baseline of the block's first line of text; 0 if it has no text. */
export function firstBaseline(block: Block): number {
  const visit = (draws: readonly Draw[]): number | null => {
    for (const draw of draws) {
      if (draw.kind === 'text') return draw.baselinePx;
      const found = draw.kind === 'group' ? visit(draw.draws) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return visit(block.draws) ?? 0;
}

/** The baselines of all texts of the block, in the order of the drawings. */
export function textBaselines({ draws }: Block): number[] {
  return draws.flatMap((draw) => {
    if (draw.kind === 'text') return [draw.baselinePx];
    return draw.kind === 'group' ? textBaselines({ draws: draw.draws, heightPx: 0 }) : [];
  });
}
