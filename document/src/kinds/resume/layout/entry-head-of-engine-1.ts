import {
  type Block,
  beside,
  firstBaseline,
  plainBlock,
  shift,
  stack,
  textBlocks,
  withRole,
} from '../../../engine/blocks/block.ts';
import type { Span } from '../../../engine/text/text-style.ts';
import type { EntryContent } from '../compose/content.ts';
import type { EntrySetting } from './entry-setting.ts';
import { levelBlock, levelWidth } from './level.ts';

const GUTTER_GAP_PX = 18;
const META_GAP_PX = 14;

/** An entry's head as engine 1 sets it: dates, place and level share lines. Frozen. */
export function entryHeadOfEngine1(entry: EntryContent, setting: EntrySetting): Block {
  const { dates } = setting.look;
  switch (dates.kind) {
    case 'below':
      return headBelow(entry, setting);
    case 'rail':
      return shift(headBelow(entry, { ...setting, widthPx: setting.widthPx - dates.widthPx }), dates.widthPx);
    case 'right':
      return headRight(entry, setting);
    case 'gutter':
      return headGutter(entry, setting, dates.widthPx);
  }
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function titleBlock(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block {
  return plainBlock(paragraphs, entry.title, { style: look.entryTitle, widthPx, role: 'entry-title' });
}

function subtitleBlock(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block {
  return plainBlock(paragraphs, entry.subtitle, { style: look.entrySubtitle, widthPx });
}

function metaBlock(text: string, { paragraphs, look, widthPx }: EntrySetting): Block {
  return plainBlock(paragraphs, text, { style: look.meta, widthPx });
}

/** Note, link and level, below the title's line. */
function lowerBlocks(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block[] {
  const { link, level } = entry;
  return [
    plainBlock(paragraphs, entry.note, { style: look.body, widthPx }),
    ...(link ? [plainBlock(paragraphs, link.text, { style: look.link, widthPx, href: link.href })] : []),
    ...(level
      ? [shift(levelBlock({ ...level, subject: entry.title }, levelWidth(level.shape, widthPx), look.level), 0, 4)]
      : []),
  ];
}

function headBelow(entry: EntryContent, setting: EntrySetting): Block {
  return stack([
    titleBlock(entry, setting),
    subtitleBlock(entry, setting),
    metaBlock(join(entry.period, entry.place, entry.levelText), setting),
    ...lowerBlocks(entry, setting),
  ]);
}

/** Title on the left, dates at the right end of its line. */
function headRight(entry: EntryContent, setting: EntrySetting): Block {
  const { paragraphs, look, widthPx } = setting;
  const [period] = paragraphs([{ text: entry.period, style: look.meta }], { widthPx });
  const periodPx = period ? period.widthPx + META_GAP_PX : 0;
  const title = titleBlock(entry, { ...setting, widthPx: widthPx - periodPx });
  const dates = plainBlock(paragraphs, entry.period, { style: look.meta, widthPx, align: 'right' });
  // Moves the smaller dates down to the baseline of the title.
  const drop = title.heightPx === 0 ? 0 : Math.max(0, firstBaseline(title) - firstBaseline(dates));
  return stack([
    beside([
      { block: title, xPx: 0 },
      { block: shift(dates, 0, drop), xPx: 0 },
    ]),
    subtitleAndPlace(entry, setting),
    metaBlock(entry.levelText, setting),
    ...lowerBlocks(entry, setting),
  ]);
}

/** On one line, since a place on a line of its own looks lost if the dates are above it. */
function subtitleAndPlace(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block {
  const separator = entry.subtitle === '' || entry.place === '' ? '' : ' · ';
  const spans: Span[] = [
    { text: entry.subtitle, style: look.entrySubtitle },
    { text: `${separator}${entry.place}`, style: { ...look.meta, lineHeight: look.entrySubtitle.lineHeight } },
  ].filter(({ text }) => text !== '');
  return withRole(stack(textBlocks(paragraphs, spans, { widthPx })), 'paragraph');
}

/** Dates and place in a gutter on the left, everything else to the right of it. */
function headGutter(entry: EntryContent, setting: EntrySetting, gutterPx: number): Block {
  const gutterSetting = { ...setting, widthPx: gutterPx - GUTTER_GAP_PX };
  const gutter = stack([metaBlock(entry.period, gutterSetting), metaBlock(entry.place, gutterSetting)]);
  const inner = { ...setting, widthPx: setting.widthPx - gutterPx };
  const body = stack([
    titleBlock(entry, inner),
    subtitleBlock(entry, inner),
    metaBlock(entry.levelText, inner),
    ...lowerBlocks(entry, inner),
  ]);
  if (body.heightPx === 0 && gutter.heightPx === 0) return body;
  const drop = gutter.heightPx > 0 && body.heightPx > 0 ? Math.max(0, firstBaseline(body) - firstBaseline(gutter)) : 0;
  return beside([
    { block: body, xPx: gutterPx },
    { block: shift(gutter, 0, drop), xPx: 0 },
  ]);
}
