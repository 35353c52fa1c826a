import {
  type Block,
  beside,
  firstBaseline,
  NOTHING,
  plainBlock,
  shift,
  stack,
  textBlocks,
  withRole,
} from '../../../engine/blocks/block.ts';
import { rect } from '../../../engine/blocks/draw.ts';
import { fitAddress } from '../../../engine/blocks/fit-text.ts';
import type { Span, TextStyle } from '../../../engine/text/text-style.ts';
import type { EntryContent } from '../compose/content.ts';
import type { EntrySetting } from './entry-setting.ts';
import { levelBlock, levelWidth } from './level.ts';

/** Minimum distance between a line's text and the dates at its end. */
const DATES_GAP_PX = 24;
const SEPARATOR = ' · ';

/**
 * An entry's head: title, subtitle, dates, place, link and level. The title is alone on its line or next to dates, and each fact is a
 * separate run, so that software which reads the page can distinguish them.
 */
export function entryHead(entry: EntryContent, setting: EntrySetting): Block {
  const { dates } = setting.look;
  switch (dates.kind) {
    case 'below':
      return headBelow(entry, setting);
    case 'rail':
      return shift(headBelow(entry, { ...setting, widthPx: setting.widthPx - dates.widthPx }), dates.widthPx);
    case 'right':
      return headRight(entry, setting);
    case 'gutter':
      throw new Error('Engine 2 sets no dates in a gutter: software reads them as the first words of a title');
  }
}

/** The spans of one fact, or of several facts on a line. */
export type Line = readonly Span[];

export function fact(text: string, style: TextStyle): Line {
  return text === '' ? [] : [{ text, style }];
}

/** Facts separated by dots. */
export function dotted(facts: readonly Line[], separator: TextStyle): Line {
  return facts
    .filter((spans) => spans.length > 0)
    .flatMap((spans, index) =>
      index === 0
        ? spans
        : [{ text: SEPARATOR, style: separator, separator: { start: 0, end: SEPARATOR.length } }, ...spans],
    );
}

