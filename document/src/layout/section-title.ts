import type { SectionLook } from '../style/template-style.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import { type Block, plainBlocks, shift, stack } from './block.ts';
import { rect } from './draw.ts';

const RULE_GAP_PX = 5;
const SIDE_GAP_PX = 16;
const BAR_WIDTH_PX = 34;

/** A section's title with its rule, and the gap below it. */
export function sectionTitle(
  paragraphs: ParagraphLayout,
  title: string,
  { look, widthPx }: { look: SectionLook; widthPx: number },
): Block {
  const { kind, color, thicknessPx } = look.titleRule;
  const text = stack(plainBlocks(paragraphs, title, { style: look.title, widthPx, align: look.titleAlign }));
  switch (kind) {
    case 'none':
      return { ...text, heightPx: text.heightPx + look.titleGapPx };
    case 'below': {
      const yPx = text.heightPx + RULE_GAP_PX;
      const rule = rect({ xPx: 0, yPx, widthPx, heightPx: thicknessPx }, color);
      return { draws: [rule, ...text.draws], heightPx: yPx + thicknessPx + look.titleGapPx };
    }
    case 'bar': {
      const bar = rect({ xPx: 0, yPx: 0, widthPx: BAR_WIDTH_PX, heightPx: thicknessPx }, color);
      const below = shift(text, 0, thicknessPx + RULE_GAP_PX);
      return { draws: [bar, ...below.draws], heightPx: below.heightPx + look.titleGapPx };
    }
    case 'sides': {
      const lines = paragraphs([{ text: title, style: look.title }], widthPx);
      const textPx = lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
      const rulePx = (widthPx - textPx) / 2 - SIDE_GAP_PX;
      const yPx = text.heightPx / 2;
      const box = { yPx, widthPx: rulePx, heightPx: thicknessPx };
      const rules = rulePx > 8 ? [rect({ xPx: 0, ...box }, color), rect({ xPx: widthPx - rulePx, ...box }, color)] : [];
      return { draws: [...rules, ...text.draws], heightPx: text.heightPx + look.titleGapPx };
    }
  }
}
