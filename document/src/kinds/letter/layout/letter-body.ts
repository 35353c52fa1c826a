import type { Draw } from '../../../engine/blocks/draw.ts';
import { box, glue, group, NO_BREAK } from '../../../engine/pagination/flow.ts';
import type { Hyphenator } from '../../../engine/text/hyphenator.ts';
import { TooManyPagesError } from '../../../engine/too-many-pages.ts';
import { NO_BUDGET } from '../../resume/layout/page-budget.ts';
import { layoutRichText } from '../../resume/layout/rich-text.ts';
import type { RichText } from '../../resume/model/rich-text.ts';
import type { LetterLayoutSetting } from './opening.ts';
import type { LetterNode } from './text-group.ts';

export interface BodySetting extends LetterLayoutSetting {
  hyphenator?: Hyphenator | undefined;
  paragraphGapPx: number;
  /** No limit if absent. */
  maxPages?: number | undefined;
}

/**
 * The paragraphs and list items of a text. At least two lines of each stand together at the foot and at the top of a page. A last paragraph
 * of one line takes the one before it along, since the closing follows: a line alone above it would be little more than no text.
 *
 * @throws TooManyPagesError as soon as the measured text needs more than `maxPages`.
 */
export function richTextNodes(blocks: RichText, setting: BodySetting): LetterNode[] {
  const { paragraphs: layout, style, body, hyphenator, paragraphGapPx } = setting;
  const look = {
    ...style.subject,
    body,
    link: { ...body, color: style.link },
    bullet: style.bullet,
    paragraphGapPx,
  };
  const entry = { engine: 2, paragraphs: layout, hyphenator, look, widthPx: style.widthPx, budget: NO_BUDGET } as const;
  const roomPx = (setting.maxPages ?? Number.POSITIVE_INFINITY) * style.page.heightPx;
  let heightPx = 0;
  const paragraphs = blocks.flatMap((block) => {
    const measured = layoutRichText([block], 'body', entry).paragraphs;
    for (const { lines } of measured) for (const line of lines) heightPx += line.heightPx;
    if (heightPx > roomPx) throw new TooManyPagesError(setting.maxPages!);
    return measured;
  });
  return paragraphs.flatMap(({ role, level, gapBeforePx, lines }, index) => {
    const nodes = lines.map((line) => box<Draw[]>(line.heightPx, line.payload));
    const attributes = role === 'list-item' ? { 'data-level': String(level) } : {};
    const paragraph = group(withoutWidows(nodes), { role, attributes });
    if (index === 0) return [paragraph];
    const isShortEnd = index === paragraphs.length - 1 && lines.length === 1;
    return [...(isShortEnd ? [NO_BREAK] : []), glue(gapBeforePx), paragraph];
  });
}

/** Forbids a page break after the first line and before the last one. */
function withoutWidows(lines: readonly LetterNode[]): LetterNode[] {
  return lines.flatMap((line, index) =>
    index === 1 || (index > 0 && index === lines.length - 1) ? [NO_BREAK, line] : [line],
  );
}
