import { type Block, plainBlocks, shift, stack, withRole } from '../../../engine/blocks/block.ts';
import { rect } from '../../../engine/blocks/draw.ts';
import { box, glue, NO_BREAK } from '../../../engine/pagination/flow.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';
import type { LetterContent } from '../compose/compose-letter.ts';
import type { LetterStyle } from '../styles/letter-style.ts';
import { DIN_5008, mm, POLISH_AXIS } from '../styles/measures.ts';
import { heightOf, type LetterNode, textGroup } from './text-group.ts';

export interface LetterLayoutSetting {
  paragraphs: ParagraphLayout;
  style: LetterStyle;
  /** The text's style in the size and line height of the setting. */
  body: TextStyle;
  /** The height of a blank line between parts: `body`'s line, scaled by the setting's gaps. */
  blankPx: number;
}

/** What stands between the head and the subject or the salutation. */
export interface Opening {
  nodes: LetterNode[];
  /** Where it begins on the first page, px from the page's top. */
  topPx: number;
}

/** Below the head in forms without a fixed place, in blank lines. */
const BELOW_HEAD = 1.5;
/** Between date and recipient, and below the recipient, in blank lines. */
export const POLISH_GAPS = { between: 1.2, below: 1.8 } as const;
export const BLOCK_GAPS = { between: 1.4, below: 1.4 } as const;
/** Between an address field and a head that is higher than form B allows. */
const BELOW_HIGH_HEAD_PX = mm(4);

export function openingOf(content: LetterContent, setting: LetterLayoutSetting, headBottomPx: number): Opening {
  if (content.form === 'din-5008') {
    const topPx = Math.max(
      DIN_5008.fieldTopPx,
      headBottomPx > DIN_5008.fieldTopPx ? headBottomPx + BELOW_HIGH_HEAD_PX : 0,
    );
    return { nodes: germanOpening(content, setting), topPx };
  }
  const nodes = content.form === 'pl' ? polishOpening(content, setting) : blockOpening(content, setting);
  return { nodes, topPx: headBottomPx + BELOW_HEAD * setting.blankPx };
}

/** The left edge of date, recipient and closing in the right half. */
export function polishAxis({ widthPx }: Pick<LetterStyle, 'widthPx'>): { xPx: number; widthPx: number } {
  const xPx = widthPx * POLISH_AXIS;
  return { xPx, widthPx: widthPx - xPx };
}

/** Addresses are set closer than text: they are one thing. */
const ADDRESS_LEADING = 0.93;

function addressStyle(body: TextStyle): TextStyle {
  return { ...body, lineHeight: body.lineHeight * ADDRESS_LEADING };
}

function polishOpening(
  { placeAndDate, recipient }: LetterContent,
  { paragraphs, style, body, blankPx }: LetterLayoutSetting,
): LetterNode[] {
  const axis = polishAxis(style);
  return apart(
    [
      textGroup(paragraphs, [placeAndDate], { style: body, ...axis }),
      textGroup(paragraphs, recipient, { style: addressStyle(body), ...axis }),
    ],
    { betweenPx: POLISH_GAPS.between * blankPx, belowPx: POLISH_GAPS.below * blankPx },
  );
}

/** British and American block letters: everything at the left, the date above the recipient. */
function blockOpening(
  { placeAndDate, recipient }: LetterContent,
  { paragraphs, style, body, blankPx }: LetterLayoutSetting,
): LetterNode[] {
  const place = { xPx: 0, widthPx: style.widthPx };
  return apart(
    [
      textGroup(paragraphs, [placeAndDate], { style: body, ...place }),
      textGroup(paragraphs, recipient, { style: addressStyle(body), ...place }),
    ],
    { betweenPx: BLOCK_GAPS.between * blankPx, belowPx: BLOCK_GAPS.below * blankPx },
  );
}

/** Groups with gaps, without those that are empty. No page break divides them unless nothing else is possible. */
function apart(
  groups: readonly ReturnType<typeof textGroup>[],
  { betweenPx, belowPx }: { betweenPx: number; belowPx: number },
): LetterNode[] {
  const written = groups.filter(({ children }) => children.length > 0);
  return written.flatMap((node, index) => [node, NO_BREAK, glue(index === written.length - 1 ? belowPx : betweenPx)]);
}

const RETURN_RULE_PX = 0.75;
const RETURN_GAP_PX = 6;
/** Six lines fit into the recipient's part of the address field. */
const FIELD_LINE_PX = mm(27.3) / 6;

/** The address field with place and date beside it. The field keeps its height, so that the subject always begins at one place. */
function germanOpening(
  { returnAddress, recipient, placeAndDate }: LetterContent,
  { paragraphs, style, body }: LetterLayoutSetting,
): LetterNode[] {
  const widthPx = DIN_5008.fieldWidthPx;
  const date = withRole(
    stack(plainBlocks(paragraphs, placeAndDate, { style: body, widthPx: DIN_5008.informationWidthPx })),
    'paragraph',
  );
  const dateTopPx = DIN_5008.informationTopPx - DIN_5008.fieldTopPx;
  const beside = shift(date, DIN_5008.informationXPx - style.xPx, dateTopPx);
  const field = textGroup(paragraphs, recipient, {
    style: { ...body, lineHeight: Math.min(addressStyle(body).lineHeight, FIELD_LINE_PX / body.sizePx) },
    xPx: 0,
    widthPx,
  });
  const usedPx = DIN_5008.notesPx + heightOf([field]);
  const bottomPx = Math.max(DIN_5008.fieldPx, usedPx, beside.heightPx);
  const notes = returnLine(paragraphs, returnAddress, { style, widthPx });
  return [
    box(DIN_5008.notesPx, [...notes.draws, ...beside.draws]),
    NO_BREAK,
    field,
    NO_BREAK,
    glue(bottomPx - usedPx + DIN_5008.belowFieldPx),
  ];
}

/** The sender's address at the foot of the notes above the recipient, with a line below it. */
function returnLine(
  paragraphs: ParagraphLayout,
  returnAddress: string,
  { style, widthPx }: { style: LetterStyle; widthPx: number },
): Block {
  const line = withRole(stack(plainBlocks(paragraphs, returnAddress, { style: style.small, widthPx })), 'paragraph');
  if (line.heightPx === 0) return line;
  const yPx = DIN_5008.notesPx - RETURN_GAP_PX - RETURN_RULE_PX;
  const rule = rect({ xPx: 0, yPx, widthPx, heightPx: RETURN_RULE_PX }, style.small.color);
  return { draws: [...shift(line, 0, Math.max(0, yPx - line.heightPx)).draws, rule], heightPx: DIN_5008.notesPx };
}
