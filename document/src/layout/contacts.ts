import type { ContactItem, Fact } from '../compose/content.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import type { Span, TextStyle } from '../text/text-style.ts';
import { type Align, type Block, lineBlock, shift, stack, textBlocks } from './block.ts';
import { contactIcon } from './icons.ts';

interface ContactSetting {
  paragraphs: ParagraphLayout;
  widthPx: number;
  style: TextStyle;
  iconColor: string;
}

const ICON_GAP_PX = 7;

function iconSize(style: TextStyle): number {
  return style.sizePx * 1.12;
}

function toSpan(text: string, style: TextStyle, href: string | null): Span {
  return { text, style, ...(href ? { href } : {}) };
}

function factText({ label, value }: Fact): string {
  return value === '' ? label : `${label}: ${value}`;
}

function withIcon(lines: readonly Block[], kind: ContactItem['kind'], { style, iconColor }: ContactSetting): Block {
  const sizePx = iconSize(style);
  const yPx = (style.sizePx * style.lineHeight - sizePx) / 2;
  const text = shift(stack(lines), sizePx + ICON_GAP_PX);
  return { draws: [contactIcon(kind, { xPx: 0, yPx, sizePx }, iconColor), ...text.draws], heightPx: text.heightPx };
}

/** Contacts below one another, an icon before each, then the facts. */
export function contactList(contacts: readonly ContactItem[], facts: readonly Fact[], setting: ContactSetting): Block {
  const { paragraphs, widthPx, style } = setting;
  const textPx = widthPx - iconSize(style) - ICON_GAP_PX;
  const items = contacts.map(({ kind, text, href }) =>
    withIcon(textBlocks(paragraphs, [toSpan(text, style, href)], { widthPx: textPx }), kind, setting),
  );
  const details = facts.map((fact) =>
    stack(textBlocks(paragraphs, [toSpan(factText(fact), style, null)], { widthPx })),
  );
  return stack([...items, ...details], 6);
}

/** Contacts and facts in rows that wrap, with a gap between items. */
export function contactRows(
  contacts: readonly ContactItem[],
  facts: readonly Fact[],
  setting: ContactSetting & { align: Align; gapPx: number },
): Block {
  const { paragraphs, widthPx, style, align, gapPx } = setting;
  const sizePx = iconSize(style);
  const labels = [
    ...contacts.map(({ kind, text, href }) => ({ kind, span: toSpan(text, style, href) })),
    ...facts.map((fact) => ({ kind: null, span: toSpan(factText(fact), style, null) })),
  ];
  const rows: { blocks: { block: Block; widthPx: number }[]; widthPx: number }[] = [];
  for (const { kind, span } of labels) {
    const iconPx = kind ? sizePx + ICON_GAP_PX - 1 : 0;
    const lines = paragraphs([span], widthPx - iconPx);
    const itemPx = iconPx + lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
    const texts = lines.map((line) => lineBlock(line, line.widthPx));
    const block = kind ? withIcon(texts, kind, setting) : stack(texts);
    const row = rows.at(-1);
    if (row && row.widthPx + gapPx + itemPx <= widthPx) {
      row.blocks.push({ block, widthPx: itemPx });
      row.widthPx += gapPx + itemPx;
    } else rows.push({ blocks: [{ block, widthPx: itemPx }], widthPx: itemPx });
  }
  return stack(rows.map((row) => rowBlock(row, { widthPx, align, gapPx })));
}

function rowBlock(
  row: { blocks: readonly { block: Block; widthPx: number }[]; widthPx: number },
  { widthPx, align, gapPx }: { widthPx: number; align: Align; gapPx: number },
): Block {
  let xPx = align === 'center' ? (widthPx - row.widthPx) / 2 : align === 'right' ? widthPx - row.widthPx : 0;
  const draws = [];
  let heightPx = 0;
  for (const { block, widthPx: itemPx } of row.blocks) {
    draws.push(...shift(block, xPx).draws);
    heightPx = Math.max(heightPx, block.heightPx);
    xPx += itemPx + gapPx;
  }
  return { draws, heightPx };
}
