import { type Block, lineBlock, plainBlock, shift, stack, withRole } from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import type { Span } from '../../../engine/text/text-style.ts';
import type { EntryContent } from '../compose/content.ts';
import type { FlowSubSection } from '../pagination/flow.ts';
import type { SectionLook } from '../styles/template-style.ts';
import type { EntrySetting } from './entry-setting.ts';
import { toAtom } from './flow-atoms.ts';
import { levelBlock, levelWidth } from './level.ts';

const PADDING_X_PX = 11;
const PADDING_Y_PX = 4;
const TAG_GAP_PX = 8;
const LEVEL_GAP_PX = 9;
const LABEL_RADIUS_PX = 5;

interface Tag {
  entry: EntryContent;
  block: Block;
  widthPx: number;
}

type Tags = Extract<SectionLook['compact'], { kind: 'tags' }>;

/** A list in a label would run into the next label: software that reads the page takes commas for the ends of names. */
export function isNoteBelow({ note }: EntryContent, form: Tags['form']): boolean {
  return form === 'pills' ? note !== '' : note.includes(',');
}

/** ` – native`, ` – Bridal`, ` (Master) – Bridal`. */
export function detailsOf({ title, levelText }: EntryContent, note: string): string {
  if (levelText === '' || note === '') {
    const detail = levelText === '' ? note : levelText;
    return title === '' || detail === '' ? detail : ` – ${detail}`;
  }
  return title === '' ? `${levelText} – ${note}` : ` (${levelText}) – ${note}`;
}

/** A name with its level on a rounded rectangle, as wide as necessary. */
function tag(entry: EntryContent, setting: EntrySetting, { form, ...colors }: Tags): Tag {
  const { paragraphs, look } = setting;
  const details = detailsOf(entry, isNoteBelow(entry, form) ? '' : entry.note);
  const spans: Span[] = [
    { text: entry.title, style: { ...look.body, weight: 700 as const, color: colors.ink } },
    {
      text: details,
      style: { ...look.body, color: colors.ink },
      // In a label the dash stays: software would take a level on a line of its own for another name.
      ...(form === 'pills' && details.startsWith(' – ') && { separator: { start: 0, end: ' – '.length } }),
    },
  ].filter(({ text }) => text !== '');
  const level = form === 'pills' && entry.level && entry.level.shape !== 'bars' ? entry.level : null;
  const levelPx = level ? levelWidth(level.shape, 0) + LEVEL_GAP_PX : 0;
  const lines = paragraphs(spans, { widthPx: setting.widthPx - 2 * PADDING_X_PX - levelPx });
  const textPx = lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
  const text = withRole(stack(lines.map((line) => lineBlock(line, textPx))), 'paragraph');
  const widthPx = textPx + 2 * PADDING_X_PX + levelPx;
  const heightPx = text.heightPx + 2 * PADDING_Y_PX;
  const shape =
    level &&
    shift(
      levelBlock({ ...level, subject: entry.title }, levelWidth(level.shape, 0), look.level),
      PADDING_X_PX + textPx + LEVEL_GAP_PX,
    );
  return {
    entry,
    widthPx,
    block: {
      heightPx,
      draws: [
        rect(
          { xPx: 0, yPx: 0, widthPx, heightPx },
          colors.fill,
          form === 'pills' ? Math.min(heightPx / 2, 13) : LABEL_RADIUS_PX,
        ),
        ...shift(text, PADDING_X_PX, PADDING_Y_PX).draws,
        ...(shape ? shift(shape, 0, (heightPx - shape.heightPx) / 2).draws : []),
      ],
    },
  };
}

interface TagRow {
  tags: Tag[];
  usedPx: number;
  isClosed: boolean;
}

/** Tags in rows as full as the width allows. A tag with a note below takes a row of its own. */
function inRows(entries: readonly EntryContent[], setting: EntrySetting, tags: Tags): TagRow[] {
  const rows: TagRow[] = [];
  for (const entry of entries) {
    const next = tag(entry, setting, tags);
    const row = rows.at(-1);
    const isAlone = isNoteBelow(entry, tags.form);
    if (row && !row.isClosed && !isAlone && row.usedPx + TAG_GAP_PX + next.widthPx <= setting.widthPx) {
      row.tags.push(next);
      row.usedPx += TAG_GAP_PX + next.widthPx;
    } else rows.push({ tags: [next], usedPx: next.widthPx, isClosed: isAlone });
  }
  return rows;
}

/** The entries of each row of tags. */
export function tagRows(entries: readonly EntryContent[], setting: EntrySetting, tags: Tags): EntryContent[][] {
  return inRows(entries, setting, tags).map((row) => row.tags.map(({ entry }) => entry));
}

/** Skills, languages and programs as rounded tags in rows. */
export function layoutTagEntries(
  entries: readonly EntryContent[],
  setting: EntrySetting,
  tags: Tags,
): FlowSubSection<Draw[]>[] {
  const { paragraphs, look, widthPx, budget } = setting;
  return inRows(entries, setting, tags).map((row) => {
    let xPx = 0;
    const draws: Draw[] = [];
    for (const { block, widthPx: tagPx } of row.tags) {
      draws.push(...shift(block, xPx).draws);
      xPx += tagPx + TAG_GAP_PX;
    }
    const heightPx = Math.max(...row.tags.map(({ block }) => block.heightPx));
    const [{ entry }] = row.tags as [Tag, ...Tag[]];
    const note = isNoteBelow(entry, tags.form) ? entry.note : '';
    const below = plainBlock(paragraphs, note, { style: look.meta, widthPx });
    return budget.take({
      entryId: entry.id,
      gapBeforePx: TAG_GAP_PX,
      head: [toAtom(stack([{ draws, heightPx }, below], 3))],
      descriptions: [],
    });
  });
}
