import { lineBlock } from '../../../engine/blocks/block.ts';
import { type Draw, translate } from '../../../engine/blocks/draw.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { FooterStyle } from '../styles/template-style.ts';

interface FooterPage {
  number: number;
  pageCount: number;
  heightPx: number;
  paragraphs: ParagraphLayout;
}

/** Name and page number in the footer of the second and later pages, in page coordinates. */
export function footerDraws(
  { text, xPx, widthPx, baselineFromFootPx }: FooterStyle,
  name: string,
  { number, pageCount, heightPx, paragraphs }: FooterPage,
): Draw[] {
  const words = [name, `${number} / ${pageCount}`].filter((part) => part !== '').join('  ·  ');
  const [line] = paragraphs([{ text: words, style: text }], { widthPx });
  if (!line) return [];
  const { draws } = lineBlock(line, widthPx, 'right');
  return translate(draws, xPx, heightPx - baselineFromFootPx - line.baselinePx);
}
