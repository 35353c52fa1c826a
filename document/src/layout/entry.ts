import type { EntryContent } from '../compose/content.ts';
import type { Atom, FlowSubSection } from '../paginate/flow.ts';
import type { SectionLook } from '../style/template-style.ts';
import type { ParagraphLayout } from '../text/paragraph.ts';
import { type Block, beside, plainBlocks, shift, stack } from './block.ts';
import type { Draw } from './draw.ts';
import { toAtom } from './flow-atoms.ts';
import { levelBlock, levelWidth } from './level.ts';
import { layoutRichText } from './rich-text.ts';

/** What an entry is laid out with. */
export interface EntrySetting {
  paragraphs: ParagraphLayout;
  look: SectionLook;
  widthPx: number;
}

const GUTTER_GAP_PX = 18;
const META_GAP_PX = 14;

/** A whole entry: title, dates and descriptions, ready for pagination. */
export function layoutEntry(entry: EntryContent, setting: EntrySetting): FlowSubSection<Draw[]> {
  const { look, widthPx } = setting;
  const gutterPx = look.dates.kind === 'gutter' ? look.dates.widthPx : 0;
  const body = { ...setting, widthPx: widthPx - gutterPx };
  const descriptions = entry.descriptions
    .map(({ field, blocks }) => layoutRichText(blocks, field, body))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const isDescriptionAlone = entryHead(entry, setting).heightPx === 0;
  const indented = descriptions.map((description, index) => ({
    ...description,
    gapBeforePx: isDescriptionAlone && index === 0 ? 0 : description.gapBeforePx,
    paragraphs: description.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map(({ heightPx, payload }) =>
        toAtom(shift({ draws: payload, heightPx }, isDescriptionAlone ? 0 : gutterPx)),
      ),
    })),
  }));
  if (isDescriptionAlone && gutterPx > 0)
    return layoutEntry(entry, { ...setting, look: { ...look, dates: { kind: 'below' } } });
  return {
    entryId: entry.id,
    gapBeforePx: look.entryGapPx,
    head: headAtoms(entryHead(entry, setting)),
    descriptions: indented,
  };
}

function headAtoms(head: Block): Atom<Draw[]>[] {
  return head.heightPx === 0 ? [] : [toAtom(head)];
}

function entryHead(entry: EntryContent, setting: EntrySetting): Block {
  switch (setting.look.dates.kind) {
    case 'below':
      return headBelow(entry, setting);
    case 'right':
      return headRight(entry, setting);
    case 'gutter':
      return headGutter(entry, setting, setting.look.dates.widthPx);
  }
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** Subtitle, link, level and note below the title line. */
function lowerLines(entry: EntryContent, { paragraphs, look, widthPx }: EntrySetting): Block[] {
  const { link, level } = entry;
  return [
    ...plainBlocks(paragraphs, entry.note, { style: look.body, widthPx }),
    ...(link ? plainBlocks(paragraphs, link.text, { style: look.link, widthPx, href: link.href }) : []),
    ...(level ? [shift(levelBlock(level, levelWidth(level.shape, widthPx), look.level), 0, 4)] : []),
  ];
}

function headBelow(entry: EntryContent, setting: EntrySetting): Block {
  const { paragraphs, look, widthPx } = setting;
  return stack([
    ...plainBlocks(paragraphs, entry.title, { style: look.entryTitle, widthPx }),
    ...plainBlocks(paragraphs, entry.subtitle, { style: look.entrySubtitle, widthPx }),
    ...plainBlocks(paragraphs, join(entry.period, entry.place, entry.levelText), { style: look.meta, widthPx }),
    ...lowerLines(entry, setting),
  ]);
}

/** Title on the left, dates at the line's right end. */
function headRight(entry: EntryContent, setting: EntrySetting): Block {
  const { paragraphs, look, widthPx } = setting;
  const [period] = paragraphs([{ text: entry.period, style: look.meta }], widthPx);
  const periodPx = period ? period.widthPx + META_GAP_PX : 0;
  const title = stack(plainBlocks(paragraphs, entry.title, { style: look.entryTitle, widthPx: widthPx - periodPx }));
  const dates = stack(plainBlocks(paragraphs, entry.period, { style: look.meta, widthPx, align: 'right' }));
  // Both stand on one baseline: the smaller dates are moved down to the title's.
  const drop = title.heightPx === 0 ? 0 : Math.max(0, firstBaseline(title) - firstBaseline(dates));
  return stack([
    beside([
      { block: title, xPx: 0 },
      { block: shift(dates, 0, drop), xPx: 0 },
    ]),
    ...plainBlocks(paragraphs, entry.subtitle, { style: look.entrySubtitle, widthPx }),
    ...plainBlocks(paragraphs, join(entry.place, entry.levelText), { style: look.meta, widthPx }),
    ...lowerLines(entry, setting),
  ]);
}

function firstBaseline({ draws }: Block): number {
  const text = draws.find((draw) => draw.kind === 'text');
  return text ? text.baselinePx : 0;
}

/** Dates and place in a gutter on the left, everything else beside it. */
function headGutter(entry: EntryContent, setting: EntrySetting, gutterPx: number): Block {
  const { paragraphs, look, widthPx } = setting;
  const gutterBox = { style: look.meta, widthPx: gutterPx - GUTTER_GAP_PX };
  const gutter = stack([
    ...plainBlocks(paragraphs, entry.period, gutterBox),
    ...plainBlocks(paragraphs, entry.place, gutterBox),
  ]);
  const inner = { ...setting, widthPx: widthPx - gutterPx };
  const body = stack([
    ...plainBlocks(paragraphs, entry.title, { style: look.entryTitle, widthPx: inner.widthPx }),
    ...plainBlocks(paragraphs, entry.subtitle, { style: look.entrySubtitle, widthPx: inner.widthPx }),
    ...plainBlocks(paragraphs, entry.levelText, { style: look.meta, widthPx: inner.widthPx }),
    ...lowerLines(entry, inner),
  ]);
  if (body.heightPx === 0 && gutter.heightPx === 0) return body;
  const drop = gutter.heightPx > 0 && body.heightPx > 0 ? Math.max(0, firstBaseline(body) - firstBaseline(gutter)) : 0;
  return beside([
    { block: body, xPx: gutterPx },
    { block: shift(gutter, 0, drop), xPx: 0 },
  ]);
}
