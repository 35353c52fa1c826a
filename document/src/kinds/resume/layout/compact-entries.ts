import {
  type Block,
  beside,
  lineBlock,
  NOTHING,
  plainBlock,
  shift,
  stack,
  withRole,
} from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import type { Span } from '../../../engine/text/text-style.ts';
import type { EntryContent } from '../compose/content.ts';
import type { FlowSubSection } from '../pagination/flow.ts';
import type { SectionLook } from '../styles/template-style.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';
import { levelBlock, levelWidth } from './level.ts';

const LEVEL_GAP_PX = 12;

/** Position of a compact entry's level: at the end of its name's line, there in a small size, or below the name. */
type LevelPlace = 'beside' | 'beside-small' | 'below';

type LevelSetting = Pick<EntrySetting, 'paragraphs' | 'look' | 'widthPx'>;

export function nameSpans(entry: EntryContent, { look }: Pick<LevelSetting, 'look'>): Span[] {
  const separator = entry.title === '' ? '' : ' – ';
  return [
    { text: entry.title, style: { ...look.body, weight: 700 as const } },
    {
      text: entry.levelText === '' ? '' : `${separator}${entry.levelText}`,
      style: look.body,
      separator: { start: 0, end: separator.length },
    },
  ].filter(({ text }) => text !== '');
}

/** The width that a level takes from its name's line. Bars are drawn below the line over the whole width. */
function besidePx({ level }: EntryContent, widthPx: number, isSmall: boolean): number {
  return level === null || level.shape === 'bars' ? 0 : levelWidth(level.shape, widthPx, isSmall) + LEVEL_GAP_PX;
}

/** Levels are next to their names only if all names of the section leave enough room, so that the list is even. */
function levelPlace(entries: readonly EntryContent[], setting: LevelSetting, isSmall = false): LevelPlace {
  const { paragraphs, widthPx } = setting;
  const hasRoom = (entry: EntryContent) =>
    entry.level?.shape !== 'bars' &&
    paragraphs(nameSpans(entry, setting), { widthPx: widthPx - besidePx(entry, widthPx, isSmall) }).length <= 1;
  return entries.every(hasRoom) ? 'beside' : 'below';
}

/** A short entry with its level: a skill, a language, a program. */
function compactEntry(entry: EntryContent, place: LevelPlace, setting: EntrySetting): Block {
  const { paragraphs, look, widthPx } = setting;
  const names = stack(paragraphs(nameSpans(entry, setting), { widthPx }).map((line) => lineBlock(line, widthPx)));
  const name = withRole(names, 'paragraph');
  const notes = plainBlock(paragraphs, entry.note, { style: look.meta, widthPx });
  if (!entry.level) return stack([name, notes]);
  const isSmall = place === 'beside-small';
  const levelPx = levelWidth(entry.level.shape, widthPx, isSmall);
  const level = levelBlock({ ...entry.level, subject: entry.title, isSmall }, levelPx, look.level);
  if (place === 'below') return stack([name, shift(level, 0, 3), notes]);
  const lineHeightPx = look.body.sizePx * look.body.lineHeight;
  const row = beside([
    { block: name, xPx: 0 },
    { block: shift(level, 0, (lineHeightPx - level.heightPx) / 2), xPx: widthPx - levelPx },
  ]);
  return stack([row, notes]);
}

export const PAIR_GAP_PX = 36;
/** A column of at least this width sets compact entries in two columns. */
const PAIR_FROM_WIDTH_PX = 400;

interface CompactSetting extends EntrySetting {
  /**
   * As composed pages have it (docs/decisions/0065): all levels of a narrow column are below their names, since one section cannot know
   * whether those of the next one have room, and short entries in a wide column are in three columns.
   */
  isComposed: boolean;
  /** Whether levels of a narrow column may stand beside their names: all sections of the column have room (`haveRoomBeside`). */
  isBeside: boolean;
}

/** A column of at least this width may have compact entries in three columns. */
const THREE_FROM_WIDTH_PX = 560;

export function cellWidth(perRow: number, widthPx: number): number {
  return (widthPx - (perRow - 1) * PAIR_GAP_PX) / perRow;
}

/** The number of entries in a row: three if all fit on one line and fill their rows better than two. */
export function entriesPerRow(entries: readonly EntryContent[], { isComposed, ...setting }: CompactSetting): number {
  const { widthPx } = setting;
  if (widthPx < PAIR_FROM_WIDTH_PX || entries.length < 2) return 1;
  if (!isComposed || widthPx < THREE_FROM_WIDTH_PX || entries.length === 2 || entries.length === 4) return 2;
  const isShort = levelPlace(entries, { ...setting, widthPx: cellWidth(3, widthPx) }) === 'beside';
  return isShort && entries.every(({ note }) => note === '') ? 3 : 2;
}

