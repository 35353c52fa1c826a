import { type Block, firstBaseline, plainBlocks, shift, stack } from '../../../engine/blocks/block.ts';
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
const AFTER_GAP_PX = 12;
const AFTER_LEAST_PX = 24;
const TAB_PADDING_X_PX = 11;
const TAB_PADDING_Y_PX = 3;
const TAB_RADIUS_PX = 4;

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
  const lines = (style = look.title, roomPx = widthPx) => paragraphs([{ text: title, style }], { widthPx: roomPx });
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
      const textPx = widest(lines());
      const rulePx = (widthPx - textPx) / 2 - SIDE_GAP_PX;
      const box = { yPx: line.heightPx / 2, widthPx: rulePx, heightPx: thicknessPx };
      const rules = rulePx > 8 ? [rect({ xPx: 0, ...box }, color), rect({ xPx: widthPx - rulePx, ...box }, color)] : [];
      return { draws: [...rules, ...line.draws], heightPx: line.heightPx };
    }
    case 'after': {
      const line = set(widthPx);
      const xPx = widest(lines()) + AFTER_GAP_PX;
      // At half the height of capitals.
      const yPx = firstBaseline(line) - look.title.sizePx * 0.36 - thicknessPx / 2;
      if (widthPx - xPx < AFTER_LEAST_PX) return line;
      const rule = rect({ xPx, yPx, widthPx: widthPx - xPx, heightPx: thicknessPx }, color);
      return { draws: [rule, ...line.draws], heightPx: line.heightPx };
    }
    case 'tab': {
      const style = { ...look.title, color: look.titleRule.ink };
      const roomPx = widthPx - 2 * TAB_PADDING_X_PX;
      const line = stack(plainBlocks(paragraphs, title, { style, widthPx: roomPx }));
      const tabPx = widest(lines(style, roomPx)) + 2 * TAB_PADDING_X_PX;
      const heightPx = line.heightPx + 2 * TAB_PADDING_Y_PX;
      const corners = { xPx: 0, yPx: 0, widthPx: tabPx, heightPx };
      // The lower corners are square: the tab stands on its line.
      const tab = [
        rect(corners, color, TAB_RADIUS_PX),
        rect({ ...corners, yPx: heightPx / 2, heightPx: heightPx / 2 }, color),
      ];
      const rule = rect({ xPx: 0, yPx: heightPx, widthPx, heightPx: thicknessPx }, color);
      return {
        draws: [...tab, rule, ...shift(line, TAB_PADDING_X_PX, TAB_PADDING_Y_PX).draws],
        heightPx: heightPx + thicknessPx,
      };
    }
  }
}

function widest(lines: readonly { widthPx: number }[]): number {
  return lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
}
