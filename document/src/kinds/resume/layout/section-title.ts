import { type Block, plainBlocks, shift, stack } from '../../../engine/blocks/block.ts';
import { rect } from '../../../engine/blocks/draw.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { SectionLook } from '../styles/template-style.ts';
import { TITLE_ICON_ROOM_PX, type TitleIcon, withTitleIcon } from './title-icons.ts';

const RULE_GAP_PX = 5;
const SIDE_GAP_PX = 16;
const BAR_WIDTH_PX = 34;
const TICK_GAP_PX = 10;
const BOX_PADDING_X_PX = 10;
const BOX_PADDING_Y_PX = 4;

interface TitleSetting {
  look: SectionLook;
  widthPx: number;
  /** The icon for looks with icons. */
  icon: TitleIcon;
}

function inCase(title: string, { titleCase }: SectionLook): string {
  return titleCase === 'upper' ? title.toUpperCase() : title;
}

/** A section's title with its rule, without the gap below. */
export function sectionTitle(paragraphs: ParagraphLayout, typed: string, { look, widthPx, icon }: TitleSetting): Block {
  const title = inCase(typed, look);
  const { kind, color, thicknessPx } = look.titleRule;
  const text = (roomPx: number) =>
    stack(plainBlocks(paragraphs, title, { style: look.title, widthPx: roomPx, align: look.titleAlign }));
  const set = (roomPx: number) => {
    if (!look.titleIcon) return text(roomPx);
    return withTitleIcon(text(roomPx - TITLE_ICON_ROOM_PX), icon, look.titleIcon);
  };
  switch (kind) {
    case 'none':
      return set(widthPx);
    case 'below': {
      const line = set(widthPx);
      const yPx = line.heightPx + RULE_GAP_PX;
      const rule = rect({ xPx: 0, yPx, widthPx, heightPx: thicknessPx }, color);
      return { draws: [rule, ...line.draws], heightPx: yPx + thicknessPx };
    }
    case 'above': {
      const rule = rect({ xPx: 0, yPx: 0, widthPx, heightPx: thicknessPx }, color);
      const below = shift(set(widthPx), 0, thicknessPx + RULE_GAP_PX + 2);
      return { draws: [rule, ...below.draws], heightPx: below.heightPx };
    }
    case 'bar': {
      const bar = rect({ xPx: 0, yPx: 0, widthPx: BAR_WIDTH_PX, heightPx: thicknessPx }, color);
      const below = shift(set(widthPx), 0, thicknessPx + RULE_GAP_PX);
      return { draws: [bar, ...below.draws], heightPx: below.heightPx };
    }
    case 'tick': {
      const line = set(widthPx - thicknessPx - TICK_GAP_PX);
      const tick = rect({ xPx: 0, yPx: 1, widthPx: thicknessPx, heightPx: line.heightPx - 2 }, color);
      return { draws: [tick, ...shift(line, thicknessPx + TICK_GAP_PX).draws], heightPx: line.heightPx };
    }
    case 'box': {
      const line = set(widthPx - 2 * BOX_PADDING_X_PX);
      const heightPx = line.heightPx + 2 * BOX_PADDING_Y_PX;
      const box = rect({ xPx: 0, yPx: 0, widthPx, heightPx }, color, 4);
      return { draws: [box, ...shift(line, BOX_PADDING_X_PX, BOX_PADDING_Y_PX).draws], heightPx };
    }
    case 'sides': {
      const line = set(widthPx);
      const lines = paragraphs([{ text: title, style: look.title }], { widthPx });
      const textPx = lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
      const rulePx = (widthPx - textPx) / 2 - SIDE_GAP_PX;
      const box = { yPx: line.heightPx / 2, widthPx: rulePx, heightPx: thicknessPx };
      const rules = rulePx > 8 ? [rect({ xPx: 0, ...box }, color), rect({ xPx: widthPx - rulePx, ...box }, color)] : [];
      return { draws: [...rules, ...line.draws], heightPx: line.heightPx };
    }
  }
}