/** Whether all levels among a narrow column's short entries have room at the ends of their names' lines. */
export function haveRoomBeside(entries: readonly EntryContent[], setting: LevelSetting): boolean {
  return (
    levelPlace(
      entries.filter(({ level }) => level !== null),
      setting,
      true,
    ) === 'beside'
  );
}

/** Where the levels of a list stand that has so many entries in a row. */
export function placeOfLevels(entries: readonly EntryContent[], setting: CompactSetting, perRow: number): LevelPlace {
  const { widthPx, isComposed, isBeside } = setting;
  const isNarrow = isComposed && widthPx < PAIR_FROM_WIDTH_PX;
  if (isNarrow) return isBeside ? 'beside-small' : 'below';
  return levelPlace(entries, { ...setting, widthPx: cellWidth(perRow, widthPx) });
}

/** Skills, languages and programs: one per line, in two or three columns if there is room, read row by row. */
export function layoutCompactEntries(
  entries: readonly EntryContent[],
  setting: CompactSetting,
): FlowSubSection<Draw[]>[] {
  const { budget, look, widthPx } = setting;
  const perRow = entriesPerRow(entries, setting);
  const cellPx = cellWidth(perRow, widthPx);
  const cellSetting = { ...setting, widthPx: cellPx };
  const place = placeOfLevels(entries, setting, perRow);
  const rows: FlowSubSection<Draw[]>[] = [];
  for (let index = 0; index < entries.length; index += perRow) {
    const row = entries.slice(index, index + perRow);
    const cells = row.map((entry, column) => ({
      block: compactEntry(entry, place, cellSetting),
      xPx: column * (cellPx + PAIR_GAP_PX),
    }));
    const head = [toAtom(beside(cells))];
    rows.push(budget.take({ entryId: row[0]!.id, gapBeforePx: look.compactGapPx, head, descriptions: [] }));
  }
  return rows;
}

/** A level as text: its description, and the number `4/5` if numbers are printed. */
export function inlineLevelWords({ level, levelText }: EntryContent, levels: 'numbers' | 'words'): string {
  const number = level && levels === 'numbers' ? `${level.value}/5` : '';
  return [levelText, number].filter((words) => words !== '').join(', ');
}

/** The text of `layoutInlineEntries`. */
export function inlineSpans(
  entries: readonly EntryContent[],
  look: SectionLook,
  { levels, namesBold }: Omit<Extract<SectionLook['compact'], { kind: 'inline' }>, 'kind'>,
): Span[] {
  const isDescribed = entries.some((entry) => entry.note !== '' || inlineLevelWords(entry, levels) !== '');
  const name = namesBold === 'described' && !isDescribed ? look.body : { ...look.body, weight: 700 as const };
  return entries.flatMap((entry, index): Span[] => {
    const words = inlineLevelWords(entry, levels);
    const note = entry.note === '' ? '' : ` – ${entry.note}`;
    const rest = `${words === '' ? '' : entry.title === '' ? words : ` (${words})`}${note}`;
    return [
      { text: entry.title, style: name },
      { text: `${rest}${index < entries.length - 1 ? '; ' : ''}`, style: look.body },
    ].filter(({ text }) => text !== '');
  });
}

/** Skills, languages and programs as running text: `Excel (4/5); Polish (native)`. A note follows its entry. */
export function layoutInlineEntries(
  entries: readonly EntryContent[],
  { paragraphs, look, widthPx }: EntrySetting,
  inline: Extract<SectionLook['compact'], { kind: 'inline' }>,
): FlowSubSection<Draw[]>[] {
  const spans = inlineSpans(entries, look, inline);
  const lines = paragraphs(spans, { widthPx }).map((line) => toAtom(lineBlock(line, widthPx)));
  const paragraph = { role: 'paragraph' as const, level: 0, gapBeforePx: 0, lines };
  return [
    {
      entryId: entries[0]!.id,
      gapBeforePx: look.compactGapPx,
      head: [],
      descriptions: [{ field: 'name', gapBeforePx: 0, paragraphs: [paragraph] }],
    },
  ];
}

/** Interests: short notes, one per line. */
export function layoutNotes(
  entries: readonly EntryContent[],
  { paragraphs, look, widthPx, budget }: EntrySetting,
): FlowSubSection<Draw[]>[] {
  return entries.map((entry) => {
    const note = plainBlock(paragraphs, entry.note, { style: look.body, widthPx });
    return budget.take({
      entryId: entry.id,
      gapBeforePx: look.compactGapPx / 2,
      head: note === NOTHING ? [] : [toAtom(note)],
      descriptions: [],
    });
  });
}