export function linkLine({ link }: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Line {
  if (!link) return [];
  const style = fitAddress(paragraphs, link.text, { style: look.link, widthPx });
  return [{ text: link.text, style, ...(link.href ? { href: link.href } : {}) }];
}

/** The style of text after a subtitle on its line. */
function besideSubtitle({ look }: EntrySetting): TextStyle {
  return { ...look.meta, lineHeight: look.entrySubtitle.lineHeight };
}

export function lineBlock(spans: Line, { paragraphs, widthPx }: EntrySetting, align: 'left' | 'right' = 'left'): Block {
  return spans.length === 0 ? NOTHING : withRole(stack(textBlocks(paragraphs, spans, { widthPx, align })), 'paragraph');
}

export function naturalWidth(spans: Line, { paragraphs }: EntrySetting): number {
  return paragraphs(spans, { widthPx: Number.MAX_SAFE_INTEGER })[0]?.widthPx ?? 0;
}

function titleBlock(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block {
  return plainBlock(paragraphs, entry.title, { style: look.entryTitle, widthPx, role: 'entry-title' });
}

/** The width of a line's text next to the dates at its end. */
export function widthBesideDates(entry: EntryContent, setting: EntrySetting): number {
  const datesPx = naturalWidth(fact(entry.period, setting.look.meta), setting);
  return datesPx === 0 ? setting.widthPx : setting.widthPx - datesPx - DATES_GAP_PX;
}

/** The block with the dates at the end of its first line. The block is set in the remaining width. */
export function withDatesAtEnd(
  entry: EntryContent,
  setting: EntrySetting,
  blockIn: (setting: EntrySetting) => Block,
): Block {
  const spans = fact(entry.period, setting.look.meta);
  if (spans.length === 0) return blockIn(setting);
  const block = blockIn({ ...setting, widthPx: widthBesideDates(entry, setting) });
  const dates = lineBlock(spans, setting, 'right');
  if (block.heightPx === 0) return dates;
  const drop = Math.max(0, firstBaseline(block) - firstBaseline(dates));
  return beside([
    { block, xPx: 0 },
    { block: shift(dates, 0, drop), xPx: 0 },
  ]);
}

/** Distance of the hairline from the text on both sides. */
const LEADER_GAP_PX = 4;
const LEADER_PX = 0.75;
/** Height of a middle dot above the baseline, in em. */
const DOT_HEIGHT = 0.34;

interface Leader {
  color: string;
  /** The hairline begins in the middle of the dot, and not behind it. */
  isJoined: boolean;
  /** The dot has the hairline's colour. */
  isDotFaint: boolean;
}

/** Spans on one line, followed by a dot and a hairline that leads to the dates; null if they do not fit on the line. */
function withLeaderToDates(entry: EntryContent, spans: Line, leader: Leader, setting: EntrySetting): Block | null {
  const { look, widthPx } = setting;
  const beside = besideSubtitle(setting);
  const style = leader.isDotFaint ? { ...beside, color: leader.color } : beside;
  const withDot = [...spans, { text: ' ·', style }];
  const textPx = naturalWidth(withDot, setting);
  const endPx = widthPx - naturalWidth(fact(entry.period, look.meta), setting) - LEADER_GAP_PX;
  if (endPx - textPx < DATES_GAP_PX - LEADER_GAP_PX) return null;
  const startPx = leader.isJoined ? textPx - naturalWidth(fact('·', style), setting) / 2 : textPx + LEADER_GAP_PX;
  const block = withDatesAtEnd(entry, setting, (room) => lineBlock(withDot, room));
  const yPx = firstBaseline(block) - look.meta.sizePx * DOT_HEIGHT;
  const hairline = rect({ xPx: startPx, yPx, widthPx: endPx - startPx, heightPx: LEADER_PX }, leader.color);
  return { ...block, draws: [...block.draws, hairline] };
}

/** The level in words, a note, and the level's shape. */
export function lowerBlocks(entry: EntryContent, setting: EntrySetting): Block[] {
  const { paragraphs, look, widthPx } = setting;
  const { level } = entry;
  return [
    lineBlock(fact(entry.levelText, look.meta), setting),
    plainBlock(paragraphs, entry.note, { style: look.body, widthPx }),
    ...(level
      ? [shift(levelBlock({ ...level, subject: entry.title }, levelWidth(level.shape, widthPx), look.level), 0, 4)]
      : []),
  ];
}

/** Dates after the subtitle, or on a line of their own if there is no room. Place and link follow on the next line. */
function headBelow(entry: EntryContent, setting: EntrySetting): Block {
  const { look, widthPx } = setting;
  const subtitle = fact(entry.subtitle, look.entrySubtitle);
  const dates = fact(entry.period, besideSubtitle(setting));
  const both = dotted([subtitle, dates], besideSubtitle(setting));
  const middle =
    naturalWidth(both, setting) <= widthPx
      ? [lineBlock(both, setting)]
      : [lineBlock(subtitle, setting), lineBlock(fact(entry.period, look.meta), setting)];
  const place = fact(entry.place, look.meta);
  const link = linkLine(entry, setting);
  const last = dotted([place, link], look.meta);
  const lastLines = naturalWidth(last, setting) <= widthPx ? [last] : [place, link];
  return stack([
    titleBlock(entry, setting),
    ...middle,
    ...lastLines.map((line) => lineBlock(line, setting)),
    ...lowerBlocks(entry, setting),
  ]);
}

function subtitleAndPlace(entry: EntryContent, setting: EntrySetting): Line {
  const { look } = setting;
  return dotted(
    [fact(entry.subtitle, look.entrySubtitle), fact(entry.place, besideSubtitle(setting))],
    besideSubtitle(setting),
  );
}

/** Dates at the end of the subtitle's line, or of the title's line if there is no subtitle. */
function headRight(entry: EntryContent, setting: EntrySetting): Block {
  const { dates } = setting.look;
  const second = subtitleAndPlace(entry, setting);
  const upper =
    entry.subtitle === ''
      ? [withDatesAtEnd(entry, setting, (room) => titleBlock(entry, room)), lineBlock(second, setting)]
      : dates.kind === 'right' && dates.leader !== undefined
        ? [
            titleBlock(entry, setting),
            ...linesWithLeader(
              entry,
              {
                color: dates.leader,
                isJoined: dates.isJoined === true,
                isDotFaint: dates.isDotFaint === true,
              },
              setting,
            ),
          ]
        : [titleBlock(entry, setting), withDatesAtEnd(entry, setting, (room) => lineBlock(second, room))];
  return stack([...upper, lineBlock(linkLine(entry, setting), setting), ...lowerBlocks(entry, setting)]);
}

/** Subtitle, place and dates on one line. If there is no room for all three, the place is on the next line. */
function linesWithLeader(entry: EntryContent, leader: Leader, setting: EntrySetting): Block[] {
  const both = subtitleAndPlace(entry, setting);
  if (entry.period === '' && naturalWidth(both, setting) <= setting.widthPx) return [lineBlock(both, setting)];
  const whole = entry.period === '' ? null : withLeaderToDates(entry, both, leader, setting);
  if (whole) return [whole];
  const subtitle = fact(entry.subtitle, setting.look.entrySubtitle);
  const withLeader = entry.period === '' ? null : withLeaderToDates(entry, subtitle, leader, setting);
  return [
    withLeader ?? withDatesAtEnd(entry, setting, (room) => lineBlock(subtitle, room)),
    lineBlock(fact(entry.place, setting.look.meta), setting),
  ];
}
