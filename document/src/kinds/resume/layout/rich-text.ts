import { type Block, lineBlock, shift, textBlocks, withRole } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { Span, TextStyle } from '../../../engine/text/text-style.ts';
import { toTextHref } from '../compose/href.ts';
import type { Inline, ListItem, RichText, RichTextBlock } from '../model/rich-text.ts';
import type { FlowDescription, FlowParagraph } from '../pagination/flow.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';

const INDENT_PX = 15;
const NUMBER_GAP_PX = 5;
const BULLET_INDENT_PX = 2;

/** Converts inline runs to spans of a base style. Links have the look's link colour. */
export function toSpans(inlines: readonly Inline[], base: TextStyle, linkColor: string): Span[] {
  return inlines.map(({ text, bold, italic, underline, href }) => {
    const target = href === undefined ? null : toTextHref(href);
    const style: TextStyle = {
      ...base,
      weight: bold ? 700 : base.weight,
      style: italic ? 'italic' : base.style,
      color: target ? linkColor : base.color,
    };
    return { text, style, underline: underline === true, ...(target ? { href: target } : {}) };
  });
}

/** Lays out rich text as a description. Page breaks are possible between its paragraphs and list items, and between their lines. */
export function layoutRichText(blocks: RichText, field: string, setting: EntrySetting): FlowDescription<Draw[]> {
  const paragraphs = blocks.flatMap((block) => layoutBlock(block, setting)).filter(({ lines }) => lines.length > 0);
  return { field, gapBeforePx: setting.look.paragraphGapPx, paragraphs };
}

function layoutBlock(block: RichTextBlock, setting: EntrySetting): FlowParagraph<Draw[]>[] {
  const { look, paragraphs, widthPx, hyphenator } = setting;
  if (block.type === 'paragraph') {
    const spans = toSpans(block.children, look.body, look.link.color);
    const lines = textBlocks(paragraphs, spans, { widthPx, hyphenator });
    return [{ role: 'paragraph', level: 0, gapBeforePx: look.paragraphGapPx, lines: lines.map(toAtom) }];
  }
  const counters: number[] = [];
  return block.items.map((item) => {
    counters.length = Math.min(counters.length, item.level + 1);
    counters[item.level] = (counters[item.level] ?? 0) + 1;
    const lines =
      block.style === 'numbered' ? numberedItem(item, counters[item.level]!, setting) : bulletedItem(item, setting);
    return { role: 'list-item', level: item.level, gapBeforePx: look.paragraphGapPx / 2, lines: lines.map(toAtom) };
  });
}

function itemLines(item: ListItem, indentPx: number, { paragraphs, look, widthPx, hyphenator }: EntrySetting): Block[] {
  const spans = toSpans(item.children, look.body, look.link.color);
  const box = { widthPx: widthPx - indentPx, hyphenator };
  return textBlocks(paragraphs, spans, box).map((line) => shift(line, indentPx));
}

/** Bullets of a list's first level and of deeper ones. All fonts have both characters, and all software takes them for bullets. */
const BULLETS = ['•', '–'] as const;

/** Bullets are characters, since software that reads a page uses them to distinguish list items from titles. */
function bulletedItem(item: ListItem, setting: EntrySetting): Block[] {
  if (setting.engine === 1) return bulletedItemOfEngine1(item, setting);
  const { paragraphs, look } = setting;
  const indentPx = INDENT_PX * (item.level + 1);
  const [first, ...others] = itemLines(item, indentPx, setting);
  if (!first) return [];
  const style = { ...look.body, color: look.bullet };
  // A no-break space, which is not trimmed at a line's end.
  const text = `${BULLETS[Math.min(item.level, BULLETS.length - 1)]}\u00a0`;
  const [bullet] = paragraphs([{ text, style }], { widthPx: Number.MAX_SAFE_INTEGER });
  if (!bullet) return [first, ...others];
  const marker = withRole(
    shift(lineBlock(bullet, bullet.widthPx), indentPx - INDENT_PX + BULLET_INDENT_PX),
    'list-marker',
  );
  return [{ ...first, draws: [...marker.draws, ...first.draws] }, ...others];
}

/** In engine 1 bullets are circles. Frozen. */
function bulletedItemOfEngine1(item: ListItem, setting: EntrySetting): Block[] {
  const { body } = setting.look;
  const indentPx = INDENT_PX * (item.level + 1);
  const lines = itemLines(item, indentPx, setting);
  const first = lines[0];
  if (!first) return [];
  const bullet: Draw = {
    kind: 'circle',
    xPx: indentPx - INDENT_PX + 4.5,
    yPx: (body.sizePx * body.lineHeight) / 2 + body.sizePx * 0.03,
    radiusPx: item.level === 0 ? 2 : 1.5,
    fill: setting.look.bullet,
  };
  return [{ ...first, draws: [bullet, ...first.draws] }, ...lines.slice(1)];
}

function numberedItem(item: ListItem, number: number, setting: EntrySetting): Block[] {
  const { paragraphs, look } = setting;
  const space = setting.engine === 1 ? '' : '\u00a0';
  const [marker] = paragraphs([{ text: `${number}.${space}`, style: look.body }], {
    widthPx: Number.MAX_SAFE_INTEGER,
  });
  if (!marker) return [];
  const gapPx = setting.engine === 1 ? NUMBER_GAP_PX : 1;
  const indentPx = INDENT_PX * item.level + Math.max(INDENT_PX, marker.widthPx + gapPx);
  const lines = itemLines(item, indentPx, setting);
  const first = lines[0];
  if (!first) return [];
  const markerBlock = withRole(
    shift(lineBlock(marker, marker.widthPx), indentPx - gapPx - marker.widthPx),
    'list-marker',
  );
  return [{ ...first, draws: [...markerBlock.draws, ...first.draws] }, ...lines.slice(1)];
}
